import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSavePosPartnerMutation } from '../../api/posApi.ts';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';

type Input = Schemas['PosPartnerInput'];
const Field = recordFields<Input>();

/** Props of {@link PosPartnerForm}. */
export interface PosPartnerFormProps extends FormHandles {
  /** The terminal to change; none adds one. */
  pos?: Schemas['PosPartner'];
}

/** Adds or changes a terminal of a partner. */
export function PosPartnerForm({ pos, ...handles }: PosPartnerFormProps) {
  const [savePosPartner] = useSavePosPartnerMutation();
  return (
    <RecordDialog
      noun="POS đối tác"
      addMore
      id={pos?.posPartnerID}
      values={pos ? pickFields<Input>(pos, fields) : blank}
      save={(body) => savePosPartner({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <WideField>
          <Field.Picker name="PartnerID" label="Đối tác" required>
            {(field) => <PartnerPicker {...field} />}
          </Field.Picker>
        </WideField>
        <Field.Text name="PosName" label="Tên máy" required maxLength={100} />
        <Field.Text name="TID" label="Mã máy (TID)" maxLength={20} />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}

const fields: InputFields<Input> = {
  posPartnerID: true,
  Version: true,
  PosName: true,
  TID: true,
  PartnerID: true,
  Note: true,
  Status: true,
};

/** A new terminal: its partner is still to be chosen. */
const blank = { PosName: '', Status: 1 } as Input;
