import type { DebtDocument } from '@so-the/api-client';
import { formatMoney, maskCard } from '@so-the/ui/format';

/** What a debt document was about: reason, fund, fee, the orders it went to, and why it was cancelled. */
export function DocumentCell({ document }: { document: DebtDocument }) {
  const { Reason, Note, BankCardName, Method, PosName, CardLast4, FeeAmount, Allocations, CancelReason } = document;
  const facts = [
    Reason,
    Method === 1 ? 'Tiền mặt' : BankCardName,
    PosName,
    CardLast4 && maskCard(CardLast4),
    FeeAmount !== undefined && `Phí ${formatMoney(FeeAmount)}`,
    Allocations.map(({ ScheduleCode }) => ScheduleCode ?? 'Ngoài đơn').join(', '),
    Note,
  ];
  const text = facts.filter(Boolean).join(' · ');
  return (
    <span title={text}>
      {CancelReason ? <s>{text}</s> : text}
      {CancelReason && ` Lý do hủy: ${CancelReason}`}
    </span>
  );
}
