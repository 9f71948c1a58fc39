/** Work is done on a working day: what falls on a day off is done on the working day before, and never in the past. */
import { addDays, type IsoDate } from '../dates.ts';

/** Public holidays with a fixed day of the solar year, `MM-DD`; those of the lunar year are not known here. */
const HOLIDAYS = new Set(['01-01', '04-30', '05-01', '09-02']);

/** Whether nobody works on a day: a weekend or a public holiday with a fixed day. */
function isDayOff(date: IsoDate): boolean {
  const day = new Date(date).getUTCDay();
  return day === 0 || day === 6 || HOLIDAYS.has(date.slice(5));
}

/** The day itself, or the working day before it (domain §2(i)). */
export function workdayUpTo(date: IsoDate): IsoDate {
  let day = date;
  while (isDayOff(day)) day = addDays(day, -1);
  return day;
}

/** Day a card due on a day is to be worked on: the working day up to it, today at the earliest. */
export function proposedWorkday(due: IsoDate, today: IsoDate): IsoDate {
  const day = workdayUpTo(due);
  return day < today ? today : day;
}
