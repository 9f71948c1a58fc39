/** Money of a lot is late from the day after its due date until the lot has nothing left, and so is money of swipes in no lot (C05). */
import type { IsoDate } from '../values/dates.ts';
import { settleDue } from '../pos/settleDue.ts';
import type { Pos } from '../records/funds.ts';
import type { NumberLot } from '../records/lot.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isOverdue, remainOf } from './lotFigures.ts';
import { overdueOf } from './posOverdue.ts';

/** A lot whose money is late. */
export interface OverdueLot {
  lot: NumberLot;
  /** Đồng still to come. */
  Remain: number;
}

/** Lots of some shops whose money is late on a day, oldest due date first. */
export function overdueLots(world: World, shopIds: readonly number[], today: IsoDate): OverdueLot[] {
  const found = shopIds.flatMap((shopId) =>
    world.numberLots.by('shop', shopId).flatMap((lot) => lateLot(world, lot, today)),
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
    const [late] = lot ? lateLot(world, lot, today) : [];
    if (late) found.push({ lot: late.lot, Remain: Math.min(late.Remain, most) });
  }
  return found;
}

/** Money of swipes in no lot that is late. */
export interface OverdueOutside {
  pos: Pos;
  /** Day the first of them should have come. */
  DueDate: IsoDate;
  /** Đồng still to come. */
  Remain: number;
}

/** POS with successful ones of some swipes in no lot whose money is late on a day; Remain is at most what those swipes are worth. */
export function overdueOutsideOf(world: World, swipes: readonly Swipe[], today: IsoDate): OverdueOutside[] {
  const found = new Map<number, OverdueOutside>();
  for (const { Status, NumberLoID, PosID, BusinessDate, Amount, PosFee } of swipes) {
    const pos = Status === LINE_STATUS.done && NumberLoID === undefined ? world.poses.get(PosID) : undefined;
    const DueDate = pos && settleDue(pos, BusinessDate);
    if (!pos || DueDate === undefined || DueDate >= today) continue;
    const known = found.get(pos.posID) ?? { pos, DueDate, Remain: 0 };
    found.set(pos.posID, { ...known, Remain: known.Remain + Amount - PosFee });
  }
  return [...found.values()].flatMap((late) => {
    const Remain = Math.min(late.Remain, overdueOf(world, late.pos, today).outside);
    return Remain > 0 ? [{ ...late, Remain }] : [];
  });
}

function lateLot(world: World, lot: NumberLot, today: IsoDate): OverdueLot[] {
  if (lot.CancelledAt !== undefined || lot.DueDate >= today) return [];
  const Remain = remainOf(world, lot);
  return isOverdue(lot, { Remain }, today) ? [{ lot, Remain }] : [];
}
