import {
  activeStatusOptions,
  settledPartyOptions,
  voucherKindOptions,
  type VoucherTypeInput,
} from '@so-the/api-client';
import { formFields } from '../../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../../kit/form/FormSection.tsx';

const Field = formFields<VoucherTypeInput>();

/** What is known of a voucher category. What decides the books is fixed once a voucher uses it. */
export function VoucherTypeFields({ used }: { used: boolean }) {
  return (
    <FormSection>
      <Field.Text name="name" label="Tên loại" />
      <Field.Select name="type" label="Thu/chi" options={voucherKindOptions} disabled={used} />
      <Field.Select
        name="PartyType"
        label="Trừ công nợ của"
        options={settledPartyOptions}
        placeholder="Không trừ công nợ"
        disabled={used}
      />
      <Field.Select name="status" label="Trạng thái" options={activeStatusOptions} />
      <WideField>
        <Field.Check name="IsBusinessResult" label="Tính vào kết quả kinh doanh" />
      </WideField>
    </FormSection>
  );
}
