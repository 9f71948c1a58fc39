/** A swipe has its slip once one is confirmed for it; drafts, duplicates and cancelled slips prove nothing (C03, C04). */
import { BILL_STATUS, type Bill } from '../records/bill.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** The confirmed slip of a swipe. */
export function billOf(world: World, swipe: Pick<Swipe, 'logWithdrawalId'>): Bill | undefined {
  return world.bills.by('swipe', swipe.logWithdrawalId).find((bill) => bill.Status === BILL_STATUS.confirmed);
}

/** The successful ones of an order's swipes without a confirmed slip (C03). */
export function swipesWithoutBill(world: World, swipes: readonly Swipe[]): Swipe[] {
  return swipes.filter((swipe) => swipe.Status === LINE_STATUS.done && !billOf(world, swipe));
}

/** The successful ones of an order's swipes whose confirmed slip names another amount, with the slip's amount less the swipe's in đồng (C04). */
export function billDifferences(
  world: World,
  swipes: readonly Swipe[],
): { swipe: Swipe; bill: Bill; difference: number }[] {
  const found: { swipe: Swipe; bill: Bill; difference: number }[] = [];
  for (const swipe of swipes) {
    if (swipe.Status !== LINE_STATUS.done) continue;
    const bill = billOf(world, swipe);
    const difference = (bill?.Amount ?? swipe.Amount) - swipe.Amount;
    if (bill && difference !== 0) found.push({ swipe, bill, difference });
  }
  return found;
}
