import type { Schedule } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** The running figures of an order: D, S, F, machine fee, debt and profit. Before settlement the fees are provisional. */
export function ContractFigures({ order }: { order: Schedule }) {
  const provisional = order.IsSettled ? undefined : 'Tạm tính';
  const costs = [['Hoa hồng', order.AffAmount] as const, ['Đối tác', order.PartnerAmount] as const].flatMap(
    ([label, amount]) => (amount > 0 ? [`${label} ${formatMoney(amount)}`] : []),
  );
  return (
    <section className="contract-figures" aria-label="Số liệu của đơn">
      <Stat label="Đã nạp thẻ (D)" value={order.TotalPaidCard} note={`trên ${formatMoney(order.Amount)}`} />
      <Stat label="Đã quẹt (S)" value={order.TotalSwipe} />
      <Stat label="Tiền phí (F)" value={order.FeeAmount} note={provisional} />
      <Stat label="Phí máy (P)" value={order.PosFeeAmount} note={provisional} />
      <Stat label="Khách còn nợ" value={order.CustomerDebt} note={order.IsSettled ? undefined : 'Gồm phí tạm tính'} />
      <Stat label="Lợi nhuận" value={order.Profit} note={[provisional, ...costs].filter(Boolean).join(' · ')} />
    </section>
  );
}
