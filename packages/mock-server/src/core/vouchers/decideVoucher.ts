/** A waiting voucher is approved as it was entered or refused with a reason, by somebody else than who entered it. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { decidedNow, refuseDecision, type Decision } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { postingDay } from '../ledger/reverse.ts';
import { fundAccount, partyAccount } from '../records/accounts.ts';
import { displayDate, type IsoDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import {
  hasVoucherType,
  VOUCHER_STATUS,
  type TypedVoucher,
  type Voucher,
  type VoucherKind,
} from '../records/voucher.ts';
import { done, firstRefusal, notFound, type Refusal, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import type { VoucherCommand } from './addVoucher.ts';
import { refuseSecondIncome } from './feeOnce.ts';
import { voucherKind, voucherProposal } from './largeVoucher.ts';
import { voucherMenu } from '../access/voucherMenus.ts';
import { bookVoucher } from './voucherPosting.ts';

const { booked, refused: turnedDown } = VOUCHER_STATUS;

/** An approver's decision, with the voucher as it was shown. */
export interface DecisionCommand extends VoucherCommand, Decision {
  paymentID: number;
  Version?: number;
}

/** Books a waiting voucher, on its own day while that is open, else today, or refuses it. Refuses one that is decided, one that was altered on the way, one's own, and by now a second income of a fee. */
export function decideVoucher(
  world: World,
  kind: VoucherKind,
  command: DecisionCommand,
  context: Context,
): Result<Voucher> {
  const voucher = ownRow(world.vouchers.get(command.paymentID), context);
  const type = world.voucherTypes.get(voucher?.ConfigID);
  if (!voucher || !type || !hasVoucherType(voucher) || voucher.type !== kind) return notFound('phiếu');
  const refused = refuseVoucher(world, voucher, command, context);
  if (refused) return refused;
  const decided = decidedNow(voucher, context);
  if (command.Status === turnedDown) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, voucher, `Từ chối phiếu ${voucher.Code}: ${RefuseReason}`, context);
    return done(world.vouchers.put({ ...decided, Status: turnedDown, RefuseReason }));
  }
  const second = refuseSecondIncome(world, type, voucher, context);
  if (second) return second;
  const VoucherDate = dayOfApproval(world, voucher, context);
  const booking = bookVoucher(world, { ...voucher, VoucherDate }, { type, reason: command.Reason }, context);
  if (!booking.ok) return booking;
  const on = displayDate(VoucherDate);
  log(world, voucher, `Duyệt phiếu ${voucher.Code} ${formatDong(voucher.Amount)}, ghi sổ ngày ${on}`, context);
  const { entry, allocations } = booking.value;
  return done(
    world.vouchers.put({
      ...decided,
      VoucherDate,
      Status: booked,
      EntryID: entry.EntryID,
      Allocations: allocations,
    }),
  );
}

/** Its own day while that is open for its fund and its party, else today (domain §2(q)). */
function dayOfApproval(world: World, voucher: TypedVoucher, context: Context): IsoDate {
  const { ShopID, VoucherDate: BusinessDate, Amount, PartyType, PartyID } = voucher;
  const Lines = [{ Account: fundAccount(voucher), Amount }];
  if (PartyType !== undefined && PartyID !== undefined)
    Lines.push({ Account: partyAccount(PartyType, PartyID), Amount });
  return postingDay(world, { ShopID, BusinessDate, Lines }, context);
}

function refuseVoucher(
  world: World,
  voucher: Voucher,
  command: DecisionCommand,
  context: Context,
): Refusal | undefined {
  return firstRefusal(
    refuseDecision(world, voucherKind(voucher, context), voucherProposal(voucher), command, context),
    command.Version === voucher.Version && isSame(voucher, command) ? undefined : stale(world, voucher),
  );
}

function isSame(voucher: Voucher, command: DecisionCommand): boolean {
  return (
    voucher.ConfigID === command.ConfigID &&
    voucher.Amount === command.Amount &&
    voucher.Method === command.Method &&
    voucher.BankCardID === command.BankCardID &&
    voucher.PartyType === command.PartyType &&
    voucher.PartyID === command.PartyID &&
    voucher.ScheduleID === command.ScheduleID &&
    (command.VoucherDate === undefined || voucher.VoucherDate === command.VoucherDate)
  );
}

function log(world: World, voucher: Voucher, note: string, context: Context): void {
  const said = { MenuID: MENU[voucherMenu(context)], ActionID: ACTION.approve, RefID: voucher.paymentID };
  logAction(world, { ...said, Note: note }, context);
}
