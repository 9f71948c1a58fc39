/** What a confirmation says beforehand is what the write then does: the same rule answers both (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { secondPersonsOf } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { debtMenuName } from '../debts/debtMenu.ts';
import { openingWrite } from '../opening/openingApproval.ts';
import { CASH_BACK_TYPE } from '../records/cashBack.ts';
import { DEBT_KIND, PARTY_TYPE, type PartyType } from '../records/debt.ts';
import type { HeldCall } from '../records/heldWrite.ts';
import { LOT_PAY_KIND } from '../records/lot.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { ACTION, type MenuName } from '../values/menus.ts';
import { voucherMenu } from '../vouchers/voucherMenus.ts';
import { aloneToday, approvalFrom, isHeld, type WorthWrite } from './held.ts';

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
  6: (world, { RefID }, context) => {
    const row = ownRow(world.vouchers.get(RefID), context);
    return row && { call: 'cancelVoucher', refId: row.paymentID, menu: voucherMenu(context), worth: 0, undoes: row };
  },
  7: (world, { RefID }, context) => {
    const row = ownRow(world.debts.get(RefID), context);
    if (!row) return undefined;
    const worth = row.Kind === DEBT_KIND.adjustment ? row.Amount : 0;
    return { call: 'cancelPayDebt', refId: row.DebtID, menu: debtMenuName(row.DebtType), worth, undoes: row };
  },
  8: (world, { RefID }, context) => {
    const row = ownRow(world.lotPayments.get(RefID), context);
    if (!row) return undefined;
    const worth = row.Kind === LOT_PAY_KIND.money ? 0 : row.Amount;
    return { call: 'cancelLotPayment', refId: row.payNumberLoID, menu: 'posDebts', worth };
  },
  9: (world, { RefID }, context) => {
    const row = ownRow(world.cashBackPayments.get(RefID), context);
    if (!row) return undefined;
    const worth = row.Type === CASH_BACK_TYPE.adjustment ? row.Amount : 0;
    return { call: 'cancelCashBackPayment', refId: row.paymentID, menu: 'posDebts', worth };
  },
  10: (world, { RefID }, context) => {
    const row = ownRow(world.swipes.get(RefID), context);
    return row && { call: 'cancelWithdrawal', refId: row.logWithdrawalId, menu: 'contracts', worth: 0, undoes: row };
  },
  11: (world, { RefID }, context) => {
    const row = ownRow(world.badExpenses.get(RefID), context);
    if (!row) return undefined;
    const worth = row.Fund ? 0 : row.Amount - row.RecoveredAmount;
    return { call: 'deleteBadExpense', refId: row.id, menu: 'badExpenses', worth, undoes: row };
  },
};
