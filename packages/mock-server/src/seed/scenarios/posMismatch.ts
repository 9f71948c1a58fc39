/** POS money that does not add up: sums that came short, a POS that sent nothing for ten days, swipes short of what was paid. */
import { payCashBack } from '../../core/cashBacks/payCashBack.ts';
import { actAs, must } from '../actor.ts';
import type { ShopDay } from '../day.ts';
import { openShops, playOrders } from '../openShops.ts';
import type { Stage } from './scenario.ts';

/** What a bank keeps back of a sum without saying so, in đồng. */
const SHORT = 350_000;
/** Days for which the last POS of each shop has sent nothing. */
const SILENT_DAYS = 10;

/** Plays a month in which what came in is less than what was due. */
export function posMismatch(stage: Stage): void {
  for (const shop of openShops(stage, 30, 2)) {
    for (let ago = 30; ago > 0; ago -= 1) {
      if (ago <= SILENT_DAYS) receiveShort(shop.day(ago));
      playOrders(shop, ago, ago % 3 === 0 ? ['done', 'swiped'] : ['done', 'done']);
    }
    receiveShort(shop.day(0));
  }
}

/** Books every sum that is due a little short, and forgets what the silent POS owes. */
function receiveShort({ world, dice, branch, from, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(from, now));
  const due = branch.dueBack.filter(({ dueDate }) => dueDate < context.businessDate);
  branch.dueBack = branch.dueBack.filter((each) => !due.includes(each));
  const silent = branch.poses.at(-1)?.posID;
  for (const { posId, amount } of due.filter((each) => each.posId !== silent && each.amount > SHORT)) {
    const { BankCardID, PosParentID = posId } = world.poses.get(posId) ?? {};
    const sum = { PosParentID, Amount: amount - SHORT, Method: 2 as const, BankCardID };
    must(payCashBack(world, { ...sum, RefNo: `FT${dice.digits(11)}` }, context));
  }
}
