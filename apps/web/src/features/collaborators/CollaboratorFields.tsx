import { activeStatusOptions, type AffInput } from '@so-the/api-client';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { recordFields } from '../../kit/form/formFields.tsx';
import { RecordSection, WideField } from '../../kit/form/FormSection.tsx';
import { PercentsEditor } from './PercentsEditor.tsx';

const Field = recordFields<AffInput>();

/** What is known of a collaborator. Orders keep the rates they were made with. */
export function CollaboratorFields() {
  return (
    <>
      <RecordSection>
        <Field.Text name="FullName" label="Họ tên" />
        <Field.Phone name="Phone" label="Số điện thoại" />
      </RecordSection>
      <RecordSection title="Hoa hồng theo loại thẻ">
        <WideField>
          <PercentsEditor />
        </WideField>
      </RecordSection>
      <AccountFields />
      <RecordSection>
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </RecordSection>
    </>
  );
}
