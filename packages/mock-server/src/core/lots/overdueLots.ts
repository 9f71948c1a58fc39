/** Money of a lot is late from the day after its due date until the lot has nothing left (C05). */
import type { IsoDate } from '../dates.ts';
import type { NumberLot } from '../records/lot.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import type { World } from '../world.ts';
import { isOverdue, remainOf } from './lotFigures.ts';

/** A lot whose money is late. */
export interface OverdueLot {
  lot: NumberLot;
  /** Đồng still to come. */
  Remain: number;
}

/** Lots of some shops whose money is late on a day, oldest due date first. */
export function overdueLots(world: World, shopIds: readonly number[], today: IsoDate): OverdueLot[] {
  const found = shopIds.flatMap((shopId) =>
    world.numberLots.by('shop', shopId).flatMap((lot) => overdueOf(world, lot, today)),
  );
  return found.toSorted((a, b) => (a.lot.DueDate < b.lot.DueDate ? -1 : a.lot.DueDate > b.lot.DueDate ? 1 : 0));
}

/** Lots with successful ones of some swipes whose money is late on a day; Remain is at most what those swipes are worth. */
export function overdueLotsOf(world: World, swipes: readonly Swipe[], today: IsoDate): OverdueLot[] {
  const worth = new Map<number, number>();
  for (const swipe of swipes) {
    if (swipe.Status !== LINE_STATUS.done || swipe.NumberLoID === undefined) continue;
    worth.set(swipe.NumberLoID, (worth.get(swipe.NumberLoID) ?? 0) + swipe.Amount - swipe.PosFee);
  }
  const found: OverdueLot[] = [];
  for (const [lotId, most] of worth) {
    const lot = world.numberLots.get(lotId);
    const [late] = lot ? overdueOf(world, lot, today) : [];
    if (late) found.push({ lot: late.lot, Remain: Math.min(late.Remain, most) });
  }
  return found;
}

function overdueOf(world: World, lot: NumberLot, today: IsoDate): OverdueLot[] {
  if (lot.CancelledAt !== undefined || lot.DueDate >= today) return [];
  const Remain = remainOf(world, lot);
  return isOverdue(lot, { Remain }, today) ? [{ lot, Remain }] : [];
}
