/** What went out for orders whose customer's debt moved in a period, and came back, is read order by order. */
import type { Flow } from '../../books/flows.ts';
import { entriesOfDay, figureDays, type Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import { flowIn, onAccounts } from './accountsAsked.ts';
import { onlyOrder } from './entriesAsked.ts';
import { daysBefore, type FigureQuery, type Reading } from './figureQuery.ts';

/** How a column of money back is read: what went out for orders whose customer's debt moved in the period and came back: of one, or of all of them. */
export function readMoneyBack(world: World, shopIds: readonly number[], period: Period, asked: FigureQuery): Reading {
  const { Figure, Account = 'customer', ScheduleID } = asked;
  const isBalance = Figure === 'Opening' || Figure === 'Remain';
  const days = Figure === 'Opening' ? daysBefore(period) : Figure === 'Remain' ? { to: period.to } : period;
  const ofOrder = (entry: Entry) =>
    isBalance ? onAccounts(entry, Account) : flowIn(entry, Account, (Figure ?? 'Adjusted') as Flow);
  if (ScheduleID !== undefined) return { period: days, account: Account, amountIn: () => ofOrder };
  const moved = new Set(shopIds.flatMap((shopId) => [...ordersMoved(world, shopId, period)]));
  const ofOrders = (entry: Entry) => {
    const ids = new Set(entry.Lines.map((line) => line.ScheduleID));
    return [...ids].reduce<number>(
      (sum, id) => sum + (id !== undefined && moved.has(id) ? ofOrder(onlyOrder(entry, id)) : 0),
      0,
    );
  };
  return { period: days, amountIn: () => ofOrders };
}

/** Orders of a shop whose customer's debt moved in a period. */
export function ordersMoved(world: World, shopId: number, period: Period): Set<number> {
  const ids = new Set<number>();
  for (const [date] of figureDays(world, shopId, period)) {
    for (const entry of entriesOfDay(world, shopId, date)) {
      for (const { Account, ScheduleID } of entry.Lines) {
        if (ScheduleID !== undefined && Account.startsWith('customer/')) ids.add(ScheduleID);
      }
    }
  }
  return ids;
}
