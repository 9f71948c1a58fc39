import { activeStatusOptions, settledPartyOptions, voucherKindOptions, type Schemas } from '@so-the/api-client';
import { useSaveVoucherTypeMutation } from '../../api/paymentApi.ts';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';

type Input = Schemas['VoucherTypeInput'];
const Field = recordFields<Input>();

const fields: InputFields<Input> = {
  ConfigID: true,
  Version: true,
  name: true,
  type: true,
  IsBusinessResult: true,
  PartyType: true,
  status: true,
};
const blank: Input = { name: '', type: 2, IsBusinessResult: true, status: 1 };

/** Props of {@link VoucherTypeForm}. */
export interface VoucherTypeFormProps extends FormHandles {
  /** The category to change; none adds one. */
  voucherType?: Schemas['VoucherType'];
}

/** Adds or changes a voucher category. What decides the books is fixed once a voucher uses it. */
export function VoucherTypeForm({ voucherType, ...handles }: VoucherTypeFormProps) {
  const [saveVoucherType] = useSaveVoucherTypeMutation();
  const used = (voucherType?.VoucherCount ?? 0) > 0;
  return (
    <RecordDialog
      noun="loại thu chi"
      addMore
      id={voucherType?.ConfigID}
      values={voucherType ? pickFields<Input>(voucherType, fields) : blank}
      save={(body) => saveVoucherType({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <Field.Text name="name" label="Tên loại" required maxLength={100} />
        <Field.Select name="type" label="Thu/chi" options={voucherKindOptions} required disabled={used} />
        <Field.Select
          name="PartyType"
          label="Trừ công nợ của"
          options={settledPartyOptions}
          placeholder="Không trừ công nợ"
          disabled={used}
        />
        <Field.Select name="status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <Field.Check name="IsBusinessResult" label="Tính vào kết quả kinh doanh" />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}
