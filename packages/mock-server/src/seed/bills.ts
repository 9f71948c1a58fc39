/** Each evening the day's slips are kept for most swipes; the latest with their pictures, a few never, a few with another amount. */
import type { BillCommand } from '../core/bills/saveBills.ts';
import { saveLotBills } from '../core/bills/saveLotBills.ts';
import type { Context } from '../core/command/context.ts';
import { businessDateOf, daysBetween, instantAt } from '../core/values/dates.ts';
import { uploadImage } from '../core/files/storeImage.ts';
import { BILL_STATUS, type BillFacts } from '../core/records/bill.ts';
import { LINE_STATUS, type Swipe } from '../core/records/schedule.ts';
import { rowsWithin } from '../core/store/rowsWithin.ts';
import type { World } from '../core/store/world.ts';
import { slipOfSwipe } from '../samples/fromWorld.ts';
import { slipImage } from '../samples/slipImage.ts';
import { actAs, must } from './actor.ts';
import type { ShopDay } from './day.ts';

/** Swipes in a hundred whose slip nobody keeps, and whose slip names another amount. */
const FORGOTTEN = 4;
const DIFFERENT = 1;
/** Slips of the last full day that come with their picture. */
const PICTURES = 5;
const MILLION = 1_000_000;

/** Keeps the slips of a day that is over. */
export function keepSlips({ world, dice, branch, to, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(to, now));
  const isLastDay = daysBetween(context.businessDate, businessDateOf(instantAt(now))) === 1;
  const Bills: BillCommand[] = [];
  for (const swipe of swipesOf(world, branch.shop.shopId, context)) {
    if (dice.chance(FORGOTTEN)) continue;
    const facts = slipOfSwipe(world, swipe);
    if (dice.chance(DIFFERENT)) facts.Amount = Math.max(MILLION, swipe.Amount - MILLION);
    const hasPicture = isLastDay && Bills.length < PICTURES;
    const kept = { LogWithdrawalID: swipe.logWithdrawalId, Status: BILL_STATUS.confirmed };
    Bills.push(hasPicture ? { ...readFrom(world, facts, context), ...kept } : { ...facts, ...kept, Source: 1 });
  }
  if (Bills.length > 0) must(saveLotBills(world, { Bills }, context));
}

/** Leaves two slips of today as drafts: one read in part, one of a terminal nobody knows. */
export function leaveDrafts({ world, dice, branch, to, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(to, now));
  const [swipe] = swipesOf(world, branch.shop.shopId, context);
  if (!swipe) return;
  const facts = slipOfSwipe(world, swipe);
  const unclear = { ...facts, InvoiceNo: undefined, ApprovalCode: undefined };
  const foreign = { ...facts, TID: dice.digits(8), InvoiceNo: dice.digits(6), MerchantName: 'CUA HANG MINH PHAT' };
  must(saveLotBills(world, { Bills: [readFrom(world, unclear, context), readFrom(world, foreign, context)] }, context));
}

/** Successful swipes of the shop on the day of the context, as far as their slip can be told. */
function swipesOf(world: World, shopId: number, { businessDate }: Context): Swipe[] {
  const ofDay = rowsWithin(world, 'swipes', shopId, { from: businessDate, to: businessDate });
  return ofDay.filter((swipe) => swipe.Status === LINE_STATUS.done && swipe.InvoiceNo);
}

/** A draft that was read in a picture. */
function readFrom(world: World, facts: BillFacts, context: Context): BillCommand {
  const image = {
    name: `bill-${facts.InvoiceNo ?? 'mo'}.png`,
    type: 'image/png',
    bytes: slipImage({ ...facts, Kind: 1 }),
  };
  const { FileID } = must(uploadImage(world, { image }, context));
  return { ...facts, FileID, Source: 2, Status: BILL_STATUS.draft };
}
