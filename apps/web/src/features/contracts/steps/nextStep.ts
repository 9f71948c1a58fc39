import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { leftToCollect, leftToPayCard, leftToSend, leftToSwipe } from '../../../kit/order/orderMoney.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { linePlans, takesLines, type LineName, type LinePlan } from '../lines/moneyLinePlan.ts';

/** What is sensible to do next with an order. Amounts in đồng. */
export type NextStep =
  | { kind: 'status'; to: ScheduleStatus }
  /** A line waits to be confirmed. */
  | { kind: 'waiting' }
  /** Money is missing: a line is entered. */
  | { kind: 'line'; name: LineName | 'swipe'; amount: number }
  /** All is done but settling and collecting what the customer owes. */
  | { kind: 'collect'; amount: number }
  /** All is done and paid: the receipt. */
  | { kind: 'receipt' };

const { working, transferring, done } = ORDER_STATUS;

/**
 * The next step of an order, undefined where there is none: what waits comes first, then what is missing, in the order money
 * moves; settling comes last.
 *
 * @param plans how lines are offered: what the API cannot book is no step. Default: it books all.
 */
export function nextStep(order: Schedule, plans: Plans = linePlans): NextStep | undefined {
  const { Status } = order;
  if (Status === working) return stepAtWork(order, plans);
  if (Status === transferring) return moving(order, plans) ?? { kind: 'status', to: done };
  if (Status === done) {
    const owed = leftToCollect(order);
    return owed === null || !books(order, 'topUp', plans)
      ? { kind: 'receipt' }
      : { kind: 'line', name: 'topUp', amount: owed };
  }
  const to = order.NextStatuses.find((status) => status !== ORDER_STATUS.cancelled);
  return to === undefined ? undefined : { kind: 'status', to };
}

/** How the lines of an order are offered, as far as its steps ask. */
export type Plans = Readonly<Record<LineName, Pick<LinePlan, 'moves'>>>;

function stepAtWork(order: Schedule, plans: Plans): NextStep {
  const step = moving(order, plans);
  if (step) return step;
  const owed = leftToCollect(order);
  return owed === null || !books(order, 'topUp', plans)
    ? { kind: 'status', to: done }
    : { kind: 'collect', amount: owed };
}

/** Whether an order takes lines of a kind, and they can be booked. */
function books(order: Schedule, name: LineName, plans: Plans): boolean {
  return takesLines(order, name) && plans[name].moves.length > 0;
}

function moving(order: Schedule, plans: Plans): NextStep | undefined {
  if (order.WaitingCount > 0 && plans.payCard.moves.length > 0) return { kind: 'waiting' };
  const missing = [
    { name: 'payCard', amount: books(order, 'payCard', plans) ? leftToPayCard(order) : null },
    { name: 'swipe', amount: leftToSwipe(order) },
    { name: 'sendMoney', amount: books(order, 'sendMoney', plans) ? leftToSend(order) : null },
  ] as const;
  const open = order.Status === working ? missing : missing.slice(2);
  for (const { name, amount } of open) if (amount !== null) return { kind: 'line', name, amount };
  return undefined;
}
