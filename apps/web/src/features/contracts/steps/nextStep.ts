import type { Schedule, ScheduleStatus } from '@so-the/api-client';
import { leftToCollect, leftToPayCard, leftToSend, leftToSwipe } from '../../../kit/order/orderMoney.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { takesLines, type LineName } from '../lines/moneyLinePlan.ts';

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

/** The next step of an order, undefined where there is none: what waits comes first, then what is missing, in the order money moves; settling comes last. */
export function nextStep(order: Schedule): NextStep | undefined {
  const { Status } = order;
  if (Status === working) return stepAtWork(order);
  if (Status === transferring) return moving(order) ?? { kind: 'status', to: done };
  if (Status === done) {
    const owed = leftToCollect(order);
    return owed === null || !takesLines(order, 'topUp')
      ? { kind: 'receipt' }
      : { kind: 'line', name: 'topUp', amount: owed };
  }
  const to = order.NextStatuses.find((status) => status !== ORDER_STATUS.cancelled);
  return to === undefined ? undefined : { kind: 'status', to };
}

function stepAtWork(order: Schedule): NextStep {
  const step = moving(order);
  if (step) return step;
  const owed = leftToCollect(order);
  return owed === null || !takesLines(order, 'topUp')
    ? { kind: 'status', to: done }
    : { kind: 'collect', amount: owed };
}

function moving(order: Schedule): NextStep | undefined {
  if (order.WaitingCount > 0) return { kind: 'waiting' };
  const missing = [
    { name: 'payCard', amount: takesLines(order, 'payCard') ? leftToPayCard(order) : null },
    { name: 'swipe', amount: leftToSwipe(order) },
    { name: 'sendMoney', amount: takesLines(order, 'sendMoney') ? leftToSend(order) : null },
  ] as const;
  const open = order.Status === working ? missing : missing.slice(2);
  for (const { name, amount } of open) if (amount !== null) return { kind: 'line', name, amount };
  return undefined;
}
