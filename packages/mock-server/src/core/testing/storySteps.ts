/** Steps of a story around orders and their money, and the table of all steps. */
import { addDays } from '../values/dates.ts';
import { LINE_KIND, type LineKind, type ScheduleStatus } from '../records/schedule.ts';
import { done } from '../command/result.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { cancelLine } from '../schedules/cancelLine.ts';
import { addLine, addWaitingLine } from '../schedules/moneyLines.ts';
import { createSchedule, deleteSchedule } from '../schedules/saveSchedule.ts';
import { addWithdrawal, cancelWithdrawal } from '../schedules/swipes.ts';
import { changeAnyBankLine, takeBankStatement } from './bankBookSteps.ts';
import * as closes from './closeSteps.ts';
import * as approvals from './approvalSteps.ts';
import { adjust, cancelAnyDebt, changeOpening, decideAdjusting, offsetOwn, payAny, payByCard } from './debtSteps.ts';
import { earnFee } from './feeSteps.ts';
import * as guards from './guardSteps.ts';
import * as lots from './lotSteps.ts';
import { bringAlong, changePosOpening } from './openingSteps.ts';
import { offset, payAnyPartner } from './partnerSteps.ts';
import * as money from './moneySteps.ts';
import { changeCommissionRule, correctAnyPercent, reopenOrder, settleOnDay, squareOrder } from './settlementSteps.ts';
import { correctAnyTerms } from './termSteps.ts';
import { nextDay, nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Player, type Step, type Told } from './storyStep.ts';

/** Plays one step. */
export function playStep(stage: Stage, step: Step): Told | undefined {
  const proposed = stage.world.heldWrites.nextId;
  return approvals.mostlyCarriedOut(stage, step, PLAYERS[step.kind](stage, step), proposed);
}

const PLAYERS: Readonly<Record<Step['kind'], Player>> = {
  order: makeOrder,
  'edit order': editOrder,
  'delete order': removeOrder,
  status: moveOrder,
  pay: (stage, step) => moveMoney(stage, step, LINE_KIND.payCard, 'nạp thẻ'),
  collect: (stage, step) => moveMoney(stage, step, LINE_KIND.topUp, 'khách nạp tiền'),
  send: (stage, step) => moveMoney(stage, step, LINE_KIND.send, 'chuyển khách'),
  confirm: confirmLine,
  'cancel line': cancelAnyLine,
  swipe: swipeOrder,
  'confirm swipe': confirmSwipe,
  'cancel swipe': cancelAnySwipe,
  'pay debt': (stage, step) => payAny(stage, step, 1),
  'pay back': (stage, step) => payAny(stage, step, 2),
  'pay by card': payByCard,
  adjust,
  'decide adjust': decideAdjusting,
  'pay partner': payAnyPartner,
  offset,
  'offset own': offsetOwn,
  'cancel debt': cancelAnyDebt,
  'cash back': lots.cashBack,
  'cancel cash back': lots.cancelCashBack,
  announce: lots.announce,
  'pay lot': lots.payLot,
  'cancel lot pay': lots.cancelLotPay,
  'change lot': lots.changeLot,
  'move bill': lots.moveBill,
  'open lot': lots.openOrDeleteLot,
  voucher: (stage, step) => approvals.mostlyBooked(stage, step, money.writeVoucher(stage, step)),
  transfer: money.transferAny,
  fee: earnFee,
  'decide voucher': approvals.decideAnyVoucher,
  'decide loss': approvals.decideAnyLoss,
  'decide reopening': approvals.decideAnyReopening,
  'decide held': approvals.decideAnyHeld,
  'second of orders': approvals.changeSecondOfOrders,
  'cancel voucher': money.cancelAnyVoucher,
  push: money.pushAny,
  loss: (stage, step) => approvals.mostlyApproved(stage, step, money.meetLoss(stage, step)),
  'delete loss': money.deleteAnyLoss,
  'close day': money.closeOrReopen,
  'close fund': closes.closeFund,
  'decide difference': closes.decideAnyDifference,
  compare: money.compareAny,
  opening: changeOpening,
  'POS opening': changePosOpening,
  'bring along': bringAlong,
  day: (stage) => {
    nextDay(stage);
    return { words: 'sang ngày hôm sau', result: done(undefined) };
  },
  lock: lockYesterday,
  'fund rule': guards.changeFundRule,
  'commission rule': changeCommissionRule,
  'square order': squareOrder,
  'pay around': guards.payAround,
  'take out': guards.takeOut,
  'settle on': settleOnDay,
  reopen: reopenOrder,
  correct: correctAnyPercent,
  'correct terms': correctAnyTerms,
  'bank statement': takeBankStatement,
  'bank line': changeAnyBankLine,
};

function makeOrder(stage: Stage, { a, b, amount, flag }: Step): Told {
  const card = pickFrom(stage.cards, a) ?? { cardId: 0, customerId: 0 };
  const ServiceType = pickFrom([1, 2, 3, 1] as const, b) ?? 1;
  const PartnerMode = pickFrom([0, 0, 0, 1, 2, 3] as const, a + b) ?? 0;
  const command = {
    ServiceType,
    CustomerID: card.customerId,
    CardDataID: card.cardId,
    AppointmentDate: nowOf(stage).now,
    Amount: amount,
    CustomerFeePercent: 1800 + (a % 7) * 11,
    ExtraFee: flag ? 15_000 : 0,
    AffID: a % 2 === 0 ? stage.affId : undefined,
    FeeMode: flag ? (1 as const) : undefined,
    PartnerMode,
    PartnerID: PartnerMode === 0 ? undefined : stage.partnerId,
  };
  const words = `lập đơn dịch vụ ${ServiceType} ${amount} đ cho khách ${card.customerId}, đối tác ${PartnerMode}`;
  return { words, result: createSchedule(stage.world, command, nowOf(stage)) };
}

/** Terms of an order are changed, mostly to another card or customer. */
function editOrder(stage: Stage, { a, b, amount }: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, a);
  const card = pickFrom(stage.cards, b);
  if (!order || !card) return undefined;
  const command = { ...order, CustomerID: card.customerId, CardDataID: card.cardId, Amount: amount };
  const words = `sửa ${order.Code} thành ${amount} đ của khách ${card.customerId}`;
  return { words, result: createSchedule(stage.world, command, nowOf(stage)) };
}

function removeOrder(stage: Stage, { a }: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, a);
  if (!order) return undefined;
  return { words: `xóa ${order.Code}`, result: deleteSchedule(stage.world, order, nowOf(stage)) };
}

function moveOrder(stage: Stage, { a, b }: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, a);
  if (!order) return undefined;
  const ahead = pickFrom([order.Status + 1, order.Status + 2, order.Status - 2, 5], b) ?? 5;
  const Status = Math.max(0, Math.min(5, ahead)) as ScheduleStatus;
  const command = { ScheduleID: order.ScheduleID, Status, Note: REASON };
  return {
    words: `${order.Code} sang trạng thái ${Status}`,
    result: changeScheduleStatus(stage.world, command, nowOf(stage)),
  };
}

function moveMoney(stage: Stage, step: Step, kind: LineKind, word: string): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, step.a);
  if (!order) return undefined;
  const OverrideReason = step.b % 3 === 1 ? undefined : REASON;
  const command = { ScheduleID: order.ScheduleID, Amount: step.amount, OverrideReason, ...waysOf(stage, step) };
  const isWaiting = step.b % 5 === 4;
  const result = isWaiting
    ? addWaitingLine(stage.world, kind, command, nowOf(stage))
    : addLine(stage.world, kind, command, nowOf(stage));
  return { words: `${order.Code} ${word} ${step.amount} đ${isWaiting ? ' (chờ)' : ''}`, result };
}

function confirmLine(stage: Stage, { a, flag }: Step): Told | undefined {
  const line = pickFrom(
    stage.world.moneyLines.rows.filter((row) => flag || row.Status === 0),
    a,
  );
  if (!line) return undefined;
  const { PaymentID, ScheduleID, Amount, Method, BankCardID } = line;
  const command = { PaymentID, ScheduleID, Amount, Method, BankCardID, OverrideReason: flag ? REASON : undefined };
  return { words: `xác nhận dòng ${PaymentID}`, result: addLine(stage.world, line.Kind, command, nowOf(stage)) };
}

function cancelAnyLine(stage: Stage, { a }: Step): Told | undefined {
  const line = pickFrom(stage.world.moneyLines.rows, a);
  if (!line) return undefined;
  const command = { PaymentID: line.PaymentID, Reason: REASON };
  return { words: `hủy dòng ${line.PaymentID}`, result: cancelLine(stage.world, line.Kind, command, nowOf(stage)) };
}

function swipeOrder(stage: Stage, { a, b, amount, flag }: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, a);
  if (!order) return undefined;
  const PosID = b % 4 === 3 ? undefined : pickFrom(stage.posIds, b);
  const place = PosID === undefined ? { PosPartnerID: stage.posPartnerId } : { PosID };
  const Amount = flag ? order.Amount : amount;
  const Status = b % 7 === 6 ? (0 as const) : (1 as const);
  const slip = { LotNo: b % 5 === 3 ? undefined : `00000${b % 2}`, InvoiceNo: String(b % 9) };
  const answers = { OverrideReason: REASON, ApprovedBy: a % 3 === 0 ? undefined : stage.owner.userId };
  const command = { ScheduleID: order.ScheduleID, ...place, Amount, Status, ...slip, ...answers };
  const where = PosID === undefined ? 'POS đối tác' : `POS ${PosID}`;
  return {
    words: `${order.Code} quẹt ${Amount} đ trên ${where}`,
    result: addWithdrawal(stage.world, command, nowOf(stage)),
  };
}

function confirmSwipe(stage: Stage, { a }: Step): Told | undefined {
  const swipe = pickFrom(
    stage.world.swipes.rows.filter((row) => row.Status === 0),
    a,
  );
  if (!swipe?.ScheduleID) return undefined;
  const { logWithdrawalId, ScheduleID, PosID, PosPartnerID, Amount, LotNo, InvoiceNo } = swipe;
  const command = { logWithdrawalId, ScheduleID, PosID, PosPartnerID, Amount, LotNo, InvoiceNo };
  const answers = { OverrideReason: REASON, ApprovedBy: stage.owner.userId };
  return {
    words: `xác nhận lượt quẹt ${logWithdrawalId}`,
    result: addWithdrawal(stage.world, { ...command, ...answers }, nowOf(stage)),
  };
}

function cancelAnySwipe(stage: Stage, { a }: Step): Told | undefined {
  const swipe = pickFrom(stage.world.swipes.rows, a);
  if (!swipe) return undefined;
  const command = { ScheduleID: swipe.ScheduleID ?? 1, LogWithdrawalId: swipe.logWithdrawalId, Reason: REASON };
  return {
    words: `hủy lượt quẹt ${swipe.logWithdrawalId}`,
    result: cancelWithdrawal(stage.world, command, nowOf(stage)),
  };
}

function lockYesterday(stage: Stage): Told {
  const shop = stage.world.shops.get(stage.owner.shopId);
  const LockDate = addDays(nowOf(stage).businessDate, -1);
  if (shop && LockDate > (shop.LockDate ?? '')) stage.world.shops.put({ ...shop, LockDate });
  return { words: `khóa sổ đến ${LockDate}`, result: done(undefined) };
}
