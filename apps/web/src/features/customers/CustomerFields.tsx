import { useFormContext } from 'react-hook-form';
import { activeStatusOptions, type CustomerInput } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useUsualFee } from '../../kit/form/asks/useUsualFee.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { bareDigits, identityRule } from '../../kit/form/fieldRules.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { ConsentField } from './ConsentField.tsx';

const Field = formFields<CustomerInput>();
/** Room for an identity number written in groups: cut off it would be another. */
const GROUPED = 20;

/** What is known of a customer. */
export function CustomerFields() {
  return (
    <>
      <FormSection>
        <Field.Text name="FullName" label="Họ tên" />
        <Field.Phone name="Phone" label="Số điện thoại" />
        <Field.Phone name="Phone2" label="SĐT 2" />
        <Field.Text
          name="CCCD"
          label="Số CCCD"
          rule={identityRule}
          tidy={bareDigits}
          inputMode="numeric"
          maxLength={GROUPED}
        />
        <Field.Date name="BirthDate" label="Ngày sinh" max={vietnamToday()} />
        <Field.Picker name="AffID" label="Cộng tác viên" as={AffPicker} />
        <WideField>
          <Field.Text name="Address" label="Địa chỉ" />
        </WideField>
      </FormSection>
      <AccountFields />
      <FormSection title="Phí và hạn mức">
        <CustomerFeeField />
        <Field.Money name="DebtLimit" label="Hạn mức nợ" />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
        <WideField>
          <ConsentField />
        </WideField>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </FormSection>
    </>
  );
}

function CustomerFeeField() {
  const { CustomerID } = useFormContext<CustomerInput>().formState.defaultValues ?? {};
  const usual = useUsualFee({ customerId: CustomerID });
  return <Field.Percent name="FeePercentDefault" label="Phí mặc định (%)" usual={usual} />;
}
