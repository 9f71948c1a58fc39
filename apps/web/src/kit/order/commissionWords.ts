import type { DebtDocument, Schedule } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';

const OWED = 1;
const WAITING = 2;

/** How the commission of an order stands that waits for its customer's payment; undefined of any other (domain §2(q)). */
export function commissionWords({ CommissionState, CommissionAmount = 0, IsSettled }: Schedule): string | undefined {
  if (CommissionState === undefined) return undefined;
  const amount = formatMoney(CommissionAmount);
  if (CommissionState === OWED) return `Hoa hồng ${amount} đã phải trả`;
  if (CommissionState !== WAITING) return `Không trả hoa hồng ${amount}: nợ đã bỏ`;
  return `Hoa hồng ${amount} ${IsSettled ? 'chờ khách trả đủ' : 'phải trả khi khách trả đủ'}`;
}

/** What a payment of so many đồng on an order makes of a commission that waits: owed once nothing is left. */
export function paidCommission({ DebtWithFee, ...order }: Schedule, amount: number): string | undefined {
  const isOwed = order.IsSettled && order.CommissionState === WAITING && amount > 0 && DebtWithFee <= amount;
  return isOwed
    ? `Khách trả đủ: hoa hồng ${formatMoney(order.CommissionAmount ?? 0)} phải trả từ ngày thu.`
    : undefined;
}

/** What giving up a part of an order's debt makes of a commission that waits: nobody is owed it any more. */
export function lostCommission(
  order: Pick<Schedule, 'IsSettled' | 'CommissionState' | 'CommissionAmount'> | undefined,
): string | undefined {
  if (!order?.IsSettled || order.CommissionState !== WAITING) return undefined;
  return `Không phải trả hoa hồng ${formatMoney(order.CommissionAmount ?? 0)} của đơn này nữa.`;
}

type OpenOrder = Pick<DebtDocument, 'ScheduleID' | 'ScheduleCode' | 'Remain' | 'CommissionWaiting'>;

/** An order that a payment, or what is given up, goes to. */
interface Reached extends OpenOrder {
  /** Nothing is left of its debt. */
  isWhole: boolean;
}

/** Commissions that a payment of so many đồng makes owed: the order chosen is paid first, then the oldest. */
export function commissionsPaid(
  orders: readonly OpenOrder[],
  amount: number,
  chosen: number | null,
): string | undefined {
  const reached = reachedBy(orders, amount, chosen).filter(({ isWhole }) => isWhole);
  return tell(reached, (codes, sum) => `Trả đủ ${codes}: hoa hồng ${sum} phải trả từ ngày thu.`);
}

/** Commissions that nobody is owed any more once so many đồng are given up, from the oldest order on. */
export function commissionsLost(orders: readonly OpenOrder[], amount: number): string | undefined {
  return tell(reachedBy(orders, amount, null), (codes, sum) => `Không phải trả hoa hồng ${sum} của ${codes} nữa.`);
}

function reachedBy(orders: readonly OpenOrder[], amount: number, chosen: number | null): Reached[] {
  const first = orders.toSorted((a, b) => Number(b.ScheduleID === chosen) - Number(a.ScheduleID === chosen));
  const reached: Reached[] = [];
  let rest = amount;
  for (const order of first.filter(({ Remain }) => Remain > 0)) {
    if (rest <= 0) break;
    reached.push({ ...order, isWhole: rest >= order.Remain });
    rest -= order.Remain;
  }
  return reached;
}

function tell(reached: readonly Reached[], words: (codes: string, sum: string) => string): string | undefined {
  const waiting = reached.filter(({ CommissionWaiting = 0 }) => CommissionWaiting > 0);
  if (waiting.length === 0) return undefined;
  const sum = waiting.reduce((total, { CommissionWaiting = 0 }) => total + CommissionWaiting, 0);
  return words(waiting.map(({ ScheduleCode = '' }) => ScheduleCode).join(', '), formatMoney(sum));
}
