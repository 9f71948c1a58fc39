/** What must hold of an order and of its settlement, worked out anew from the entries. */
import type { Entry } from '../records/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** All that customers owe on an order its own customer owes, and on one that is gone nobody owes anything; what is wrong, in words. */
export function leftFault(order: Schedule, entries: readonly Entry[]): string | undefined {
  const left = new Map<string, number>();
  for (const { Account, Amount, ScheduleID } of entries.flatMap((entry) => entry.Lines)) {
    const isOwed = ScheduleID === order.ScheduleID && Account.startsWith('customer/');
    if (isOwed) left.set(Account, (left.get(Account) ?? 0) + Amount);
  }
  if (!order.IsDeleted && order.Status !== 5) left.delete(`customer/${order.CustomerID}`);
  const [lost] = [...left].find(([, amount]) => amount !== 0) ?? [];
  return lost && `${order.Code} để lại nợ của ${lost}`;
}

/** A settlement that one command took back and posted again as it was, in words. */
export function idleSettlement(world: World, entriesBefore: number): string | undefined {
  const settled = world.books.entries.slice(entriesBefore).filter((entry) => entry.RefType === 'Settlement');
  const idle = settled.find(
    (entry) =>
      entry.ReversesID !== undefined &&
      settled.some((other) => other.RefID === entry.RefID && linesIn(other) === linesIn(entry, -1)),
  );
  return idle && `quyết toán ${idle.RefID} bị hủy rồi ghi lại y nguyên`;
}

function linesIn({ Lines }: Entry, sign = 1): string {
  return JSON.stringify(Lines.map((line) => [line.Account, sign * line.Amount]));
}
