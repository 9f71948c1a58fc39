import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSaveAffMutation } from '../../api/affApi.ts';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';
import { collaboratorInput } from './collaboratorInput.ts';
import { PercentsEditor } from './PercentsEditor.tsx';

const Field = recordFields<Schemas['AffInput']>();

/** Props of {@link CollaboratorForm}. */
export interface CollaboratorFormProps extends FormHandles {
  /** The collaborator to change; none adds one. */
  aff?: Schemas['Aff'];
}

/** Adds or changes a collaborator. Orders keep the rates they were made with. */
export function CollaboratorForm({ aff, ...handles }: CollaboratorFormProps) {
  const [saveAff] = useSaveAffMutation();
  return (
    <RecordDialog
      noun="cộng tác viên"
      size="large"
      addMore
      id={aff?.affID}
      values={collaboratorInput(aff)}
      save={(body) => saveAff({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <Field.Text name="FullName" label="Họ tên" required maxLength={100} />
        <Field.Phone name="Phone" label="Số điện thoại" required />
      </RecordSection>
      <RecordSection title="Hoa hồng theo loại thẻ">
        <WideField>
          <PercentsEditor />
        </WideField>
      </RecordSection>
      <AccountFields />
      <RecordSection>
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}
