/** What was posted for one order counts for it alone, but for offsets, which move a debt between orders: its adjustments, and what they leave of its profit, add up over all orders to those of the result. */
import { addFigure, figuresOf, type DayFigures } from '../../books/dayFigures.ts';
import { entriesOfDay, figureDays, type Period } from '../../ledger/balance.ts';
import { kindOf } from '../../records/accounts.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import type { FigureQuery, Reading } from './figureQuery.ts';
import { orderProfitOf, resultOfDay } from './resultFigures.ts';

/** Number of what belongs to no order. */
const NO_ORDER = 0;

/** Whether a row by order has a figure of its own beside those that are shared out. */
export function isOrderFigure({ GroupBy, Figure }: FigureQuery): boolean {
  return GroupBy === 'order' && (Figure === 'Adjustments' || Figure === 'OrderProfit');
}

/** The entries of one order, or without a number of what belongs to none, each with what its lines add to the figure. */
export function readOrder(period: Period, { Figure, ScheduleID = NO_ORDER }: FigureQuery): Reading {
  const amountOf = (entry: Entry) => {
    if (entry.RefType === 'DebtOffset') return 0;
    const Lines = entry.Lines.filter((line) => (line.ScheduleID ?? NO_ORDER) === ScheduleID);
    const day: DayFigures = {};
    for (const [key, amount] of figuresOf({ ...entry, Lines })) addFigure(day, key, amount);
    return Figure === 'Adjustments' ? resultOfDay(day).Adjustments : orderProfitOf(day);
  };
  return { period, amountIn: () => amountOf };
}

/** Đồng that the adjustments of a shop added to each order in a period; 0 is what belongs to none. */
export function adjustmentsByOrder(world: World, shopId: number, period: Period): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [date] of figureDays(world, shopId, period)) {
    for (const { RefType, Lines } of entriesOfDay(world, shopId, date)) {
      if (RefType === 'DebtOffset') continue;
      for (const { Account, Amount, ScheduleID = NO_ORDER } of Lines) {
        if (kindOf(Account) !== 'adjustment') continue;
        sums.set(ScheduleID, (sums.get(ScheduleID) ?? 0) - Amount);
      }
    }
  }
  return sums;
}
