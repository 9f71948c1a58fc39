import type { Schedule } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { commissionWords } from '../../kit/order/commissionWords.ts';

/** The running figures of an order: D, S, F, machine fee, debt, and profit for whoever may see it. Before settlement the fees are provisional, and the debt is told without and with its fee. */
export function ContractFigures({ order }: { order: Schedule }) {
  const provisional = order.IsSettled ? undefined : 'Tạm tính';
  const settled = order.SettledDate && `Quyết toán ${formatDate(order.SettledDate)}`;
  const wanted = formatMoney(order.Amount);
  const hasPosFee = order.IsSettled || order.TotalSwipe > 0;
  return (
    <section className="contract-figures" aria-label="Số liệu của đơn">
      <Stat label="Đã nạp thẻ (D)" value={order.TotalPaidCard} note={wanted && `trên ${wanted}`} />
      <Stat label="Đã quẹt (S)" value={order.TotalSwipe} />
      <Stat label="Tiền phí (F)" value={order.FeeAmount} note={settled ?? provisional} />
      <Stat label="Phí máy (P)" value={hasPosFee ? order.PosFeeAmount : null} note={provisional} />
      <Stat label="Khách còn nợ" value={order.CustomerDebt} note={debtNote(order)} marked={order.CustomerDebt !== 0} />
      {order.Profit !== undefined && <Stat label="Lợi nhuận" value={order.Profit} note={profitNote(order)} />}
    </section>
  );
}

/** The debt with the fee that is still to come, and what waits until it is paid. */
function debtNote(order: Schedule): string | undefined {
  const { CustomerDebt, DebtWithFee } = order;
  const withFee = DebtWithFee !== CustomerDebt && `Gồm phí tạm tính: ${formatMoney(DebtWithFee)}`;
  return joined(withFee, commissionWords(order)) || undefined;
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
