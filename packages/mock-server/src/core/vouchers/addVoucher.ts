/** A voucher is booked at once, but for a large one: that waits for somebody else, and until then it moves nothing. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { findParty } from '../parties/parties.ts';
import { refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount } from '../values/money.ts';
import type { PartyType } from '../records/debt.ts';
import type { Method } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import {
  VOUCHER_KIND,
  VOUCHER_STATUS,
  type TypedVoucher,
  type Voucher,
  type VoucherKind,
  type VoucherType,
} from '../records/voucher.ts';
import {
  done,
  firstRefusal,
  invalid,
  missing,
  notFound,
  refuse,
  type Refusal,
  type Result,
} from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { feePayerOf, refuseSecondIncome } from './feeOnce.ts';
import { needsSecondPerson } from './largeVoucher.ts';
import { refuseVoucherAction, voucherMenu } from '../access/voucherMenus.ts';
import { bookVoucher } from './voucherPosting.ts';

/** What a voucher form sends. */
export interface VoucherCommand {
  ConfigID: number;
  Amount: number;
  Method: Method;
  BankCardID?: number;
  PartyType?: PartyType;
  PartyID?: number;
  PartyName?: string;
  /** Order whose fee it takes in; its customer is the party where none is named. */
  ScheduleID?: number;
  /** Today when absent. */
  VoucherDate?: IsoDate;
  Description: string;
  Attachment?: string;
  /** Why the fund may fall below 0. */
  Reason?: string;
}

/** Makes a voucher and books it, or leaves it waiting. Refuses a category of the other kind, what no posting could carry, and a second income of a fee. */
export function addVoucher(
  world: World,
  kind: VoucherKind,
  command: VoucherCommand,
  context: Context,
): Result<Voucher> {
  const type = ownRow(world.voucherTypes.get(command.ConfigID), context);
  if (!type || type.type !== kind) return notFound('loại thu chi');
  const date = command.VoucherDate ?? context.businessDate;
  const refused = firstRefusal(
    refuseVoucherAction(world, ACTION.add, context),
    type.status === 1 ? undefined : refuse('Inactive', 'Loại thu chi đã ngừng sử dụng', 'ConfigID'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    cleanText(command.Description) ? undefined : missing('diễn giải', 'Description'),
    refuseFund(world, command, context),
    refuseParty(world, type, command, context),
    refuseSecondIncome(world, type, command, context),
    isIsoDate(date) ? undefined : invalid('Ngày phiếu', 'VoucherDate'),
    refuseDate(world, context.shopId, date, context, 'VoucherDate'),
  );
  if (refused) return refused;
  const voucher = voucherOf(world, kind, command, context);
  if (needsSecondPerson(world, voucher, context)) return done(keep(world, voucher, context));
  const booking = bookVoucher(world, voucher, { type, reason: command.Reason }, context);
  if (!booking.ok) return booking;
  const { entry, allocations } = booking.value;
  const booked = { ...voucher, Status: VOUCHER_STATUS.booked, EntryID: entry.EntryID, Allocations: allocations };
  return done(keep(world, booked, context));
}

function voucherOf(world: World, kind: VoucherKind, command: VoucherCommand, context: Context): TypedVoucher {
  const { ConfigID, Amount, Method, BankCardID, ScheduleID } = command;
  const order = world.schedules.get(ScheduleID);
  const { PartyType, PartyID } = order && command.PartyType === undefined ? feePayerOf(order) : command;
  const party = PartyType && findParty(world, PartyType, PartyID ?? 0, context);
  return {
    ...stampNew(context),
    paymentID: world.vouchers.nextId,
    Code: nextCode(world, kind, context),
    type: kind,
    ConfigID,
    Amount,
    Method,
    BankCardID: Method === 2 ? BankCardID : undefined,
    PartyType,
    PartyID,
    PartyName: party ? party.Name : (cleanText(command.PartyName) ?? ''),
    ScheduleID,
    VoucherDate: command.VoucherDate ?? context.businessDate,
    Description: cleanText(command.Description) ?? '',
    Attachment: cleanText(command.Attachment),
    Status: VOUCHER_STATUS.waiting,
  };
}

function nextCode(world: World, kind: VoucherKind, context: Context): string {
  const place = world.vouchers.count('kind', `${context.shopId}|${kind}`) + 1;
  return `${kind === VOUCHER_KIND.income ? 'PT' : 'PC'}${String(place).padStart(6, '0')}`;
}

function keep(world: World, voucher: Voucher, context: Context): Voucher {
  const isWaiting = voucher.Status === VOUCHER_STATUS.waiting;
  const note = `Lập phiếu ${voucher.Code} ${formatDong(voucher.Amount)}${isWaiting ? ', chờ duyệt' : ''}`;
  const said = { MenuID: MENU[voucherMenu(context)], ActionID: ACTION.add, RefID: voucher.paymentID, Note: note };
  logAction(world, { ...said, after: voucher }, context);
  return world.vouchers.put(voucher);
}

/** A party must be the shop's, and of the kind the category settles. */
function refuseParty(
  world: World,
  type: VoucherType,
  { PartyType, PartyID }: VoucherCommand,
  context: Context,
): Refusal | undefined {
  if (type.PartyType !== undefined && PartyType !== type.PartyType) {
    const label = type.PartyType === 1 ? 'khách hàng' : 'cộng tác viên';
    return refuse('Invalid', `Vui lòng chọn ${label} của phiếu ${type.name}`, 'PartyID');
  }
  if (PartyType === undefined) return undefined;
  const party = PartyID === undefined ? undefined : findParty(world, PartyType, PartyID, context);
  return party && party.ShopID === context.shopId ? undefined : notFound('đối tượng');
}
