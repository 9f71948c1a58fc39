/** Money of a POS is as old as the swipe it came from: of a lot its day; of what lies in no lot the newest is what is left (counter.md §8). */
import { accounts } from '../records/accounts.ts';
import { daysWithin } from '../books/days.ts';
import type { Pos } from '../records/funds.ts';
import type { World } from '../store/world.ts';
import { daysBetween, type IsoDate } from '../values/dates.ts';
import { sumOf } from '../values/money.ts';
import { isSwiped, standingOf } from './posOverdue.ts';

/** The oldest money that a POS still has to return. */
export interface PosAge {
  /** Day it was swiped. */
  OldestDate: IsoDate;
  /** Days since. */
  OldestDays: number;
}

/** How old the oldest money is that a POS owes at the end of a day; `undefined` of one that owes nothing. */
export function posAge(world: World, pos: Pos, to: IsoDate): PosAge | undefined {
  const { balance, lots } = standingOf(world, pos, to);
  if (balance <= 0) return undefined;
  const dates = lots.filter(({ Remain }) => Remain > 0).map(({ lot }) => lot.BusinessDate);
  const outside = balance - sumOf(lots, ({ Remain }) => Remain);
  if (outside > 0) dates.push(oldestOutside(world, pos, to, outside));
  const [OldestDate] = dates.toSorted();
  return OldestDate === undefined ? undefined : { OldestDate, OldestDays: daysBetween(OldestDate, to) };
}

/** Day of the oldest of the newest swipes in no lot that come to what is owed outside lots; of what no such swipe explains, as old as any debt (see `debtAge`). */
function oldestOutside(world: World, pos: Pos, to: IsoDate, owed: number): IsoDate {
  const { days } = world.books.history.account(pos.ShopID, accounts.pos(pos.posID));
  const first = days[0]?.date ?? to;
  let rest = owed;
  for (let month = to.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month)) {
    const loose = world.swipes
      .by('posMonth', `${pos.posID}|${month}`)
      .filter((swipe) => swipe.NumberLoID === undefined && isSwiped(swipe, to))
      .toSorted((one, other) => (one.BusinessDate < other.BusinessDate ? 1 : -1));
    for (const { BusinessDate, Amount, PosFee } of loose) {
      rest -= Amount - PosFee;
      if (rest <= 0) return BusinessDate;
    }
  }
  for (const { date, debit } of daysWithin(days, { to }).toReversed()) {
    rest -= debit;
    if (rest <= 0) return date;
  }
  return first;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
