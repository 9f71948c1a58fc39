import { createEngine } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { loggedIn } from './loggedIn.ts';
import { MORNING, workingAs, type OpenShop } from './openShop.ts';

/** A company and a shop of its owner, both with empty books. */
export interface OpenChain {
  company: OpenShop;
  owner: OpenShop;
}

/** Opens the company and its three shops without any business, whose funds may fall below 0; the owner works in the first. */
export function openChain(): OpenChain {
  const world = seedWorld({ scenario: 'empty', seed: 1, size: 'small', now: MORNING });
  for (const shop of world.shops.rows) world.shops.put({ ...shop, NegativeFunds: 3 });
  const engine = createEngine({ world, clock: standingClock(MORNING), random: seededRandom(1) });
  return {
    company: workingAs(engine, loggedIn(engine, 'company')),
    owner: workingAs(engine, loggedIn(engine, 'owner')),
  };
}
