/** The first morning of the shops: one bank account and POS each, the first customers at the counter, no order finished. */
import { openAccounts } from '../accounts.ts';
import { actAs } from '../actor.ts';
import { equipBranch, equipmentFor } from '../branch.ts';
import { enrolCustomer } from '../enrol.ts';
import { playOrder } from '../orderStory.ts';
import type { Stage } from './scenario.ts';

const HOUR = 3_600_000;

/** Equips each shop for its smallest beginning and lets its first customers in. */
export function newShop({ world, dice, now }: Stage): void {
  openAccounts(world, dice, now).forEach((shop, place) => {
    const at = now - HOUR;
    const context = actAs(dice, shop.ownerId, shop.shopId, at);
    const { banks, poses, ...plan } = equipmentFor(place, 1);
    const branch = equipBranch(
      world,
      dice,
      shop,
      { ...plan, banks: banks.slice(0, 1), poses: poses.slice(0, 1) },
      context,
    );
    for (let customer = 0; customer < 3; customer += 1) enrolCustomer(world, dice, branch, 1, context);
    const card = world.cards.get(branch.cardIds[0]);
    if (card) playOrder({ world, dice, branch, card, service: 1, at, now }, 'appointment');
  });
}
