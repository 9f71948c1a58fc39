/** Bills of a lot are successful swipes of its own POS and day, each in one lot at most; none leaves a lot that was paid for it. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import type { ListPage } from '../listing/listing.ts';
import { sumOf } from '../values/money.ts';
import type { NumberLot } from '../records/lot.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { stampChange } from '../records/stamped.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { swipesPage } from '../schedules/listSwipes.ts';
import { inView, ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { lotName } from '../lots/lotName.ts';
import { findOwnLot } from '../lots/payLot.ts';

/** Which swipes go into a lot and which come out of it. */
export interface LotBillsCommand {
  numberLoID: number;
  Version?: number;
  /** Swipes to put in. */
  AddIDs?: readonly number[];
  /** Swipes to take out. */
  RemoveIDs?: readonly number[];
}

/** Puts swipes into a lot and takes others out: all of them or none. */
export function addLotBills(world: World, command: LotBillsCommand, context: Context): Result<NumberLot> {
  const found = findOwnLot(world, command.numberLoID, context);
  if (!found.ok) return found;
  const lot = found.value;
  if (command.Version !== undefined && command.Version !== lot.Version) return stale(world, lot);
  const into = new Set(command.AddIDs);
  const out = new Set(command.RemoveIDs);
  if (into.size + out.size === 0) return refuse('Invalid', 'Vui lòng chọn bill', 'AddIDs');
  const added = [...into].map((id) => ownRow(world.swipes.get(id), context));
  const removed = [...out].map((id) => ownRow(world.swipes.get(id), context));
  const refused =
    firstOf(added, (swipe) => refuseBill(world, lot, swipe)) ??
    firstOf(removed, (swipe) => refuseRemoval(lot, swipe)) ??
    refuseUnpaid(world, lot, added, removed);
  if (refused) return refused;
  for (const swipe of removed) if (swipe) putIn(world, swipe, undefined, context);
  for (const swipe of added) if (swipe) putIn(world, swipe, lot.numberLoID, context);
  const changed = world.numberLots.put({ ...lot, ...stampChange(lot, context) });
  const note = `Thêm ${into.size} bill, bớt ${out.size} bill ${lotName(world, lot)}`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.edit, RefID: lot.numberLoID, Note: note }, context);
  return done(changed);
}

/** Bills of a lot, oldest first, cancelled ones included; or those that could be put in: of its POS and day and in no lot. */
export function listLotBills(
  world: World,
  query: { numberLoID: number; IsFree?: boolean },
  context: Context,
): Result<ListPage<Schemas['LogWithdrawal'], Schemas['WithdrawalTotals']>> {
  const lot = inView(world, world.numberLots.get(query.numberLoID), context);
  if (!lot) return notFound('số lô');
  const rows = query.IsFree
    ? world.swipes
        .by('posMonth', `${lot.PosID}|${lot.BusinessDate.slice(0, 7)}`)
        .filter((swipe) => refuseBill(world, lot, swipe) === undefined)
    : world.swipes.by('lot', lot.numberLoID);
  return done(swipesPage(world, rows));
}

function refuseBill(world: World, lot: NumberLot, swipe: Swipe | undefined): Refusal | undefined {
  if (!swipe) return notFound('lượt quẹt');
  if (swipe.Status !== LINE_STATUS.done) return refuse('WrongStatus', 'Chỉ đưa lượt quẹt thành công vào lô');
  if (swipe.PosID !== lot.PosID || swipe.BusinessDate !== lot.BusinessDate) {
    return refuse('Invalid', 'Lượt quẹt không cùng máy POS và ngày với lô', 'AddIDs');
  }
  if (swipe.NumberLoID === undefined) return undefined;
  const other = world.numberLots.get(swipe.NumberLoID);
  return refuse('Duplicate', `Lượt quẹt đã nằm trong ${other ? lotName(world, other) : 'một lô'}`, 'AddIDs');
}

/** A cancelled bill stays where it was, for the record. */
function refuseRemoval(lot: NumberLot, swipe: Swipe | undefined): Refusal | undefined {
  if (swipe?.NumberLoID !== lot.numberLoID) return notFound('bill trong lô');
  return swipe.Status === LINE_STATUS.done ? undefined : refuse('WrongStatus', 'Lượt quẹt đã hủy, không tính vào lô');
}

const worth = (swipe: Swipe | undefined) => (swipe?.Status === LINE_STATUS.done ? swipe.Amount - swipe.PosFee : 0);

/** What was already received stays covered by bills. */
function refuseUnpaid(
  world: World,
  lot: NumberLot,
  added: readonly (Swipe | undefined)[],
  removed: readonly (Swipe | undefined)[],
): Refusal | undefined {
  const less = sumOf(removed, worth) - sumOf(added, worth);
  if (less <= 0 || lotFigures(world, lot).Remain >= less) return undefined;
  return refuse('InUse', 'Lô đã nhận tiền của bill này, hãy hủy lần nhận tiền trước khi bớt bill', 'RemoveIDs');
}

function putIn(world: World, swipe: Swipe, NumberLoID: number | undefined, context: Context): void {
  world.swipes.put({ ...swipe, ...stampChange(swipe, context), NumberLoID });
}

function firstOf<Row>(rows: readonly Row[], refusalOf: (row: Row) => Refusal | undefined): Refusal | undefined {
  for (const row of rows) {
    const refused = refusalOf(row);
    if (refused) return refused;
  }
  return undefined;
}
