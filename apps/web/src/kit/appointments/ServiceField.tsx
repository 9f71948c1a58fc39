import { useFormContext } from 'react-hook-form';
import { serviceTypeOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { formFields } from '../form/formFields.tsx';
import { usualFeeMode, type AppointmentValues } from './appointmentValues.ts';

const Field = formFields<AppointmentValues>();

/** The service; how the fee is usually collected follows it. */
export function ServiceField() {
  const { setValue } = useFormContext<AppointmentValues>();
  return (
    <Field.Picker name="ServiceType" label="Dịch vụ" required>
      {(field) => (
        <SelectField
          {...field}
          options={serviceTypeOptions}
          onChange={(service) => {
            field.onChange(service);
            if (service !== null) setValue('FeeMode', usualFeeMode(service), { shouldDirty: true });
          }}
        />
      )}
    </Field.Picker>
  );
}
