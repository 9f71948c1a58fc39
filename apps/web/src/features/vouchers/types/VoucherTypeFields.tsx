import { useWatch } from 'react-hook-form';
import {
  activeStatusOptions,
  settledPartyOptions,
  voucherKindOptions,
  type VoucherTypeInput,
} from '@so-the/api-client';
import { useListVoucherTypesByTypeQuery } from '../../../api/paymentApi.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../../kit/form/FormSection.tsx';

const Field = formFields<VoucherTypeInput>();
const INCOME = 1;

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
      <ServiceFeeField />
    </FormSection>
  );
}

/** Whether it takes in service fees: of income in the result, on an API that knows of them. */
function ServiceFeeField() {
  const [type, PartyType, IsBusinessResult] = useWatch<VoucherTypeInput, ['type', 'PartyType', 'IsBusinessResult']>({
    name: ['type', 'PartyType', 'IsBusinessResult'],
  });
  const types = useListVoucherTypesByTypeQuery({ type: INCOME });
  // An API may leave it out (real-api §3): nothing would come of what is chosen.
  const isKnown = types.data?.Data.some(({ IsServiceFee }) => typeof IsServiceFee === 'boolean') ?? false;
  if (!isKnown || !mayBeFee({ type, PartyType, IsBusinessResult })) return null;
  return (
    <WideField>
      <Field.Check
        name="IsServiceFee"
        label="Phí dịch vụ"
        hint="Phiếu thu hỏi đơn của khách; phí của mỗi đơn chỉ ghi doanh thu một lần"
      />
    </WideField>
  );
}

/** What is sent of a category: that it takes in service fees only where it may. */
export function voucherTypeBody(typed: VoucherTypeInput): VoucherTypeInput {
  const { IsServiceFee, ...body } = typed;
  return mayBeFee(typed) && IsServiceFee !== undefined ? { ...body, IsServiceFee } : body;
}

function mayBeFee(typed: Pick<VoucherTypeInput, 'type' | 'PartyType' | 'IsBusinessResult'>): boolean {
  return typed.type === INCOME && !typed.PartyType && typed.IsBusinessResult;
}
