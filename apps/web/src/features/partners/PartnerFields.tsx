import { activeStatusOptions, type PartnerInput } from '@so-the/api-client';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';

const Field = formFields<PartnerInput>();

/** What is known of a partner. */
export function PartnerFields() {
  return (
    <>
      <FormSection>
        <Field.Text name="Name" label="Tên đối tác" />
        <Field.Phone name="Phone" label="Số điện thoại" />
        <WideField>
          <Field.Text name="Address" label="Địa chỉ" />
        </WideField>
      </FormSection>
      <AccountFields />
      <FormSection title="Phí và hạn mức">
        <Field.Percent name="FeePercentDefault" label="Phí mặc định (%)" hint="Dùng khi bảng phí không có dòng riêng" />
        <Field.Money name="DebtLimit" label="Hạn mức nợ" />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </FormSection>
    </>
  );
}
