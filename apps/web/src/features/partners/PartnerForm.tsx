import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSavePartnerMutation } from '../../api/partnerApi.ts';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';
import { partnerInput } from './partnerInput.ts';

const Field = recordFields<Schemas['PartnerInput']>();

/** Props of {@link PartnerForm}. */
export interface PartnerFormProps extends FormHandles {
  /** The partner to change; none adds one. */
  partner?: Schemas['Partner'];
}

/** Adds or changes a partner. */
export function PartnerForm({ partner, ...handles }: PartnerFormProps) {
  const [savePartner] = useSavePartnerMutation();
  return (
    <RecordDialog
      noun="đối tác"
      size="large"
      addMore
      id={partner?.PartnerID}
      values={partnerInput(partner)}
      save={(body) => savePartner({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <Field.Text name="Name" label="Tên đối tác" required maxLength={100} />
        <Field.Phone name="Phone" label="Số điện thoại" required />
        <WideField>
          <Field.Text name="Address" label="Địa chỉ" maxLength={255} />
        </WideField>
      </RecordSection>
      <AccountFields />
      <RecordSection title="Phí và hạn mức">
        <Field.Percent name="FeePercentDefault" label="Phí mặc định (%)" hint="Dùng khi bảng phí không có dòng riêng" />
        <Field.Money name="DebtLimit" label="Hạn mức nợ" />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}
