/** A successful swipe on an own POS whose slip names a lot is a bill of that lot, which opens with its first bill. */
import type { Context } from '../command/context.ts';
import { settleDue } from '../pos/settleDue.ts';
import type { NumberLot } from '../records/lot.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import { lotKey } from '../store/posMoney.ts';
import type { World } from '../store/world.ts';

/** What tells a lot from any other. */
export type LotKey = Pick<NumberLot, 'PosID' | 'BusinessDate' | 'LotNo'>;

/** The lot of a key, unless it was cancelled. */
export function findLot(world: World, key: LotKey): NumberLot | undefined {
  return world.numberLots.by('key', lotKey(key))[0];
}

/** Opens a lot; its due date follows the POS as it settles now. The key must be free. */
export function openLot(
  world: World,
  { PosID, BusinessDate, LotNo, ...slip }: LotKey & Partial<NumberLot>,
  context: Context,
): NumberLot {
  const pos = world.poses.get(PosID);
  return world.numberLots.put({
    ...stampNew(context),
    numberLoID: world.numberLots.nextId,
    PosID,
    BusinessDate,
    LotNo,
    ...slip,
    DueDate: slip.DueDate ?? (pos ? settleDue(pos, BusinessDate) : BusinessDate),
  });
}

/** The swipe as it is kept: in the lot its slip names, settled or not, which is opened if need be. */
export function inItsLot(world: World, swipe: Swipe, context: Context): Swipe {
  const { PosID, LotNo, BusinessDate } = swipe;
  if (swipe.Status !== LINE_STATUS.done || PosID === undefined || LotNo === undefined) return swipe;
  const key = { PosID, BusinessDate, LotNo };
  return { ...swipe, NumberLoID: (findLot(world, key) ?? openLot(world, key, context)).numberLoID };
}
