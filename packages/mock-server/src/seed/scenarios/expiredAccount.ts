/** The demo on the day after the owner's term: owner, staff and shops may read everything and change nothing. */
import { addDays, businessDateOf, instantAt } from '../../core/values/dates.ts';
import { demo } from './demo.ts';
import type { Stage } from './scenario.ts';

/** Plays the demo, then lets the terms end yesterday. */
export function expiredAccount(stage: Stage): void {
  demo(stage);
  const { world, now } = stage;
  const ExpiredDate = addDays(businessDateOf(instantAt(now)), -1);
  for (const user of world.users.rows) world.users.put({ ...user, ExpiredDate });
  for (const shop of world.shops.rows) world.shops.put({ ...shop, ExpiredDate });
}
