/** What counts against a terminal's limits is every swipe that was made or is about to be: done or waiting, never a cancelled one. */
import type { IsoDate } from '../values/dates.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** Whether a swipe counts: waiting or done. */
export function counts(swipe: Swipe): boolean {
  return swipe.Status === LINE_STATUS.waiting || swipe.Status === LINE_STATUS.done;
}

/** Đồng swiped on a POS on a day and in its month, by the swipes that count. */
export function swipedOn(
  world: World,
  posId: number,
  date: IsoDate,
  isCounted: (swipe: Swipe) => boolean = counts,
): { day: number; month: number } {
  const swiped = { day: 0, month: 0 };
  for (const swipe of world.swipes.by('posMonth', `${posId}|${date.slice(0, 7)}`)) {
    if (!isCounted(swipe)) continue;
    swiped.month += swipe.Amount;
    if (swipe.BusinessDate === date) swiped.day += swipe.Amount;
  }
  return swiped;
}

/** Đồng that was really swiped, as the POS's own figures show it. */
export function doneOn(world: World, posId: number, date: IsoDate): { day: number; month: number } {
  return swipedOn(world, posId, date, (swipe) => swipe.Status === LINE_STATUS.done);
}
