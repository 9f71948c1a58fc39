/** A booked voucher is undone by its mirror, once, with a reason; its number is never used again. A transfer between own funds is undone on its own day while that is open. */
import { movedOn } from '../listing/stale.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseFundLock } from '../ledger/fundLock.ts';
import { refuseDate, reverse } from '../ledger/post.ts';
import type { IsoDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { stampChange } from '../records/stamped.ts';
import { hasVoucherType, VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import { done, firstRefusal, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { refuseVoucherAction, voucherMenu } from './voucherMenus.ts';

/** Cancels a booked voucher. */
export function cancelVoucher(
  world: World,
  command: { paymentID: number; Reason?: string },
  context: Context,
): Result<Voucher> {
  const voucher = ownRow(world.vouchers.get(command.paymentID), context);
  if (!voucher) return notFound('phiếu');
  const on = cancelDay(world, voucher, context);
  const refused = firstRefusal(
    refuseVoucherAction(world, ACTION.cancel, context),
    refuseStatus(world, voucher),
    refuseCancelReason(command.Reason),
    refuseDate(world, voucher.ShopID, on, context),
  );
  if (refused) return refused;
  const reason = cancelReasonOf(command.Reason);
  const mirror = reverse(world, voucher.EntryID ?? 0, reason, context, on);
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

/** The day of a transfer while both its funds are open on it, as if it had never been (domain §2(q)); of any other voucher, and once that day is closed, today. */
function cancelDay(world: World, voucher: Voucher, context: Context): IsoDate {
  const entry = world.books.entries[(voucher.EntryID ?? 0) - 1];
  if (hasVoucherType(voucher) || !entry) return context.businessDate;
  const closed = refuseDate(world, entry.ShopID, entry.BusinessDate, context) ?? refuseFundLock(world, entry);
  return closed ? context.businessDate : entry.BusinessDate;
}

function refuseStatus(world: World, voucher: Voucher): Refusal | undefined {
  const { Status } = voucher;
  if (Status === VOUCHER_STATUS.booked) return undefined;
  return Status === VOUCHER_STATUS.cancelled
    ? movedOn(world, 'AlreadyCancelled', voucher, 'Phiếu đã được hủy trước đó')
    : refuse('WrongStatus', 'Chỉ hủy được phiếu đã ghi sổ');
}
