/** What the books expect of a fund is its opening plus what came in less what went out, and what came from other own funds (I3); what a count itself added is none of it. */
import { fundAccount } from '../records/accounts.ts';
import { fundMovement } from '../ledger/transferred.ts';
import { amountOn } from '../ledger/balance.ts';
import type { DayClose, FundRef } from '../records/dayMoney.ts';
import type { IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';

/** A fund over one day, đồng: Expected = Opening + In − Out + Transferred. */
export interface ExpectedFund {
  Opening: number;
  In: number;
  Out: number;
  /** From other own funds less what went to them; absent where nothing did. */
  Transferred?: number;
  Expected: number;
}

/** What the books expect of a fund at the end of a day. */
export function expectedOf(world: World, shopId: number, fund: FundRef, date: IsoDate): ExpectedFund {
  const day = { from: date, to: date };
  const { opening, closing, transferred, ...moved } = fundMovement(world, shopId, fundAccount(fund), day);
  const between = transferred !== undefined && { Transferred: transferred };
  return { Opening: opening, In: moved.in, Out: moved.out, ...between, Expected: closing };
}

/** What the books expected of a count: those of its day without the difference that it booked itself. */
export function expectedAtCount(world: World, close: DayClose): ExpectedFund {
  const { In, Out, Expected, ...rest } = expectedOf(world, close.ShopID, close, close.Date);
  const own = ownOnDay(world, close);
  return { ...rest, In: In - Math.max(0, own), Out: Out - Math.max(0, -own), Expected: Expected - own };
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
