/** Work is done, and banks pay, on working days: what falls on a weekend or a public holiday goes to the working day before or after it. */
import { addDays, type IsoDate } from './dates.ts';
import { dayNumber } from './dayNumber.ts';
import { holidaysOf } from './holidays.ts';

/** Public holidays with what makes up for them, by year. */
const known = new Map<string, ReadonlySet<IsoDate>>();

/** Whether nobody works on a day. */
function isDayOff(date: IsoDate): boolean {
  return isWeekend(date) || holidaysIn(date.slice(0, 4)).has(date);
}

/** The day itself, or the working day before it (domain §2(i)). */
export function workdayUpTo(date: IsoDate): IsoDate {
  let day = date;
  while (isDayOff(day)) day = addDays(day, -1);
  return day;
}

/** The day itself, or the working day after it (domain §2(c)). */
export function workdayFrom(date: IsoDate): IsoDate {
  let day = date;
  while (isDayOff(day)) day = addDays(day, 1);
  return day;
}

/** Day a card due on a day is to be worked on: the working day up to it, today at the earliest. */
export function proposedWorkday(due: IsoDate, today: IsoDate): IsoDate {
  const day = workdayUpTo(due);
  return day < today ? today : day;
}

function holidaysIn(year: string): ReadonlySet<IsoDate> {
  const found = known.get(year) ?? withMadeUp(holidaysOf(year));
  known.set(year, found);
  return found;
}

/** For each holiday on a weekend the next day that is otherwise worked is off too. */
function withMadeUp(holidays: readonly IsoDate[]): ReadonlySet<IsoDate> {
  const off = new Set(holidays);
  for (const holiday of holidays.filter(isWeekend)) {
    let day = holiday;
    while (isWeekend(day) || off.has(day)) day = addDays(day, 1);
    off.add(day);
  }
  return off;
}

function isWeekend(date: IsoDate): boolean {
  // 1970-01-01, day 0, was a Thursday.
  const day = (dayNumber(date) + 4) % 7;
  return day === 0 || day === 6;
}
