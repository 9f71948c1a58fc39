import { useState } from 'react';
import { cashBackTypeOptions, labelOf, type Schemas } from '@so-the/api-client';
import { DateRangeField, Empty, Skeleton, Timeline, type DateRange, type MoneyGroup, type MoneyLine } from '@so-the/ui';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { useCancelCashBackPaymentMutation, useListCashBackPaymentsQuery } from '../../../api/posDebtApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { CancelDialog } from '../../../kit/document/CancelDialog.tsx';
import { paymentStatus, statusOf } from '../../../kit/list/statusMaps.ts';
import { useRefreshed } from '../useRefreshed.ts';
import { allocationWords } from './payValues.ts';

type Payment = Schemas['CashBackPayment'];

const CASH = 1;
const IN_FORCE = 1;
const GIVE_BACK = 3;

/** What a parent POS sent, day by day, the newest first, each with the lots it went to; cancelled ones stay, struck through. */
export function CashBackHistory({ parent }: { parent: Schemas['PosCashBack'] }) {
  const [period, setPeriod] = useState<DateRange>({ from: null, to: null });
  const [doomed, setDoomed] = useState<Payment>();
  const payments = useListCashBackPaymentsQuery({
    posParentID: parent.PosParentID,
    fromDate: period.from ?? undefined,
    toDate: period.to ?? undefined,
    PageSize: 200,
  });
  return (
    <div className="pos-drawer__part">
      <DateRangeField label="Khoảng ngày" value={period} onChange={setPeriod} />
      <Answer of={answerOf(payments)} noun="lịch sử tiền về" loading={<Skeleton lines={4} />}>
        {({ Data }) =>
          Data.length === 0 ? (
            <Empty kind="noData" title="Chưa có lần tiền về nào" />
          ) : (
            <Timeline groups={dayGroups(Data, setDoomed)} />
          )
        }
      </Answer>
      {doomed && <CancelPayment parent={parent} payment={doomed} onClose={() => setDoomed(undefined)} />}
    </div>
  );
}

interface CancelPaymentProps {
  parent: Schemas['PosCashBack'];
  payment: Payment;
  onClose: () => void;
}

function CancelPayment({ parent, payment, onClose }: CancelPaymentProps) {
  const [cancel] = useCancelCashBackPaymentMutation();
  const refreshed = useRefreshed();
  const { paymentID, PosParentID, Allocations } = payment;
  const lots = Allocations.map(({ LotNo, Amount }) => `${LotNo} ${formatMoney(Amount)}`).join(', ');
  return (
    <CancelDialog
      draft={`cancelCashBack/${paymentID}`}
      noun="lần tiền về"
      facts={{
        party: parent.PosParentName,
        amount: payment.Amount,
        fund: fundOf(payment),
        fundLabel: payment.Type === GIVE_BACK ? 'Hoàn về' : 'Trả lại từ',
        debt: {
          label: 'Công nợ của POS mẹ',
          before: parent.Balance,
          after: parent.Balance + (payment.Type === GIVE_BACK ? -payment.Amount : payment.Amount),
        },
        second: { Write: 9, RefID: paymentID },
        note: lots === '' ? undefined : `Các lô lại chờ tiền: ${lots}.`,
      }}
      send={(Reason, idempotencyKey) =>
        refreshed(cancel({ paymentID, Reason, idempotencyKey, shownIn: { PosParentID } }).unwrap())
      }
      onClose={onClose}
    />
  );
}

function dayGroups(payments: readonly Payment[], onCancel: (payment: Payment) => void): MoneyGroup[] {
  const days = new Map<string, MoneyLine[]>();
  for (const payment of payments) {
    const lines = days.get(payment.BusinessDate) ?? [];
    days.set(payment.BusinessDate, [...lines, lineOf(payment, onCancel)]);
  }
  return [...days].map(([day, lines]) => ({ id: day, title: `Ngày ${formatDate(day)}`, lines }));
}

function lineOf(payment: Payment, onCancel: (payment: Payment) => void): MoneyLine {
  const { paymentID, PaidAt, Type, Amount, Status, RefNo, Reason, Note, CreatedByName, CanCancel, CancelReason } =
    payment;
  const facts = [fundOf(payment), allocationWords(payment), RefNo, Reason, Note, CreatedByName];
  return {
    id: String(paymentID),
    at: PaidAt,
    amount: Type === GIVE_BACK ? -Amount : Amount,
    fund: labelOf(cashBackTypeOptions, Type),
    detail: joined(...facts),
    status: statusOf(paymentStatus, Status),
    cancelled: Status !== IN_FORCE,
    reason: CancelReason,
    onCancel: CanCancel ? () => onCancel(payment) : undefined,
  };
}

function fundOf({ Method, BankCardName }: Payment): string {
  if (Method === undefined) return 'Không qua quỹ';
  return Method === CASH ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
}
