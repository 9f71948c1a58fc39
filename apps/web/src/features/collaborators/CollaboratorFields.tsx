import { activeStatusOptions, type AffInput } from '@so-the/api-client';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { PercentsEditor } from './PercentsEditor.tsx';

const Field = formFields<AffInput>();

/** What is known of a collaborator. Orders keep the rates they were made with. */
export function CollaboratorFields() {
  return (
    <>
      <FormSection>
        <Field.Text name="FullName" label="Họ tên" />
        <Field.Phone name="Phone" label="Số điện thoại" />
      </FormSection>
      <FormSection title="Hoa hồng theo loại thẻ">
        <WideField>
          <PercentsEditor />
        </WideField>
      </FormSection>
      <AccountFields />
      <FormSection>
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </FormSection>
    </>
  );
}
