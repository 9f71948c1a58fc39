/** What the books expect of a fund is its opening plus what came in less what went out (I3); what a count itself added is none of it. */
import { fundAccount } from '../records/accounts.ts';
import { amountOn, movementOf } from '../ledger/balance.ts';
import type { DayClose, FundRef } from '../records/dayMoney.ts';
import type { IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';

/** A fund over one day, đồng: Expected = Opening + In − Out. */
export interface ExpectedFund {
  Opening: number;
  In: number;
  Out: number;
  Expected: number;
}

/** What the books expect of a fund at the end of a day. */
export function expectedOf(world: World, shopId: number, fund: FundRef, date: IsoDate): ExpectedFund {
  const { opening, debit, credit, closing } = movementOf(world, shopId, fundAccount(fund), { from: date, to: date });
  return { Opening: opening, In: debit, Out: credit, Expected: closing };
}

/** What the books expected of a count: those of its day without the difference that it booked itself. */
export function expectedAtCount(world: World, close: DayClose): ExpectedFund {
  const { Opening, In, Out, Expected } = expectedOf(world, close.ShopID, close, close.Date);
  const own = ownOnDay(world, close);
  return { Opening, In: In - Math.max(0, own), Out: Out - Math.max(0, -own), Expected: Expected - own };
}

/** Counted less expected, đồng: below zero money is missing. */
export function differenceOf(world: World, close: DayClose): number {
  return close.Counted - expectedAtCount(world, close).Expected;
}

function ownOnDay(world: World, { EntryID, Date: date, ...fund }: DayClose): number {
  const entry = world.books.entries[(EntryID ?? 0) - 1];
  if (!entry || entry.BusinessDate > date || world.books.reversedBy.has(entry.EntryID)) return 0;
  return amountOn(entry, fundAccount(fund));
}
