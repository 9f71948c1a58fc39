/** A slip is kept once: same terminal, lot, invoice, amount and day is the same slip, so is the same picture, and a swipe has one confirmed slip at most. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { refuseFuture } from '../ledger/post.ts';
import { businessDateOf, isIsoInstant } from '../values/dates.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import { BILL_STATUS, billKey, type Bill, type BillFacts, type BillStatus } from '../records/bill.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
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
import { movedOn, stale } from '../listing/stale.ts';
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { maskedCard } from './cardMask.ts';
import { billOf } from '../schedules/orderBills.ts';

/** A slip as somebody confirmed it; with BillID a kept draft, complete. */
export interface BillCommand extends BillFacts {
  BillID?: number;
  Version?: number;
  LogWithdrawalID?: number;
  FileID?: number;
  OcrJson?: string;
  Source: 1 | 2 | 3;
  Status: BillStatus;
  Reason?: string;
  Note?: string;
}

const { draft, confirmed, duplicate, cancelled } = BILL_STATUS;

/** Slips as they would be kept, in the order they came, or the first refusal. Changes nothing. */
export function planBills(world: World, commands: readonly BillCommand[], context: Context): Result<Bill[]> {
  const planned: Bill[] = [];
  for (const command of commands) {
    const made = planBill(world, command, planned, context);
    if (!made.ok) return made;
    planned.push(made.value);
  }
  return done(planned);
}

/** Keeps planned slips. */
export function keepBills(world: World, planned: readonly Bill[], context: Context): Bill[] {
  const [first, ...others] = planned;
  if (first) noteBills(world, first, others.length, context);
  return planned.map((bill) => world.bills.put(bill));
}

/** One line for all slips of a call. */
function noteBills(world: World, bill: Bill, others: number, context: Context): void {
  const old = world.bills.get(bill.BillID);
  const [act, ActionID] =
    bill.Status === cancelled
      ? (['Hủy', ACTION.cancel] as const)
      : old
        ? (['Cập nhật', ACTION.edit] as const)
        : (['Thêm', ACTION.add] as const);
  const number = bill.InvoiceNo ? ` số ${bill.InvoiceNo}` : '';
  const more = others > 0 ? ` và ${others} bill khác` : '';
  const note = `${act} bill ${formatDong(bill.Amount ?? 0)}${number}${more}`;
  logAction(world, { MenuID: MENU.uploadBills, ActionID, RefID: bill.BillID, Note: note }, context);
}

function planBill(world: World, command: BillCommand, planned: readonly Bill[], context: Context): Result<Bill> {
  const old = command.BillID === undefined ? undefined : ownRow(world.bills.get(command.BillID), context);
  if (command.BillID !== undefined && !old) return notFound('bill');
  if (old && command.Version !== old.Version) return stale(world, old);
  if (old && command.Status === cancelled) return cancelBill(world, old, command, context);
  const isNewId = command.BillID === undefined;
  const added = planned.filter((bill) => !world.bills.get(bill.BillID)).length;
  const bill: Bill = {
    ...(old ? { ...old, ...stampChange(old, context) } : stampNew(context)),
    BillID: old?.BillID ?? world.bills.nextId + added,
    ...factsOf(command),
    LogWithdrawalID: command.LogWithdrawalID,
    FileID: command.FileID,
    OcrJson: cleanText(command.OcrJson),
    Source: command.Source,
    Status: command.Status,
    Note: cleanText(command.Note),
  };
  const refused = firstRefusal(
    refuseStatus(world, old, command, isNewId),
    refuseFacts(command),
    bill.Status === draft ? undefined : refuseDay(world, bill, context),
    command.FileID !== undefined && !ownRow(world.files.get(command.FileID), context) ? notFound('ảnh') : undefined,
    command.Source === 2 && command.FileID === undefined ? missing('ảnh', 'FileID') : undefined,
    refuseSwipe(world, bill, planned, context),
    bill.Status === confirmed ? refuseUnread(bill) : undefined,
    bill.Status === duplicate ? undefined : refuseKnown(world, bill, planned, context),
    bill.Status === duplicate ? undefined : refusePicture(world, bill, planned),
  );
  return refused ?? done(bill);
}

/** Cancels a draft at once, a confirmed slip with its reason. */
function cancelBill(world: World, old: Bill, command: BillCommand, context: Context): Result<Bill> {
  const refused = firstRefusal(
    old.Status === cancelled ? movedOn(world, 'AlreadyCancelled', old, 'Bill đã được hủy trước đó') : undefined,
    old.Status === confirmed ? refuseReason(command.Reason, CANCEL_REASON) : undefined,
  );
  if (refused) return refused;
  const CancelReason = cleanText(command.Reason);
  return done({ ...old, ...stampChange(old, context), Status: cancelled, CancelReason });
}

function factsOf(command: BillCommand): BillFacts {
  const { TID, MID, LotNo, InvoiceNo, RefNo, ApprovalCode, TypeCard, Amount, SwipedAt, CardMasked } = command;
  const codes = { TID, MID, LotNo, InvoiceNo, RefNo, ApprovalCode: ApprovalCode?.toUpperCase() };
  return {
    BankName: cleanText(command.BankName),
    MerchantName: cleanText(command.MerchantName),
    ...Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, code || undefined])),
    CardMasked: CardMasked === undefined ? undefined : maskedCard(CardMasked),
    TypeCard,
    Amount,
    SwipedAt,
  };
}

function refuseStatus(
  world: World,
  old: Bill | undefined,
  { Status }: BillCommand,
  isNew: boolean,
): Refusal | undefined {
  if (isNew && Status === cancelled) return invalid('Trạng thái', 'Status');
  if (old && old.Status !== draft) return movedOn(world, 'WrongStatus', old, 'Bill đã được xử lý, không thể sửa');
  return undefined;
}

function refuseFacts(command: BillCommand): Refusal | undefined {
  return firstRefusal(
    command.Amount === undefined || isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    command.SwipedAt === undefined || isIsoInstant(command.SwipedAt)
      ? undefined
      : invalid('Thời gian quẹt', 'SwipedAt'),
    command.CardMasked === undefined || maskedCard(command.CardMasked) ? undefined : invalid('Số thẻ', 'CardMasked'),
  );
}

/** What is still a draft may carry a date that was misread. */
function refuseDay(world: World, { SwipedAt }: Bill, context: Context): Refusal | undefined {
  if (SwipedAt === undefined) return undefined;
  const date = businessDateOf(SwipedAt);
  return (
    refuseFuture(SwipedAt, 'SwipedAt', context) ??
    refuseBeforeFirstDay(world, context.shopId, date, 'SwipedAt', 'Thời gian quẹt')
  );
}

/** A confirmed slip has everything its key is made of. */
function refuseUnread(bill: Bill): Refusal | undefined {
  if (bill.LogWithdrawalID === undefined) return missing('lượt quẹt của bill', 'LogWithdrawalID');
  if (!bill.TID) return missing('mã máy (TID)', 'TID');
  if (!bill.InvoiceNo) return missing('số hóa đơn', 'InvoiceNo');
  if (bill.Amount === undefined) return missing('số tiền', 'Amount');
  return bill.SwipedAt === undefined ? missing('thời gian quẹt', 'SwipedAt') : undefined;
}

function refuseSwipe(world: World, bill: Bill, planned: readonly Bill[], context: Context): Refusal | undefined {
  if (bill.LogWithdrawalID === undefined) return undefined;
  const swipe = ownRow(world.swipes.get(bill.LogWithdrawalID), context);
  if (swipe?.Status !== LINE_STATUS.done) return notFound('lượt quẹt');
  const tid = world.poses.get(swipe.PosID)?.TID ?? world.posPartners.get(swipe.PosPartnerID)?.TID;
  if (bill.TID && tid && bill.TID !== tid) {
    return refuse('Invalid', `Bill của máy ${bill.TID}, lượt quẹt trên máy ${tid}`, 'LogWithdrawalID');
  }
  if (bill.Status !== confirmed) return undefined;
  const isTaken =
    billOf(world, swipe) !== undefined ||
    planned.some((other) => other.Status === confirmed && other.LogWithdrawalID === swipe.logWithdrawalId);
  return isTaken ? refuse('Duplicate', 'Lượt quẹt này đã có bill', 'LogWithdrawalID') : undefined;
}

function refuseKnown(world: World, bill: Bill, planned: readonly Bill[], context: Context): Refusal | undefined {
  const key = billKey(bill);
  if (key === undefined) return undefined;
  const isKnown =
    world.bills.by('key', `${context.shopId}|${key}`).some((other) => other.BillID !== bill.BillID) ||
    planned.some((other) => other.BillID !== bill.BillID && other.Status !== duplicate && billKey(other) === key);
  return isKnown ? refuse('Duplicate', 'Bill đã tồn tại', 'InvoiceNo') : undefined;
}

/** One picture is of one slip, whatever was read in it. */
function refusePicture(world: World, bill: Bill, planned: readonly Bill[]): Refusal | undefined {
  if (bill.FileID === undefined) return undefined;
  const isOther = (other: Bill) => other.BillID !== bill.BillID;
  const isTaken =
    world.bills.by('picture', bill.FileID).some(isOther) ||
    planned.some((other) => isOther(other) && other.Status !== duplicate && other.FileID === bill.FileID);
  return isTaken ? refuse('Duplicate', 'Ảnh này đã được lưu cho một bill khác', 'FileID') : undefined;
}
