import type { Schemas } from '@so-the/api-client';
import { usePayNumberLotMutation } from '../../../api/posDebtApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { fundBody, type FundValues } from '../../../kit/document/funds/fund.ts';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { useRefreshed } from '../useRefreshed.ts';
import { lotTitle } from './lotBody.ts';

interface PayValues extends FundValues {
  Amount: number | null;
  PaidAt: string | null;
  RefNo: string;
  Note: string;
}

const Field = formFields<PayValues>();
const TRANSFER = 2;

/** Receives what really came for a lot: at most what is left of it and one đồng a bill. */
export function PayLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [payLot] = usePayNumberLotMutation();
  const refreshed = useRefreshed();
  const funds = useFunds();
  const { numberLoID: NumberLoID, Remain, BillCount } = lot;
  const send = async ({ Amount, PaidAt, RefNo, Note, ...fund }: PayValues, idempotencyKey: string) => {
    const told = { ...(PaidAt && { PaidAt }), ...(RefNo && { RefNo }), ...(Note && { Note }) };
    const body = { NumberLoID, Amount: Amount ?? 0, ...fundBody(fund), ...told };
    await refreshed(payLot({ body, idempotencyKey }).unwrap());
  };
  return (
    <MoneyDialog<PayValues>
      title="Nhận tiền về của lô"
      draft={`payLot/${NumberLoID}`}
      values={{ Amount: Remain, ...funds.start, Method: TRANSFER, PaidAt: null, RefNo: '', Note: '' }}
      facts={(values) => ({
        party: lotTitle(lot),
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: 'Thu vào',
        debt: { label: 'Còn lại của lô', before: Remain, after: Remain - (values.Amount ?? 0) },
        warnings:
          (values.Amount ?? 0) < Remain - BillCount
            ? ['Số tiền ít hơn số còn lại: lô sẽ ở trạng thái về một phần']
            : [],
      })}
      send={send}
      done="Nhận tiền về của lô thành công"
      onClose={onClose}
    >
      <Field.Money
        name="Amount"
        label="Số tiền"
        rule={amountRule(Remain + BillCount, 'số còn lại của lô kể cả làm tròn')}
        required
      />
      <FundFields />
      <Field.DateTime name="PaidAt" label="Thời gian" posts hint="Để trống = giờ hiện tại" />
      <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}
