/** A held write is approved as it was asked, on the day it was meant for while that is open, or refused with a reason, or taken back by who asked (domain §2(q)). */
import type { Context } from '../command/context.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { cancelCashBackPayment } from '../cashBacks/cancelCashBack.ts';
import { payCashBack, type PayCashBackCommand } from '../cashBacks/payCashBack.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { logAction } from '../history/actionLog.ts';
import { postingDay } from '../ledger/reverse.ts';
import { deleteBadExpense } from '../losses/badExpense.ts';
import { cancelLotPayment } from '../lots/payLot.ts';
import { updateNumberLot, type UpdateLotCommand } from '../lots/updateLot.ts';
import { saveOpening, type OpeningCommand } from '../opening/saveOpening.ts';
import { HELD_STATUS, type HeldCall, type HeldWrite } from '../records/heldWrite.ts';
import { correctPercent } from '../schedules/correctPercent.ts';
import type { PercentCommand } from '../schedules/planCorrection.ts';
import { cancelWithdrawal } from '../schedules/swipes.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { displayDate, type IsoDate } from '../values/dates.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { cleanText } from '../values/text.ts';
import { cancelVoucher } from '../vouchers/cancelVoucher.ts';
import {
  decidedNow,
  proposalOf,
  refuseDecision,
  type Decision,
  type Proposal,
  type ProposalKind,
} from '../approvals/approval.ts';

/** Carries a kept command out as it was asked. */
type CarryOut = (world: World, command: never, context: Context) => Result<unknown>;

/** What carries out each held write; an adjustment of a debt waits in its own record. */
const CARRY_OUT: Readonly<Record<Exclude<HeldCall, 'adjustDebt'>, CarryOut>> = {
  updateNumberLot: (world, command: UpdateLotCommand, context) => updateNumberLot(world, command, context),
  payCashBack: (world, command: PayCashBackCommand, context) => payCashBack(world, command, context),
  saveOpeningBalances: (world, command: OpeningCommand, context) => saveOpening(world, command, context),
  correctSchedulePercent: (world, command: PercentCommand, context) => correctPercent(world, command, context),
  cancelVoucher,
  cancelPayDebt,
  cancelLotPayment,
  cancelCashBackPayment,
  cancelWithdrawal,
  deleteBadExpense,
};

/** Carries a waiting write out, or refuses it. Refuses what {@link refuseDecision} does, and what the write itself refuses by now. */
export function decideHeld(
  world: World,
  command: Decision & { HeldWriteID: number },
  context: Context,
): Result<HeldWrite> {
  const held = ownRow(world.heldWrites.get(command.HeldWriteID), context);
  if (!held || held.IsAlone || held.Write === 'adjustDebt') return notFound('đề nghị');
  const refused = refuseDecision(world, heldKind(held), heldProposal(held), command, context);
  if (refused) return refused;
  const decided = decidedNow(held, context);
  if (command.Status === HELD_STATUS.refused) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    const verb = held.CreatedBy === context.userId ? 'Rút lại' : 'Từ chối';
    log(world, held, `${verb}: ${held.Title}: ${RefuseReason}`, context);
    return done(world.heldWrites.put({ ...decided, Status: HELD_STATUS.refused, RefuseReason }));
  }
  const day = dayOf(world, held, context);
  const asked = JSON.parse(held.Command) as { PaidAt?: string };
  // A moment of a day that is closed by now gives way to today.
  if (day !== held.BusinessDate) delete asked.PaidAt;
  const asAsked = { ...context, userId: held.CreatedBy, approvedBy: context.userId, businessDate: day };
  const made = CARRY_OUT[held.Write](world, asked as never, asAsked);
  if (!made.ok) return made;
  log(world, held, `Duyệt: ${held.Title}. ${held.Effect}, ghi sổ ngày ${displayDate(day)}`, context);
  return done(world.heldWrites.put({ ...decided, BusinessDate: day, Status: HELD_STATUS.done }));
}

/** What a held write is as a proposal. */
export function heldKind({ Menu, Title }: HeldWrite): ProposalKind {
  return { menu: Menu, name: Title };
}

/** A held write as a proposal. */
export function heldProposal(held: HeldWrite): Proposal & { ShopID: number } {
  return proposalOf(held, held.Status === HELD_STATUS.waiting);
}

function dayOf(world: World, held: HeldWrite, context: Context): IsoDate {
  const Lines = held.Account === undefined ? [] : [{ Account: held.Account, Amount: held.Change ?? 0 }];
  return postingDay(world, { ShopID: held.ShopID, BusinessDate: held.BusinessDate, Lines }, context);
}

function log(world: World, held: HeldWrite, Note: string, context: Context): void {
  logAction(world, { MenuID: MENU[held.Menu], ActionID: ACTION.approve, RefID: held.HeldWriteID, Note }, context);
}
