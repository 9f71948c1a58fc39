/** The demo with its books closed up to the end of last month: whatever lies before may be read and no longer changed. */
import { addDays, businessDateOf, instantAt } from '../../core/dates.ts';
import { COMPANY_SHOP_ID } from '../../core/context.ts';
import { demo } from './demo.ts';
import type { Stage } from './scenario.ts';

/** Plays the demo, then locks every shop. */
export function lockedPeriod(stage: Stage): void {
  demo(stage);
  const { world, now } = stage;
  const LockDate = addDays(`${businessDateOf(instantAt(now)).slice(0, 8)}01`, -1);
  for (const shop of world.shops.rows) if (shop.ShopID !== COMPANY_SHOP_ID) world.shops.put({ ...shop, LockDate });
}
