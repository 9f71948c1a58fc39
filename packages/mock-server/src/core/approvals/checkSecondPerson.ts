/** What a confirmation says beforehand is what the write then does: the same rule answers both (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { secondPersonsOf } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { debtMenuName } from '../debts/debtMenu.ts';
import { openingWrite } from '../opening/openingApproval.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import type { HeldCall } from '../records/heldWrite.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { ACTION, type MenuName } from '../values/menus.ts';
import { aloneToday, approvalFrom, isHeld, type WorthWrite } from './held.ts';
import {
  undoingCashBack,
  undoingDebt,
  undoingLoss,
  undoingLotPayment,
  undoingSwipe,
  undoingVoucher,
} from './undoing.ts';

/** The write somebody is about to make. */
export interface CheckCommand {
  Write: Schemas['HeldWriteKind'];
  /** Đồng, signed or not. */
  Amount?: number;
  RefID?: number;
  PartyType?: number;
}

/** Whether a write would wait now, from how much on, and who could approve it. */
export function checkSecondPerson(
  world: World,
  command: CheckCommand,
  context: Context,
): Result<Schemas['SecondPersonCheck']> {
  const write = WRITES[command.Write](world, command, context);
  const IsNeeded = write !== undefined && isHeld(world, write, context);
  const act = { userId: context.userId, menu: write?.menu ?? 'vouchers', action: ACTION.approve };
  const people = IsNeeded ? secondPersonsOf(world, context.shopId, act, context.now) : [];
  return done({
    IsNeeded,
    From: approvalFrom(world, context.shopId),
    Alone: aloneToday(world, context),
    People: people.map((user) => user.FullName),
  });
}

type Read = (world: World, command: CheckCommand, context: Context) => WorthWrite | undefined;

/** A write of a sum that was typed. */
function typed(call: HeldCall, menu: MenuName): Read {
  return (_world, { Amount = 0, RefID = 0 }) => ({ call, refId: RefID, menu, worth: Amount });
}

/** The cancel of a document the caller's shop has. */
function undoing<Row extends { ShopID: number; IsDeleted: boolean }>(
  rowsOf: (world: World) => { get(id?: number): Row | undefined },
  writeOf: (world: World, row: Row, context: Context) => WorthWrite,
): Read {
  return (world, { RefID }, context) => {
    const row = ownRow(rowsOf(world).get(RefID), context);
    return row && writeOf(world, row, context);
  };
}

const WRITES: Readonly<Record<Schemas['HeldWriteKind'], Read>> = {
  1: (_world, { Amount = 0, RefID = 0, PartyType = PARTY_TYPE.customer }) => ({
    call: 'adjustDebt',
    refId: RefID,
    menu: debtMenuName(Math.min(PartyType, 4) as PartyType),
    worth: Amount,
  }),
  2: typed('updateNumberLot', 'posDebts'),
  3: typed('payCashBack', 'posDebts'),
  4: (world, { Amount = 0, RefID = 0, PartyType = OPENING_KIND.cash }, context) =>
    openingWrite(world, { PartyType: PartyType as OpeningKind, PartyID: RefID, change: Amount }, context),
  5: typed('correctSchedulePercent', 'contracts'),
  6: undoing(
    (world) => world.vouchers,
    (_world, row, context) => undoingVoucher(row, context),
  ),
  7: undoing((world) => world.debts, undoingDebt),
  8: undoing(
    (world) => world.lotPayments,
    (_world, row) => undoingLotPayment(row),
  ),
  9: undoing(
    (world) => world.cashBackPayments,
    (_world, row) => undoingCashBack(row),
  ),
  10: undoing(
    (world) => world.swipes,
    (_world, row) => undoingSwipe(row),
  ),
  11: undoing(
    (world) => world.badExpenses,
    (_world, row) => undoingLoss(row),
  ),
};
