/** A booked voucher is undone by its mirror, once, with a reason; its number is never used again. */
import { movedOn } from '../listing/stale.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingVoucher } from '../approvals/undoing.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { formatDong } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { stampChange } from '../records/stamped.ts';
import { VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import { done, firstRefusal, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { refuseVoucherAction, voucherMenu } from '../access/voucherMenus.ts';

/** Cancels a booked voucher. */
export function cancelVoucher(
  world: World,
  command: { paymentID: number; Reason?: string },
  context: Context,
): Result<Voucher> {
  const voucher = ownRow(world.vouchers.get(command.paymentID), context);
  if (!voucher) return notFound('phiếu');
  const refused = firstRefusal(
    refuseVoucherAction(world, ACTION.cancel, context),
    refuseStatus(world, voucher),
    refuseCancelReason(command.Reason),
    refuseReverse(world, voucher.EntryID, context),
  );
  if (refused) return refused;
  const proposal: WorthProposal = {
    ...undoingVoucher(voucher, context),
    command,
    title: `Hủy phiếu ${voucher.Code}`,
    effect: `Ghi ngược ${formatDong(voucher.Amount)} của phiếu hai người đã duyệt`,
    reason: command.Reason,
    partyName: voucher.PartyName || undefined,
  };
  return byTwo(world, proposal, context, {
    asItIs: voucher,
    carryOut: () => carryOut(world, voucher, cancelReasonOf(command.Reason), context),
  });
}

function carryOut(world: World, voucher: Voucher, reason: string, context: Context): Result<Voucher> {
  const mirror = reverse(world, voucher.EntryID ?? 0, reason, context);
  if (!mirror.ok) return mirror;
  const note = `Hủy phiếu ${voucher.Code} ${formatDong(voucher.Amount)}: ${reason}`;
  const said = { MenuID: MENU[voucherMenu(context)], ActionID: ACTION.cancel, RefID: voucher.paymentID };
  logAction(world, { ...said, Note: note }, context);
  return done(
    world.vouchers.put({
      ...voucher,
      ...stampChange(voucher, context),
      Status: VOUCHER_STATUS.cancelled,
      CancelReason: reason,
      CancelledBy: context.userId,
      CancelledAt: context.now,
    }),
  );
}

function refuseStatus(world: World, voucher: Voucher): Refusal | undefined {
  const { Status } = voucher;
  if (Status === VOUCHER_STATUS.booked) return undefined;
  return Status === VOUCHER_STATUS.cancelled
    ? movedOn(world, 'AlreadyCancelled', voucher, 'Phiếu đã được hủy trước đó')
    : refuse('WrongStatus', 'Chỉ hủy được phiếu đã ghi sổ');
}
