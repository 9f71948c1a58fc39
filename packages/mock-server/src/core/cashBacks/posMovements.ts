/** What moved a POS's account is told apart by the documents behind its entries, and the parts always add up to the account. */
import type { IsoDate } from '../dates.ts';
import { accounts } from '../ledger/accounts.ts';
import { amountOn, bookOf, type Period } from '../ledger/balance.ts';
import type { AccountBook } from '../ledger/books.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Pos } from '../records/funds.ts';
import type { World } from '../world.ts';

/** Movements of a POS's account over a period: closing = opening + swiped − fees − received + adjusted. */
export interface PosMovements {
  opening: number;
  /** S of the swipes, less those cancelled. */
  swiped: number;
  /** Machine fees of them. */
  fees: number;
  /** Money that came, less what was given back. */
  received: number;
  /** Adjustments, roundings and opening debts. */
  adjusted: number;
  closing: number;
}

type DayParts = Omit<PosMovements, 'opening' | 'closing'>;

/** Parts of a book by day, and up to which of its entries they are counted. */
interface CountedBook {
  entries: number;
  days: Map<IsoDate, DayParts>;
}

/** A book only grows, so what was counted stays counted. */
const counted = new WeakMap<AccountBook, CountedBook>();

/** Movements of a POS over a period. */
export function posMovements(world: World, pos: Pos, period: Period): PosMovements {
  const sums = { opening: 0, swiped: 0, fees: 0, received: 0, adjusted: 0, closing: 0 };
  for (const [date, day] of daysOf(world, pos)) {
    if (period.to !== undefined && date > period.to) continue;
    const change = day.swiped - day.fees - day.received + day.adjusted;
    sums.closing += change;
    if (period.from !== undefined && date < period.from) {
      sums.opening += change;
      continue;
    }
    sums.swiped += day.swiped;
    sums.fees += day.fees;
    sums.received += day.received;
    sums.adjusted += day.adjusted;
  }
  return sums;
}

function daysOf(world: World, pos: Pos): Map<IsoDate, DayParts> {
  const account = accounts.pos(pos.posID);
  const book = bookOf(world, pos.ShopID, account);
  if (!book) return new Map();
  const known = counted.get(book) ?? { entries: 0, days: new Map<IsoDate, DayParts>() };
  counted.set(book, known);
  for (; known.entries < book.places.length; known.entries += 1) {
    const entry = world.books.entries[book.places[known.entries] ?? -1];
    if (entry) count(known.days, entry, account);
  }
  return known.days;
}

function count(days: CountedBook['days'], entry: Entry, account: string): void {
  const day = days.get(entry.BusinessDate) ?? { swiped: 0, fees: 0, received: 0, adjusted: 0 };
  days.set(entry.BusinessDate, day);
  const amount = amountOn(entry, account);
  if (entry.RefType === 'Swipe' || entry.RefType === 'DebtCard') {
    const fee = amountOn(entry, accounts.posFee);
    day.swiped += amount + fee;
    day.fees += fee;
  } else if (entry.RefType === 'CashBack' || entry.RefType === 'LotPayment') {
    day.received -= amount;
  } else {
    day.adjusted += amount;
  }
}
