/** Balances are read, never kept: each equals the sum of the account's lines, whatever shortcut reads it (I1). */
import type { IsoDate } from '../dates.ts';
import type { World } from '../world.ts';
import type { AccountBook, Flows, Turnover } from './books.ts';
import type { DayFigures, FigureKey } from './dayFigures.ts';
import type { Entry } from './entry.ts';
import type { Flow } from './flows.ts';

/** A period of days, both ends included; an absent end is open. */
export interface Period {
  from?: IsoDate;
  to?: IsoDate;
}

/** Opening, movements and closing of an account over a period: closing = opening + debit − credit (I3). */
export interface Movement extends Turnover {
  opening: number;
  closing: number;
  /** Last day with a movement up to the end of the period. */
  lastDate?: IsoDate;
}

/** A movement with its causes: closing = opening + Σ causes by their effect. */
export interface CausedMovement extends Movement {
  flows: Flows;
}

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

/** Opening, movements with their causes, and closing of an account over a period. */
export function movementOf(world: World, shopId: number, account: string, period: Period): CausedMovement {
  const movement: CausedMovement = { opening: 0, debit: 0, credit: 0, closing: 0, flows: {} };
  for (const [date, day] of bookOf(world, shopId, account)?.days ?? []) {
    if (period.to !== undefined && date > period.to) continue;
    if (movement.lastDate === undefined || date > movement.lastDate) movement.lastDate = date;
    if (period.from !== undefined && date < period.from) {
      movement.opening += day.debit - day.credit;
    } else {
      movement.debit += day.debit;
      movement.credit += day.credit;
      addFlows(movement.flows, day.flows);
    }
  }
  movement.closing = movement.opening + movement.debit - movement.credit;
  return movement;
}

function addFlows(to: Flows, from: Flows | undefined): void {
  for (const flow in from) {
    const name = flow as Flow;
    to[name] = (to[name] ?? 0) + (from[name] ?? 0);
  }
}

/** Figures of a shop on each day of a period that has any, in no set order. */
export function figureDays(world: World, shopId: number, { from, to }: Period): [IsoDate, DayFigures][] {
  const days = world.books.figures.get(shopId);
  if (from !== undefined && from === to) {
    const day = days?.get(from);
    return day ? [[from, day]] : [];
  }
  const found: [IsoDate, DayFigures][] = [];
  for (const day of days ?? []) if ((!from || day[0] >= from) && (!to || day[0] <= to)) found.push(day);
  return found;
}

/** Sum of a figure of some shops over a period. */
export function figureSum(world: World, shopIds: readonly number[], period: Period, key: FigureKey): number {
  let total = 0;
  for (const shopId of shopIds) {
    for (const [, figures] of figureDays(world, shopId, period)) total += figures[key] ?? 0;
  }
  return total;
}

/** Entries of an account in a period, by business date, then in the order they were posted. */
export function entriesOf(world: World, shopId: number, account: string, period: Period = {}): Entry[] {
  const found = entriesAt(world, bookOf(world, shopId, account)?.places).filter(
    ({ BusinessDate: date }) => (!period.from || date >= period.from) && (!period.to || date <= period.to),
  );
  return found.toSorted(inBookOrder);
}

/** Entries of an order in the order they were posted. */
export function entriesOfOrder(world: World, scheduleId: number): Entry[] {
  return entriesAt(world, world.books.byOrder.get(scheduleId));
}

/** Entries of a shop on a day in the order they were posted. */
export function entriesOfDay(world: World, shopId: number, date: IsoDate): Entry[] {
  return entriesAt(world, world.books.byDay.get(`${shopId}|${date}`));
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
