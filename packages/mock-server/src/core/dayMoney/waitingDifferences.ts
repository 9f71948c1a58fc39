/** A difference that nobody booked stays in sight, whatever day is looked at, until it is booked or counted again (domain §2(p)). */
import type { Context } from '../command/context.ts';
import { refuseApproval } from '../approvals/approval.ts';
import { DIFFERENCE_STATUS, type DayClose } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';
import { CASH_DIFFERENCE, isOpen } from './cashDifference.ts';

/** Open differences of a shop, waiting or refused, by the day of their count. */
export function openDifferences(world: World, shopId: number): DayClose[] {
  return world.dayCloses.by('shop', shopId).filter((close) => isOpen(world, close));
}

/** Differences of a shop that wait for an approval, whoever may give it: what an inbox lists. */
export function waitingDifferences(world: World, shopId: number): DayClose[] {
  return openDifferences(world, shopId).filter(isWaiting);
}

/** Whether the caller may approve the difference of a count now. */
export function mayApproveDifference(world: World, close: DayClose, context: Context): boolean {
  return (
    close.ShopID === context.shopId &&
    isWaiting(close) &&
    isOpen(world, close) &&
    refuseApproval(world, CASH_DIFFERENCE, close, context) === undefined
  );
}

function isWaiting({ DifferenceStatus }: DayClose): boolean {
  return DifferenceStatus === DIFFERENCE_STATUS.waiting;
}
