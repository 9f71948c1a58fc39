/** A scenario opens its shops once and then plays the days it needs, oldest first. */
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import { openAccounts } from './accounts.ts';
import { actAs } from './actor.ts';
import { equipBranch, equipmentFor, type Branch } from './branch.ts';
import { hoursOf, receiveMoney, slot, type ShopDay } from './day.ts';
import { enrolCustomer } from './enrol.ts';
import { playOrder, type Ending } from './orderStory.ts';
import type { Stage } from './scenarios/scenario.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Part of a size's customers that a scenario of a few days has. */
const PART = 0.2;
/** How the customers are spread over the shops. */
const SHARES = [0.5, 0.3, 0.2];

/** A shop that is equipped and knows its customers. */
export interface OpenedShop {
  branch: Branch;
  /** The opening hours so many days before today. */
  day: (daysAgo: number) => ShopDay;
}

/**
 * Opens the three shops with accounts, POS, partner, collaborators and customers so many days before today.
 *
 * @param times capital and limits in times of the usual
 */
export function openShops({ world, dice, now, volume }: Stage, daysAgo: number, times = 1): OpenedShop[] {
  const midnight = Date.parse(`${businessDateOf(instantAt(now))}T00:00:00+07:00`);
  const opening = midnight - (daysAgo + 1) * DAY + 8 * HOUR;
  return openAccounts(world, dice, now).map((shop, place) => {
    const context = actAs(dice, shop.ownerId, shop.shopId, opening);
    const branch = equipBranch(world, dice, shop, equipmentFor(place, times), context);
    const customers = Math.ceil(volume.customers * PART * (SHARES[place] ?? 0));
    for (let count = 0; count < customers; count += 1) enrolCustomer(world, dice, branch, dice.whole(1, 3), context);
    return { branch, day: (ago) => hoursOf(midnight - ago * DAY, { world, dice, branch, now }) };
  });
}

/** Plays one order of "Đáo hạn" for each ending, one after the other over a day; POS money that is due comes in first. */
export function playOrders({ branch, day }: OpenedShop, daysAgo: number, endings: readonly Ending[]): void {
  const today = day(daysAgo);
  receiveMoney(today);
  endings.forEach((ending, place) => {
    const card = today.world.cards.get(today.dice.pick(branch.cardIds));
    if (card) playOrder({ ...today, card, service: 1, at: slot(today, place, endings.length) }, ending);
  });
}
