import type { Schedule } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { commissionWords } from '../../kit/order/commissionWords.ts';
import { takesLines } from './lines/moneyLinePlan.ts';

/**
 * The running figures of an order, those its service has: what was paid into the card, what was swiped, fee, machine fee, what
 * the customer owes or is still to get, and profit for whoever may see it. Before settlement the fees are provisional, and the
 * debt is told without and with its fee (counter.md §8).
 */
export function ContractFigures({ order }: { order: Schedule }) {
  const provisional = order.IsSettled ? undefined : 'Tạm tính';
  const settled = order.SettledDate && `Quyết toán ${formatDate(order.SettledDate)}`;
  const wanted = order.Amount > 0 ? `trên ${formatMoney(order.Amount)}` : undefined;
  const hasPosFee = order.IsSettled || order.TotalSwipe > 0;
  const paysCard = takesLines(order, 'payCard') || order.TotalPaidCard !== 0;
  const owes = order.CustomerDebt < 0;
  return (
    <section className="contract-figures" aria-label="Số liệu của đơn">
      {paysCard && <Stat label="Đã nạp thẻ (D)" value={order.TotalPaidCard} note={wanted} />}
      <Stat label="Đã quẹt (S)" value={order.TotalSwipe} note={paysCard ? undefined : wanted} />
      <Stat label="Tiền phí (F)" value={order.FeeAmount} note={settled ?? provisional} />
      <Stat label="Phí máy (P)" value={hasPosFee ? order.PosFeeAmount : null} note={provisional} />
      <Stat
        label={owes ? 'Còn phải chuyển khách' : 'Khách còn nợ'}
        value={owes ? 0 - order.CustomerDebt : order.CustomerDebt}
        note={debtNote(order)}
        marked={order.CustomerDebt !== 0}
      />
      {order.Profit !== undefined && <Stat label="Lợi nhuận" value={order.Profit} note={profitNote(order)} />}
    </section>
  );
}

/** The debt, or what is owed to the customer, with the fee that is still to come, and what waits until it is paid. */
function debtNote(order: Schedule): string | undefined {
  const { CustomerDebt, DebtWithFee } = order;
  const withFee = DebtWithFee !== CustomerDebt && feeNote(CustomerDebt, DebtWithFee);
  return joined(withFee, commissionWords(order)) || undefined;
}

function feeNote(debt: number, withFee: number): string {
  if (debt >= 0) return `Gồm phí tạm tính: ${formatMoney(withFee)}`;
  if (withFee > 0) return `Gồm phí tạm tính khách còn nợ: ${formatMoney(withFee)}`;
  return `Trừ phí tạm tính: ${formatMoney(0 - withFee)}`;
}

/** What the profit has not been charged with yet, what it has besides the machine fee, and what adjustments made of it. */
function profitNote({ IsSettled, TotalSwipe, AffAmount, PartnerAmount, ProfitAdjust }: Schedule): string {
  const notes = [
    !IsSettled && (TotalSwipe > 0 ? 'Tạm tính' : 'Chưa trừ phí máy'),
    AffAmount > 0 && `Hoa hồng ${formatMoney(AffAmount)}`,
    PartnerAmount > 0 && `Đối tác ${formatMoney(PartnerAmount)}`,
    // An API of less answers without it.
    Boolean(ProfitAdjust) && `Điều chỉnh ${formatMoney(ProfitAdjust ?? 0)}`,
  ];
  return joined(...notes);
}
