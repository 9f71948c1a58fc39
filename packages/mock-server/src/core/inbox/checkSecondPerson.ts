/** What a confirmation says beforehand is what the write then does: the same rule answers both (domain §2(q)). */
import type { Schemas } from '@so-the/api-client';
import { secondPersonsOf } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { debtMenuName } from '../access/debtMenu.ts';
import { LOSS_PROPOSAL } from '../losses/decideLoss.ts';
import { openingWrite } from '../opening/openingApproval.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import type { HeldCall } from '../records/heldWrite.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import { VOUCHER_KIND } from '../records/voucher.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { ACTION, type MenuName } from '../values/menus.ts';
import { waitsForAnother } from '../approvals/approval.ts';
import { aloneToday, approvalFrom, isHeld, type WorthWrite } from '../approvals/held.ts';
import { bookedAlone, needsSecondPerson, voucherFrom } from '../vouchers/largeVoucher.ts';
import { voucherMenu } from '../access/voucherMenus.ts';
import {
  undoingCashBack,
  undoingDebt,
  undoingLoss,
  undoingLotPayment,
  undoingSwipe,
  undoingVoucher,
} from '../approvals/undoing.ts';

/** The write somebody is about to make. */
export interface CheckCommand {
  Write: Schemas['HeldWriteKind'];
  /** Đồng, signed or not. */
  Amount?: number;
  RefID?: number;
  PartyType?: number;
}

/** What the rule of a write says of it now. */
interface Ruled {
  /** Menu whose right Duyệt decides on it. */
  menu: MenuName;
  isNeeded: boolean;
  /** From how many đồng a day on it waits; 0 where every such write does. */
  from: number;
  /** What its maker already did alone today, in đồng. */
  alone: number;
}

/** Whether a write would wait now, from how much on, and who could approve it. */
export function checkSecondPerson(
  world: World,
  command: CheckCommand,
  context: Context,
): Result<Schemas['SecondPersonCheck']> {
  const ruled = RULES[command.Write](world, command, context);
  if (!ruled?.isNeeded) return done({ IsNeeded: false, From: ruled?.from ?? 0, Alone: ruled?.alone ?? 0, People: [] });
  const act = { userId: context.userId, menu: ruled.menu, action: ACTION.approve };
  const people = secondPersonsOf(world, context.shopId, act, context.now).map((user) => user.FullName);
  return done({ IsNeeded: true, From: ruled.from, Alone: ruled.alone, People: people });
}

type Rule = (world: World, command: CheckCommand, context: Context) => Ruled | undefined;

/** The rule that sums what changes worth, and guards what two approved. */
function worth(read: (world: World, command: CheckCommand, context: Context) => WorthWrite | undefined): Rule {
  return (world, command, context) => {
    const write = read(world, command, context);
    if (!write) return undefined;
    const [from, alone] = [approvalFrom(world, context.shopId), aloneToday(world, context)];
    return { menu: write.menu, isNeeded: isHeld(world, write, context), from, alone };
  };
}

/** A write of a sum that was typed. */
function typed(call: HeldCall, menu: MenuName): Rule {
  return worth((_world, { Amount = 0, RefID = 0 }) => ({ call, refId: RefID, menu, worth: Amount }));
}

/** The cancel of a document the caller's shop has. */
function undoing<Row extends { ShopID: number; IsDeleted: boolean }>(
  rowsOf: (world: World) => { get(id?: number): Row | undefined },
  writeOf: (world: World, row: Row, context: Context) => WorthWrite,
): Rule {
  return worth((world, { RefID }, context) => {
    const row = ownRow(rowsOf(world).get(RefID), context);
    return row && writeOf(world, row, context);
  });
}

/** A new voucher of a category: from the shop's threshold on it waits. */
function newVoucher(world: World, { RefID: ConfigID = 0, Amount = 0 }: CheckCommand, context: Context): Ruled {
  const type = world.voucherTypes.get(ConfigID)?.type ?? VOUCHER_KIND.expense;
  const voucher = { ConfigID, type, Amount, CreatedBy: context.userId, CreatedDate: context.now };
  return {
    menu: voucherMenu(context),
    isNeeded: needsSecondPerson(world, voucher, context),
    from: voucherFrom(world, context),
    alone: bookedAlone(world, voucher),
  };
}

/** A loss waits whatever it comes to. */
function newLoss(world: World, _command: CheckCommand, context: Context): Ruled {
  const isNeeded = waitsForAnother(world, LOSS_PROPOSAL, context);
  return { menu: LOSS_PROPOSAL.menu, isNeeded, from: 0, alone: 0 };
}

const RULES: Readonly<Record<Schemas['HeldWriteKind'], Rule>> = {
  1: worth((_world, { Amount = 0, RefID = 0, PartyType = PARTY_TYPE.customer }) => ({
    call: 'adjustDebt',
    refId: RefID,
    menu: debtMenuName(Math.min(PartyType, 4) as PartyType),
    worth: Amount,
  })),
  2: typed('updateNumberLot', 'posDebts'),
  3: typed('payCashBack', 'posDebts'),
  4: worth((world, { Amount = 0, RefID = 0, PartyType = OPENING_KIND.cash }, context) =>
    openingWrite(world, { PartyType: PartyType as OpeningKind, PartyID: RefID, change: Amount }, context),
  ),
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
  12: newLoss,
  13: newVoucher,
};
