/** Customers who have owed their fees for one to three months, and a few who owe since this week. */
import { openShops, playOrders } from '../openShops.ts';
import type { Stage } from './scenario.ts';

/** Plays an order every other day whose fee nobody pays; the last days go as usual. */
export function overdueDebts(stage: Stage): void {
  for (const shop of openShops(stage, 90)) {
    for (let ago = 90; ago > 8; ago -= 2) playOrders(shop, ago, ['owing']);
    for (let ago = 6; ago > 0; ago -= 1) playOrders(shop, ago, ['done', 'owing']);
    playOrders(shop, 0, ['done', 'transferring', 'appointment']);
  }
}
