/** A waiting voucher is approved as it was entered or refused with a reason, by somebody else than who entered it. */
import { ACTION, MENU } from '../access/menus.ts';
import { isOwnAct } from '../access/twoPersons.ts';
import { logAction } from '../actionLog.ts';
import type { Context } from '../context.ts';
import { formatDong } from '../money.ts';
import { CANCEL_REASON, refuseReason } from '../reasons.ts';
import { stampChange } from '../records/stamped.ts';
import { VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import { done, firstRefusal, notFound, refuse, stale, type Refusal, type Result } from '../result.ts';
import { ownRow } from '../shops.ts';
import { cleanText } from '../text.ts';
import type { World } from '../world.ts';
import type { VoucherCommand } from './addVoucher.ts';
import { refuseVoucherAction, voucherMenu } from './voucherMenus.ts';
import { bookVoucher } from './voucherPosting.ts';

const { waiting, booked, refused: turnedDown } = VOUCHER_STATUS;

/** An approver's decision, with the voucher as it was shown. */
export interface DecisionCommand extends VoucherCommand {
  paymentID: number;
  Version?: number;
  /** 1 approve, 3 refuse. */
  Status?: 1 | 3;
  /** Why it is refused. */
  Reason?: string;
}

/** Books a waiting voucher or refuses it. Refuses one that is decided, one that was altered on the way, and one's own. */
export function decideVoucher(
  world: World,
  kind: Voucher['type'],
  command: DecisionCommand,
  context: Context,
): Result<Voucher> {
  const voucher = ownRow(world.vouchers.get(command.paymentID), context);
  const type = world.voucherTypes.get(voucher?.ConfigID);
  if (!voucher || !type || voucher.type !== kind) return notFound('phiếu');
  const refused = refuseDecision(world, voucher, command, context);
  if (refused) return refused;
  const decided = { ...stampChange(voucher, context), ApprovedBy: context.userId, ApprovedAt: context.now };
  if (command.Status === turnedDown) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, voucher, `Từ chối phiếu ${voucher.Code}: ${RefuseReason}`, context);
    return done(world.vouchers.put({ ...voucher, ...decided, Status: turnedDown, RefuseReason }));
  }
  const booking = bookVoucher(world, voucher, type, context);
  if (!booking.ok) return booking;
  log(world, voucher, `Duyệt phiếu ${voucher.Code} ${formatDong(voucher.Amount)}`, context);
  const { entry, allocations } = booking.value;
  return done(
    world.vouchers.put({
      ...voucher,
      ...decided,
      Status: booked,
      EntryID: entry.EntryID,
      Allocations: allocations,
    }),
  );
}

/** Whether the caller may approve a voucher now. */
export function mayApprove(world: World, voucher: Voucher, context: Context): boolean {
  return (
    voucher.Status === waiting &&
    voucher.ShopID === context.shopId &&
    refuseApproval(world, voucher, context) === undefined
  );
}

function refuseDecision(
  world: World,
  voucher: Voucher,
  command: DecisionCommand,
  context: Context,
): Refusal | undefined {
  const isOwn = voucher.CreatedBy === context.userId;
  return firstRefusal(
    voucher.Status === waiting ? undefined : refuse('WrongStatus', 'Phiếu không còn chờ duyệt'),
    command.Status === turnedDown && isOwn ? undefined : refuseApproval(world, voucher, context),
    command.Version === voucher.Version && isSame(voucher, command) ? undefined : stale(),
    command.Status === turnedDown ? refuseReason(command.Reason, CANCEL_REASON) : undefined,
  );
}

function refuseApproval(world: World, voucher: Voucher, context: Context): Refusal | undefined {
  const menu = voucherMenu(context);
  const refused = refuseVoucherAction(world, ACTION.approve, context);
  if (refused) return refused;
  return isOwnAct(world, { userId: voucher.CreatedBy, menu, action: ACTION.approve }, context)
    ? refuse('NeedApproval', 'Phiếu chi lớn cần người khác có quyền Duyệt')
    : undefined;
}

function isSame(voucher: Voucher, command: DecisionCommand): boolean {
  return (
    voucher.ConfigID === command.ConfigID &&
    voucher.Amount === command.Amount &&
    voucher.Method === command.Method &&
    voucher.BankCardID === command.BankCardID &&
    voucher.PartyType === command.PartyType &&
    voucher.PartyID === command.PartyID &&
    (command.VoucherDate === undefined || voucher.VoucherDate === command.VoucherDate)
  );
}

function log(world: World, voucher: Voucher, note: string, context: Context): void {
  const said = { MenuID: MENU[voucherMenu(context)], ActionID: ACTION.approve, RefID: voucher.paymentID };
  logAction(world, { ...said, Note: note }, context);
}
