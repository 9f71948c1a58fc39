/** A POS returns a swipe's money on a fixed day: so many days later, and on the next working day where days off are skipped. */
import { addDays, type IsoDate } from '../values/dates.ts';
import type { Pos } from '../records/funds.ts';
import { workdayFrom } from '../values/workdays.ts';

/** Day the money of a swipe is to come (domain §2(c)). */
export function settleDue(pos: Pick<Pos, 'SettleDays' | 'SkipHoliday'>, swipedOn: IsoDate): IsoDate {
  const due = addDays(swipedOn, pos.SettleDays);
  return pos.SkipHoliday ? workdayFrom(due) : due;
}
