/** Bills of a lot and the slips that prove them change together or not at all. */
import type { Schemas } from '@so-the/api-client';
import { refuseSave } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import { lotView } from '../lots/listLots.ts';
import { addLotBills, type LotBillsCommand } from './lotBills.ts';
import { done, missing, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { billView } from './listBills.ts';
import { keepBills, planBills, type BillCommand } from './saveBills.ts';

/** What the call carries: swipes for a lot, slips to keep, or both. */
export interface SaveLotBillsCommand extends Partial<LotBillsCommand> {
  Bills?: readonly BillCommand[];
}

/** Changes a lot and keeps slips. Refuses all when one of them is refused. */
export function saveLotBills(
  world: World,
  command: SaveLotBillsCommand,
  context: Context,
): Result<Schemas['LotBills']> {
  const { Bills = [], numberLoID, ...change } = command;
  const planned = planBills(world, Bills, context);
  if (!planned.ok) return planned;
  const isLotChange = Bills.length === 0 || (change.AddIDs?.length ?? 0) + (change.RemoveIDs?.length ?? 0) > 0;
  if (isLotChange && numberLoID === undefined) return missing('số lô', 'numberLoID');
  const notAllowed = isLotChange ? refuseSave(world, ['posDebts'], false, context) : undefined;
  if (notAllowed) return notAllowed;
  const changed =
    isLotChange && numberLoID !== undefined ? addLotBills(world, { ...change, numberLoID }, context) : undefined;
  if (changed && !changed.ok) return changed;
  const kept = keepBills(world, planned.value, context);
  return done({
    Lot: changed && lotView(world, changed.value, context),
    Bills: kept.map((bill) => billView(world, bill)),
  });
}
