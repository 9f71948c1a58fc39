/** A POS returns a swipe's money on a fixed day: so many days later, and on the next working day where days off are skipped. */
import { addDays, type IsoDate } from '../dates.ts';
import type { Pos } from '../records/funds.ts';

/** Day the money of a swipe is to come (domain §2(c)). */
export function settleDue(pos: Pick<Pos, 'SettleDays' | 'SkipHoliday'>, swipedOn: IsoDate): IsoDate {
  let due = addDays(swipedOn, pos.SettleDays);
  while (pos.SkipHoliday && isWeekend(due)) due = addDays(due, 1);
  return due;
}

function isWeekend(date: IsoDate): boolean {
  const day = new Date(date).getUTCDay();
  return day === 0 || day === 6;
}
