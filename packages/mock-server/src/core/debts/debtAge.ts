/** What a party owes is as old as the business it came from: what is paid is taken off the oldest, so what is left is the newest. */
import { daysWithin } from '../books/days.ts';
import { addDays, type IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';

/** A debt by its age, in đồng; the three add up to it. */
export interface DebtAge {
  UpTo7Days: number;
  UpTo30Days: number;
  Over30Days: number;
}

/** A week and a month back from the day that is asked for. */
const WEEK = 7;
const MONTH = 30;

/** What an account owes at the end of a day by when it arose; nothing of an account that owes nothing. */
export function debtAge(world: World, shopId: number, account: string, owed: number, to: IsoDate): DebtAge {
  const age: DebtAge = { UpTo7Days: 0, UpTo30Days: 0, Over30Days: 0 };
  if (owed <= 0) return age;
  const weekAgo = addDays(to, -WEEK);
  const monthAgo = addDays(to, -MONTH);
  let rest = owed;
  for (const { date, debit } of daysWithin(world.books.history.account(shopId, account).days, {
    from: monthAgo,
    to,
  }).toReversed()) {
    const part = Math.min(rest, debit);
    age[date >= weekAgo ? 'UpTo7Days' : 'UpTo30Days'] += part;
    rest -= part;
  }
  age.Over30Days = rest;
  return age;
}
