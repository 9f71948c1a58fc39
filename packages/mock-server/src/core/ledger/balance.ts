/** Balances are read, never kept: each equals the sum of the account's lines, whatever shortcut reads it (I1). */
import type { IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';
import type { AccountKind } from '../records/accounts.ts';
import type { AccountBook } from '../books/books.ts';
import type { DayFigures, FigureKey } from '../books/dayFigures.ts';
import { dayOf, daysWithin, rangeOf, type Period } from '../books/days.ts';
import type { Entry } from '../records/entry.ts';
import { flowsIn, movementIn, type CausedMovement, type Movement } from '../books/turnover.ts';

export type { Period } from '../books/days.ts';
export type { CausedMovement } from '../books/turnover.ts';

/** Aggregates of an account in a shop. */
export function bookOf(world: World, shopId: number, account: string): AccountBook | undefined {
  return world.books.shops.get(shopId)?.get(account);
}

/** Balance of an account in đồng; a party's is positive when it owes the shop. */
export function balanceOf(world: World, shopId: number, account: string): number {
  return bookOf(world, shopId, account)?.balance ?? 0;
}

/** Balance of an account that belongs to one order; order 0 is what belongs to none. */
export function orderBalance(world: World, shopId: number, account: string, scheduleId: number): number {
  return bookOf(world, shopId, account)?.orders.get(scheduleId) ?? 0;
}

/** Opening, movements and closing of an account over a period. */
export function movementOf(world: World, shopId: number, account: string, period: Period): Movement {
  return movementIn(world.books.history.account(shopId, account).days, period);
}

/** The same with the causes of its movements. */
export function causedMovementOf(world: World, shopId: number, account: string, period: Period): CausedMovement {
  const { days, flows } = world.books.history.account(shopId, account);
  const isWhole = period.from === undefined && (period.to === undefined || (days.at(-1)?.date ?? '') <= period.to);
  return { ...movementIn(days, period), flows: isWhole ? { ...flows } : flowsIn(days, period) };
}

/** Balance of an account at the end of a day, or now. */
export function closingOn(world: World, shopId: number, account: string, to: IsoDate | undefined): number {
  return movementOf(world, shopId, account, { to }).closing;
}

/** Σ debts of all parties of one kind in a shop at the end of a day. */
export function partyDebt(world: World, shopId: number, kind: AccountKind, to: IsoDate): number {
  return movementIn(world.books.history.parties(shopId, kind), { to }).closing;
}

/** Figures of a shop on each day of a period that has any, in order. */
export function figureDays(world: World, shopId: number, period: Period): [IsoDate, DayFigures][] {
  return daysWithin(world.books.history.days(shopId), period).map(({ date, figures }) => [date, figures]);
}

/** Figures of a shop on a day, if anything was posted on it. */
export function figuresOn(world: World, shopId: number, date: IsoDate): DayFigures | undefined {
  return dayOf(world.books.history.days(shopId), date)?.figures;
}

/** Sum of a figure of some shops over a period. */
export function figureSum(world: World, shopIds: readonly number[], period: Period, key: FigureKey): number {
  let total = 0;
  for (const shopId of shopIds) {
    for (const [, figures] of figureDays(world, shopId, period)) total += figures[key] ?? 0;
  }
  return total;
}

/** Orders an account's balance on which is not zero, each with that balance. */
export function openOrders(world: World, shopId: number, account: string): [scheduleId: number, balance: number][] {
  const book = bookOf(world, shopId, account);
  return [...(book?.open ?? [])].map((id) => [id, book?.orders.get(id) ?? 0]);
}

/** Entries of an account in a period, by business date, then in the order they were posted. */
export function entriesOf(world: World, shopId: number, account: string, period: Period = {}): Entry[] {
  const places = world.books.history.account(shopId, account).places;
  const dateAt = (at: number) => world.books.entries[places[at] ?? -1]?.BusinessDate ?? '';
  return entriesAt(world, places.slice(...rangeOf(places.length, dateAt, period)));
}

/** Entries of an order in the order they were posted. */
export function entriesOfOrder(world: World, scheduleId: number): Entry[] {
  return entriesAt(world, world.books.history.placesOfOrder(scheduleId));
}

/** Entries of a shop on a day in the order they were posted. */
export function entriesOfDay(world: World, shopId: number, date: IsoDate): Entry[] {
  return entriesAt(world, dayOf(world.books.history.days(shopId), date)?.places);
}

/** Σ of an entry's lines on an account. */
export function amountOn(entry: Entry, account: string): number {
  let total = 0;
  for (const line of entry.Lines) if (line.Account === account) total += line.Amount;
  return total;
}

/** Orders entries by business date, then as posted. */
export function inBookOrder(a: Entry, b: Entry): number {
  if (a.BusinessDate !== b.BusinessDate) return a.BusinessDate < b.BusinessDate ? -1 : 1;
  return a.EntryID - b.EntryID;
}

function entriesAt(world: World, places: readonly number[] | undefined): Entry[] {
  const found: Entry[] = [];
  for (const place of places ?? []) {
    const entry = world.books.entries[place];
    if (entry) found.push(entry);
  }
  return found;
}
