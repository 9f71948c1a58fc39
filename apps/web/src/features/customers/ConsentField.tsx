import type { Schemas } from '@so-the/api-client';
import { CheckboxField } from '@so-the/ui';
import { formatDateTime, vietnamMoment } from '@so-the/ui/format';
import { formFields } from '../../kit/form/formFields.tsx';

const Field = formFields<Schemas['CustomerInput']>();

/**
 * Consent to the processing of personal data: never ticked beforehand, dated when it is given (domain §7). The date of
 * an earlier consent stays.
 */
export function ConsentField() {
  return (
    <Field.Picker name="ConsentDate" label="Khách đồng ý xử lý dữ liệu cá nhân">
      {({ label, name, value, onChange, onBlur, error, ref }) => (
        <CheckboxField
          label={label}
          name={name}
          value={value !== null}
          hint={value ? `Ngày đồng ý: ${formatDateTime(value)}` : 'Hỏi khách trước khi đánh dấu'}
          error={error}
          onChange={(agreed) => onChange(agreed ? vietnamMoment() : null)}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </Field.Picker>
  );
}
