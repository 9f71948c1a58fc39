import { useFormContext, useWatch } from 'react-hook-form';
import { FeePayerFields } from '../../kit/document/FeePayerFields.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import type { VoucherValues } from './voucherValues.ts';

const Field = formFields<VoucherValues>();
const CUSTOMER = 1;
const COLLABORATOR = 3;

/** Who pays or is paid: the customer or collaborator whose debt the category settles, else anybody by name, and of service fees whose order. */
export function VoucherPartyFields() {
  const partyType = useWatch<VoucherValues, 'PartyType'>({ name: 'PartyType' });
  const { setValue } = useFormContext<VoucherValues>();
  if (partyType === CUSTOMER) {
    return (
      <Field.Picker name="PartyID" label="Khách hàng" required>
        {({ onChange, ...field }) => (
          <CustomerPicker
            {...field}
            onChange={(id, customer) => {
              onChange(id);
              setValue('PartyName', customer?.FullName ?? '');
            }}
          />
        )}
      </Field.Picker>
    );
  }
  if (partyType === COLLABORATOR) {
    return (
      <Field.Picker name="PartyID" label="Cộng tác viên" required>
        {({ onChange, ...field }) => (
          <AffPicker
            {...field}
            onChange={(id, aff) => {
              onChange(id);
              setValue('PartyName', aff?.FullName ?? '');
            }}
          />
        )}
      </Field.Picker>
    );
  }
  return <FeePayerFields />;
}
