/** The busiest day of the year: more than a hundred orders today, in every status, at three counters. */
import { playDay } from '../day.ts';
import { openShops, playOrders } from '../openShops.ts';
import type { Ending } from '../orderStory.ts';
import type { Stage } from './scenario.ts';

const DAYS_BEFORE = 10;
/** Orders of each shop today, in the order of the shops. */
const ORDERS = [60, 36, 24];
const ENDINGS: readonly Ending[] = [
  'done',
  'done',
  'transferring',
  'swiped',
  'paid',
  'waiting',
  'ready',
  'appointment',
  'called off',
];

/** Plays ten usual days, then the rush. */
export function busyDay(stage: Stage): void {
  openShops(stage, DAYS_BEFORE, 8).forEach((shop, place) => {
    for (let ago = DAYS_BEFORE; ago > 0; ago -= 1) playDay(shop.day(ago));
    const count = ORDERS[place] ?? 0;
    playOrders(
      shop,
      0,
      Array.from({ length: count }, (_, order) => ENDINGS[order % ENDINGS.length] ?? 'done'),
    );
  });
}
