import { useFormContext } from 'react-hook-form';
import type { Schemas } from '@so-the/api-client';
import { formFields } from '../../kit/form/formFields.tsx';
import { VoucherTypePicker } from './VoucherTypePicker.tsx';
import type { VoucherValues } from './voucherValues.ts';

const Field = formFields<VoucherValues>();

/** The category of a voucher; whose debt it settles decides whom the voucher has to name. */
export function VoucherTypeField({ kind }: { kind: Schemas['VoucherKind'] }) {
  const { setValue } = useFormContext<VoucherValues>();
  return (
    <Field.Picker name="ConfigID" label={kind === 1 ? 'Loại thu' : 'Loại chi'} required>
      {({ onChange, ...field }) => (
        <VoucherTypePicker
          {...field}
          kind={kind}
          onChange={(ConfigID, type) => {
            onChange(ConfigID);
            setValue('PartyType', type?.PartyType ?? null);
            setValue('IsServiceFee', type?.IsServiceFee ?? false);
            setValue('PartyID', null);
            setValue('ScheduleID', null);
            setValue('ScheduleCode', '');
          }}
        />
      )}
    </Field.Picker>
  );
}
