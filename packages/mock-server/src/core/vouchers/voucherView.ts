/** A voucher is shown with the names behind its numbers, and opens into the entries it posted. */
import type { Schemas } from '@so-the/api-client';
import { ACTION } from '../values/menus.ts';
import { decisionRights } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { entriesOf } from '../ledger/balance.ts';
import { fundAccount } from '../records/accounts.ts';
import { entryView } from '../parties/entryView.ts';
import { hasVoucherType, VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { inView } from '../scope/shops.ts';
import { accountLabel, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { voucherKind, voucherProposal } from './largeVoucher.ts';
import { refuseVoucherAction } from '../access/voucherMenus.ts';

/** What stands where other vouchers name their category. */
const TRANSFER_NAME = 'Chuyển quỹ';

/** A fund as vouchers name it. */
function fundLabel(world: World, { BankCardID }: { BankCardID?: number }): string {
  return accountLabel(world.bankCards.get(BankCardID)) ?? 'Tiền mặt';
}

/** A voucher as lists and forms see it. */
export function voucherView(world: World, row: Voucher, context: Context): Schemas['Voucher'] {
  const type = world.voucherTypes.get(row.ConfigID);
  const isBooked = row.Status === VOUCHER_STATUS.booked && row.ShopID === context.shopId;
  return {
    ...wireOf(world, row, 'Allocations', 'EntryID', 'CancelledBy'),
    ConfigName: hasVoucherType(row) ? (type?.name ?? '') : TRANSFER_NAME,
    IsBusinessResult: type?.IsBusinessResult ?? false,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    ScheduleCode: world.schedules.get(row.ScheduleID)?.Code,
    Fund: fundLabel(world, row),
    ToFund: row.ToMethod && fundLabel(world, { BankCardID: row.ToBankCardID }),
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
    CancelledByName: row.CancelledBy === undefined ? undefined : userName(world, row.CancelledBy),
    CanApprove: decisionRights(world, voucherKind(row, context), voucherProposal(row), context).CanApprove,
    CanCancel: isBooked && refuseVoucherAction(world, ACTION.cancel, context) === undefined,
  };
}

/** A voucher with its entry and, once cancelled, the mirror; the newest in view where none is named (specification §7). */
export function getVoucher(
  world: World,
  { paymentID }: { paymentID?: number },
  context: Context,
): Result<Schemas['VoucherDetail']> {
  const row =
    paymentID === undefined
      ? world.vouchers.rows.findLast((each) => inView(world, each, context) !== undefined)
      : inView(world, world.vouchers.get(paymentID), context);
  if (!row) return notFound('phiếu');
  const entries = entriesOf(world, row.ShopID, fundAccount(row)).filter(
    (entry) => entry.EntryID === row.EntryID || (row.EntryID !== undefined && entry.ReversesID === row.EntryID),
  );
  const Entries = entries.map((entry) => entryView(world, entry));
  return done({ Voucher: voucherView(world, row, context), Entries });
}
