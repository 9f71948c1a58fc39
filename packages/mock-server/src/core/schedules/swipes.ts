/** A swipe posts once, at the rates frozen on it, after every rule it breaks was answered for; cancelled it is mirrored. */
import { ACTION, MENU } from '../values/menus.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { undoingSwipe } from '../approvals/undoing.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { refuseReverse, reverse } from '../ledger/reverse.ts';
import { inItsLot } from '../lots/joinLot.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { noFee, partnerFeePercent } from '../partners/partnerFees.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import { LINE_STATUS, SCHEDULE_STATUS, type Schedule, type Swipe } from '../records/schedule.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { movedOn } from '../listing/stale.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findOrder } from './findOrder.ts';
import { freezeRates, partnerOf, swipePosting } from './freezeSwipe.ts';
import { orderMovedOn } from './orderMovedOn.ts';
import { refuseBrokenRules } from './overrides.ts';
import { refuseSettleAgain, settleAgain } from './settlement.ts';
import { refuseHandled } from './waitingLine.ts';

/** What a swipe form sends; with logWithdrawalId it confirms a waiting swipe. */
export interface SwipeCommand {
  logWithdrawalId?: number;
  Version?: number;
  ScheduleID: number;
  /** Own POS; either this or PosPartnerID. */
  PosID?: number;
  PosPartnerID?: number;
  Amount: number;
  LotNo?: string;
  InvoiceNo?: string;
  ApprovalCode?: string;
  RefNo?: string;
  /** Now when absent. */
  SwipedAt?: string;
  OverrideReason?: string;
  ApprovedBy?: number;
  Note?: string;
  /** 1 when absent; 0 keeps it waiting. */
  Status?: 0 | 1;
}

const { appointment, ready, working, transferring } = SCHEDULE_STATUS;

/** Enters a swipe, or confirms a waiting one: posts it unless it is to wait. */
export function addWithdrawal(world: World, command: SwipeCommand, context: Context): Result<Swipe> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  if (!isMoment(command.SwipedAt)) return invalid('Thời gian quẹt', 'SwipedAt');
  const waiting = command.logWithdrawalId ? ownRow(world.swipes.get(command.logWithdrawalId), context) : undefined;
  const refused = firstRefusal(
    command.logWithdrawalId ? refuseConfirm(world, waiting, command) : undefined,
    refuseFields(command, context),
    refuseStatus(world, order, command),
    refusePlace(world, order, command, context),
  );
  if (refused) return refused;
  const swipe = swipeOf(world, order, command, waiting, context);
  const broken = refuseBrokenRules(world, swipe, context);
  if (broken) return broken;
  if (swipe.Status === LINE_STATUS.waiting) return done(world.swipes.put(swipe));
  const draft = {
    ShopID: order.ShopID,
    BusinessDate: swipe.BusinessDate,
    RefType: 'Swipe' as const,
    RefID: swipe.logWithdrawalId,
    Description: `Quẹt thẻ đơn ${order.Code}`,
    Lines: swipePosting(order, swipe),
  };
  const entry = post(world, draft, context);
  if (!entry.ok) return entry;
  return done(world.swipes.put({ ...inItsLot(world, swipe, context), EntryID: entry.value.EntryID }));
}

/** Cancels a swipe of an order with its reason: a done one is mirrored, and the settlement of an order still open follows. */
export function cancelWithdrawal(
  world: World,
  command: { ScheduleID: number; LogWithdrawalId: number; Reason?: string },
  context: Context,
): Result<Swipe> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  const swipe = ownRow(world.swipes.get(command.LogWithdrawalId), context);
  if (!swipe || swipe.ScheduleID !== order.ScheduleID) return notFound('lượt quẹt');
  const refused = firstRefusal(
    swipe.Status === LINE_STATUS.cancelled
      ? movedOn(world, 'AlreadyCancelled', swipe, 'Lượt quẹt đã được hủy trước đó')
      : undefined,
    refuseCancelReason(command.Reason),
    order.Status > transferring
      ? orderMovedOn(world, order, 'Đơn đã hoàn thành, hãy mở lại đơn trước khi hủy lượt quẹt')
      : undefined,
    refuseReverse(world, swipe.EntryID, context),
    refuseSettleAgain(world, order, { dropped: swipe }, context),
  );
  if (refused) return refused;
  const proposal: WorthProposal = {
    ...undoingSwipe(swipe),
    command,
    title: `Hủy lượt quẹt, đơn ${order.Code}`,
    effect: `Ghi ngược lượt quẹt ${formatDong(swipe.Amount)} hai người đã duyệt`,
    reason: command.Reason,
    scheduleId: order.ScheduleID,
  };
  return byTwo(world, proposal, context, {
    asItIs: swipe,
    carryOut: () => undoSwipe(world, order, swipe, command.Reason, context),
  });
}

function undoSwipe(
  world: World,
  order: Schedule,
  swipe: Swipe,
  reason: string | undefined,
  context: Context,
): Result<Swipe> {
  const cancelled = cancelSwipe(world, swipe, reason, context);
  if (!cancelled.ok) return cancelled;
  settleAgain(world, order, cancelled.value.CancelReason ?? '', context);
  const note = `Hủy lượt quẹt ${formatDong(swipe.Amount)} đơn ${order.Code}: ${cancelled.value.CancelReason ?? ''}`;
  logAction(
    world,
    { MenuID: MENU.contracts, ActionID: ACTION.cancel, RefID: swipe.logWithdrawalId, Note: note },
    context,
  );
  return cancelled;
}

/** Marks a swipe cancelled and mirrors its entry, if it has one of its own. */
export function cancelSwipe(world: World, swipe: Swipe, reason: string | undefined, context: Context): Result<Swipe> {
  const why = cancelReasonOf(reason);
  if (swipe.EntryID !== undefined) {
    const mirror = reverse(world, swipe.EntryID, why, context);
    if (!mirror.ok) return mirror;
  }
  return done(
    world.swipes.put({
      ...swipe,
      ...stampChange(swipe, context),
      Status: LINE_STATUS.cancelled,
      CancelReason: why,
      CancelledBy: context.userId,
      CancelledAt: context.now,
    }),
  );
}

function swipeOf(
  world: World,
  order: Schedule,
  command: SwipeCommand,
  waiting: Swipe | undefined,
  context: Context,
): Swipe {
  const at = command.SwipedAt ?? context.now;
  const slip = {
    PosID: command.PosID,
    PosPartnerID: command.PosPartnerID,
    Amount: command.Amount,
    LotNo: command.LotNo?.trim() || undefined,
    InvoiceNo: command.InvoiceNo?.trim() || undefined,
  };
  const card = world.cards.get(order.CardDataID);
  const id = waiting?.logWithdrawalId;
  const rates = freezeRates(world, {
    slip,
    at,
    card,
    order,
    customerFeePercent: order.CustomerFeePercent,
    exceptId: id,
  });
  return {
    ...(waiting ? { ...waiting, ...stampChange(waiting, context) } : stampNew(context)),
    logWithdrawalId: id ?? world.swipes.nextId,
    ScheduleID: order.ScheduleID,
    CardDataID: order.CardDataID,
    ...slip,
    ...rates,
    ApprovalCode: command.ApprovalCode?.trim().toUpperCase() || undefined,
    RefNo: cleanText(command.RefNo),
    Note: cleanText(command.Note),
    SwipedAt: at,
    BusinessDate: businessDateOf(at),
    OverrideReason: cleanText(command.OverrideReason) ?? waiting?.OverrideReason,
    ApprovedBy: command.Status === LINE_STATUS.waiting ? undefined : command.ApprovedBy,
    Status: command.Status ?? LINE_STATUS.done,
  };
}

function refuseConfirm(world: World, waiting: Swipe | undefined, command: SwipeCommand): Refusal | undefined {
  if (!waiting || waiting.ScheduleID !== command.ScheduleID) return notFound('lượt quẹt');
  return refuseHandled(world, waiting, command.Version, 'Lượt quẹt');
}

function refuseFields(command: SwipeCommand, context: Context): Refusal | undefined {
  const at = command.SwipedAt ?? context.now;
  return firstRefusal(
    isAmount(command.Amount) ? undefined : invalid('Số tiền quẹt', 'Amount'),
    refuseFuture(at, 'SwipedAt', context),
    /^[A-Za-z0-9]{0,6}$/.test(command.ApprovalCode ?? '') ? undefined : invalid('Mã chuẩn chi', 'ApprovalCode'),
  );
}

function refuseStatus(world: World, order: Schedule, command: SwipeCommand): Refusal | undefined {
  const allowed: readonly number[] = command.Status === LINE_STATUS.waiting ? [appointment, ready, working] : [working];
  return allowed.includes(order.Status)
    ? undefined
    : orderMovedOn(world, order, 'Chỉ ghi lượt quẹt khi đơn đang thực hiện');
}

function refusePlace(world: World, order: Schedule, command: SwipeCommand, context: Context): Refusal | undefined {
  if ((command.PosID === undefined) === (command.PosPartnerID === undefined)) {
    return refuse('Invalid', 'Vui lòng chọn một máy POS', 'PosID');
  }
  const typeCard = world.cards.get(order.CardDataID)?.TypeCard ?? 9;
  const partnerId = partnerOf(world, order, command);
  const posPartner = ownRow(world.posPartners.get(command.PosPartnerID), context);
  return firstRefusal(
    command.PosID !== undefined && !ownRow(world.poses.get(command.PosID), context) ? notFound('máy POS') : undefined,
    command.PosPartnerID !== undefined && posPartner?.Status !== 1 ? notFound('POS đối tác') : undefined,
    command.PosPartnerID !== undefined && order.PartnerMode >= 2
      ? refuse('Invalid', 'Đơn này chỉ quẹt trên máy POS của cửa hàng', 'PosPartnerID')
      : undefined,
    order.PartnerMode === 1 && posPartner && posPartner.PartnerID !== order.PartnerID
      ? refuse('Invalid', 'POS không thuộc đối tác của đơn', 'PosPartnerID')
      : undefined,
    partnerId !== undefined &&
      partnerFeePercent(world, { ...command, PartnerID: partnerId, TypeCard: typeCard }) === undefined
      ? noFee()
      : undefined,
    refuseDate(world, order.ShopID, businessDateOf(command.SwipedAt ?? context.now), context, 'SwipedAt'),
  );
}
