/** The entries a figure is looked for in: one, those of an order as it sees them, those of an account, or all of the days. */
import { bookOf, entriesOf, entriesOfDay, entriesOfOrder, figureDays, type Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';

/** Which entries may matter; without any of these all of the days do. */
export interface EntriesWished {
  Account?: string;
  ScheduleID?: number;
  EntryID?: number;
}

/** Entries of a shop in a period that may matter, by day, then as they were posted. */
export function entriesAsked(
  world: World,
  shopId: number,
  period: Period,
  { Account, ScheduleID, EntryID }: EntriesWished,
): Entry[] {
  if (EntryID !== undefined) {
    const entry = world.books.entries[EntryID - 1];
    return entry?.ShopID === shopId && isWithin(entry, period) ? [entry] : [];
  }
  if (ScheduleID !== undefined) {
    return entriesOfOrder(world, ScheduleID)
      .filter((entry) => entry.ShopID === shopId && isWithin(entry, period))
      .map((entry) => onlyOrder(entry, ScheduleID));
  }
  if (Account !== undefined && bookOf(world, shopId, Account)) return entriesOf(world, shopId, Account, period);
  return figureDays(world, shopId, period).flatMap(([date]) => entriesOfDay(world, shopId, date));
}

/** An entry as one order sees it. */
export function onlyOrder(entry: Entry, scheduleId: number | undefined): Entry {
  return { ...entry, Lines: entry.Lines.filter((line) => line.ScheduleID === scheduleId) };
}

function isWithin({ BusinessDate }: Entry, { from, to }: Period): boolean {
  return (from === undefined || BusinessDate >= from) && (to === undefined || BusinessDate <= to);
}
