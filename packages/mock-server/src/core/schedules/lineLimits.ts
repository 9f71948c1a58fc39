/** Nothing is sent to a customer that the order does not owe them, and nothing is collected on a completed order beyond its debt. */
import { accounts } from '../records/accounts.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import { formatDong, sumOf } from '../values/money.ts';
import { LINE_KIND, SCHEDULE_STATUS, type MoneyLine, type Schedule } from '../records/schedule.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { orderTotals } from './orderTotals.ts';
import { settlementOf } from './settlement.ts';

/** Refuses sending more than is owed, and collecting more than is left once the order is completed. */
export function refuseOverpaying(world: World, order: Schedule, line: MoneyLine): Refusal | undefined {
  if (line.Kind === LINE_KIND.send) {
    const most = sendable(world, order);
    if (line.Amount <= most) return undefined;
    return refuse(
      'OverSend',
      `Số tiền chuyển vượt quá số còn phải trả khách ${formatDong(Math.max(0, most))}`,
      'Amount',
    );
  }
  const isLateCollection = line.Kind === LINE_KIND.topUp && order.Status === SCHEDULE_STATUS.done;
  if (!isLateCollection || line.Amount <= orderTotals(world, order).CustomerDebt) return undefined;
  return refuse('OverDebt', 'Số tiền vượt quá công nợ còn lại', 'Amount');
}

/** Đồng that may still be sent on an order. With FeeMode 1 the fee is kept back; with FeeMode 2 it is collected apart, and only what was paid or taken off beyond it goes back. */
function sendable(world: World, order: Schedule): number {
  const { CustomerDebt, IsSettled, TotalTopUp, TotalAdjust } = orderTotals(world, order);
  const { FeeAmount } = settlementOf(world, order);
  const debt = IsSettled ? CustomerDebt : CustomerDebt + FeeAmount;
  if (order.FeeMode === 1) return -debt;
  const covered = TotalTopUp - cardFees(world, order) - Math.min(0, TotalAdjust);
  return Math.max(0, FeeAmount - covered) - debt;
}

/** Fees posted with debts of the order that were paid by card: what the card paid of them covers nothing else. */
function cardFees(world: World, order: Schedule): number {
  const paid = entriesOfOrder(world, order.ScheduleID).filter(({ RefType }) => RefType === 'DebtCard');
  return -sumOf(paid, ({ Lines }) =>
    sumOf(Lines, ({ ScheduleID, Account, Amount }) =>
      ScheduleID === order.ScheduleID && Account === accounts.serviceFee ? Amount : 0,
    ),
  );
}
