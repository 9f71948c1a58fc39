import { amountRule } from '../../kit/document/amountRule.ts';
import { FundFields } from '../../kit/document/FundFields.tsx';
import { fundBody } from '../../kit/document/fund.ts';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../kit/document/useFunds.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { linePlans } from './moneyLinePlan.ts';
import { useLineFacts, type EnteredLine, type LineValues } from './useLineFacts.ts';
import { useLineCalls } from './useLineCalls.ts';

const Field = formFields<LineValues>();

/** Props of {@link MoneyLineDialog}. */
export interface MoneyLineDialogProps extends EnteredLine {
  onClose: () => void;
}

/** Books money of an order, notes it as waiting, or confirms a waiting line. */
export function MoneyLineDialog({ order, name, lines, waiting, onClose }: MoneyLineDialogProps) {
  const plan = linePlans[name];
  const calls = useLineCalls()[name];
  const funds = useFunds();
  const { proposed, factsOf } = useLineFacts({ order, name, lines, waiting });
  const canMove = plan.moves.includes(order.Status);
  const canWait = !waiting && calls.wait !== undefined && plan.waits.includes(order.Status);
  const title = waiting ? `Xác nhận ${plan.noun}` : plan.title;
  return (
    <MoneyDialog<LineValues>
      title={title}
      draft={`${name}/${order.ScheduleID}/${waiting?.PaymentID ?? 'new'}`}
      values={{
        Amount: waiting?.Amount ?? proposed,
        Method: waiting?.Method ?? funds.start.Method,
        BankCardID: waiting?.BankCardID ?? funds.start.BankCardID,
        TargetAccount: waiting?.TargetAccount ?? '',
        PaidAt: null,
        RefNo: waiting?.RefNo ?? '',
        Note: waiting?.Note ?? '',
        Waiting: !canMove,
      }}
      facts={factsOf}
      mayAskReason
      send={({ Waiting, Method, BankCardID, Amount, ...rest }, key, reason) => {
        const line = { ...rest, PaidAt: rest.PaidAt ?? undefined, Amount: Amount ?? 0, ScheduleID: order.ScheduleID };
        const fund = fundBody({ Method, BankCardID: BankCardID ?? null });
        const body = { ...line, ...fund, ...(reason && { OverrideReason: reason }) };
        if (Waiting && calls.wait) return calls.wait(body, key);
        return calls.add(waiting ? { ...body, PaymentID: waiting.PaymentID, Version: waiting.Version } : body, key);
      }}
      done={`${waiting ? title : `Thêm ${plan.noun}`} thành công`}
      onClose={onClose}
    >
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <FundFields />
      {name === 'sendMoney' && <Field.Text name="TargetAccount" label="Nơi nhận" maxLength={100} />}
      <FormSection>
        <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
        <Field.DateTime name="PaidAt" label="Thời gian" hint="Để trống thì lấy giờ hiện tại" />
      </FormSection>
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
      {canWait && canMove && <Field.Check name="Waiting" label="Chờ xử lý (chưa chuyển tiền)" />}
    </MoneyDialog>
  );
}
