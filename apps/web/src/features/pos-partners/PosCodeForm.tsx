import type { Schemas } from '@so-the/api-client';
import { useSavePosCodeStatusMutation } from '../../api/posApi.ts';
import { PosPartnerPicker } from '../../kit/pickers/PosPartnerPicker.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';

type Input = Schemas['PosCodeInput'];
const Field = recordFields<Input>();

/** Props of {@link PosCodeForm}. */
export interface PosCodeFormProps extends FormHandles {
  /** The terminal the list is narrowed to. */
  posPartnerID: number | null;
}

/** Asks for a POS code. */
export function PosCodeForm({ posPartnerID, ...handles }: PosCodeFormProps) {
  const [saveCode] = useSavePosCodeStatusMutation();
  const values: Input = { PosCode: '', ...(posPartnerID !== null && { PosPartnerID: posPartnerID }) };
  return (
    <RecordDialog
      noun="yêu cầu mã POS"
      id={undefined}
      values={values}
      save={(body) => saveCode({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <WideField>
          <Field.Picker name="PosPartnerID" label="Máy của đối tác" required>
            {(field) => <PosPartnerPicker {...field} />}
          </Field.Picker>
        </WideField>
        <WideField>
          <Field.Text name="PosCode" label="Mã POS" required rule={codeRule} maxLength={50} />
        </WideField>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}

function codeRule(text: string): string | undefined {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text)
    ? undefined
    : 'Mã POS không hợp lệ: chỉ gồm chữ không dấu, số, dấu chấm và gạch';
}
