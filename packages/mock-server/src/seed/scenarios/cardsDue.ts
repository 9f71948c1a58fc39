/** Cards that fall due today, in each of the next seven days, and two days ago, with half of their appointments made. */
import { saveCard } from '../../core/cards/saveCard.ts';
import { addDays, businessDateOf, instantAt } from '../../core/values/dates.ts';
import { actAs, must } from '../actor.ts';
import { openShops, playOrders } from '../openShops.ts';
import { playOrder } from '../orderStory.ts';
import type { Stage } from './scenario.ts';

/** Days from today on which cards fall due, in turn. */
const DUE_IN = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, -1, -2];

/** Moves the due day of every card to the days around today. */
export function cardsDue(stage: Stage): void {
  const { world, dice, now } = stage;
  for (const shop of openShops(stage, 20)) {
    const { branch, day } = shop;
    for (let ago = 20; ago > 0; ago -= 4) playOrders(shop, ago, ['done']);
    const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, day(0).from);
    branch.cardIds.forEach((cardId, place) => {
      const due = addDays(businessDateOf(instantAt(now)), DUE_IN[place % DUE_IN.length] ?? 0);
      const card = world.cards.get(cardId);
      if (!card) return;
      const moved = must(saveCard(world, { ...card, DateDues: Number(due.slice(8)) }, context));
      if (place % 2 === 0) playOrder({ ...day(0), card: moved, service: 1, at: day(0).from }, 'appointment');
    });
  }
}
