/** A line of money posts once, when it is done; waiting it posts nothing, cancelled it is mirrored, and it never disappears. */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { credit, debit, type Line, type RefType } from '../records/entry.ts';
import { post, refuseDate, refuseFuture, reverse } from '../ledger/post.ts';
import { formatDong, isAmount } from '../values/money.ts';
import { cancelReasonOf, refuseCancelReason } from '../command/reasons.ts';
import {
  LINE_KIND,
  LINE_STATUS,
  SCHEDULE_STATUS,
  type LineKind,
  type MoneyLine,
  type Schedule,
} from '../records/schedule.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { movedOn } from '../listing/stale.ts';
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { findOrder } from './findOrder.ts';
import { refuseOverpaying } from './lineLimits.ts';
import { brokenLineRules, refuseBrokenLineRules } from './lineRules.ts';
import { orderMovedOn } from './orderMovedOn.ts';
import { refuseSettleAgain, settleAgain } from './settlement.ts';
import { refuseHandled } from './waitingLine.ts';

/** What a money form sends; with PaymentID it confirms a waiting line. */
export interface LineCommand {
  PaymentID?: number;
  Version?: number;
  ScheduleID: number;
  Amount: number;
  Method: MoneyLine['Method'];
  BankCardID?: number;
  TargetAccount?: string;
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
  Note?: string;
  /** Why W12, W13 or a fund below 0 is passed over. */
  OverrideReason?: string;
}

/** Which line to cancel, and why. */
export interface CancelLineCommand {
  PaymentID: number;
  Reason?: string;
}

const { appointment, ready, working, transferring, done: completed } = SCHEDULE_STATUS;

interface KindPlan {
  word: string;
  refType: RefType;
  /** Statuses of the order in which money may move, be planned, and be taken back. */
  move: readonly number[];
  plan: readonly number[];
  undo: readonly number[];
}

const PLANS: Readonly<Record<LineKind, KindPlan>> = {
  [LINE_KIND.payCard]: {
    word: 'Nạp thẻ',
    refType: 'CardPayment',
    move: [working],
    plan: [appointment, ready, working],
    undo: [appointment, ready, working, transferring],
  },
  [LINE_KIND.topUp]: {
    word: 'Khách nạp tiền',
    refType: 'TopUp',
    move: [working, transferring, completed],
    plan: [appointment, ready, working, transferring],
    undo: [appointment, ready, working, transferring, completed],
  },
  [LINE_KIND.send]: {
    word: 'Chuyển tiền cho khách',
    refType: 'SentMoney',
    move: [working, transferring],
    plan: [appointment, ready, working, transferring],
    undo: [appointment, ready, working, transferring],
  },
};

/** Enters money that has moved, or confirms a waiting line: posts it. */
export function addLine(world: World, kind: LineKind, command: LineCommand, context: Context): Result<MoneyLine> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  const order = found.value;
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const waiting = command.PaymentID ? findLine(world, kind, command.PaymentID, context) : undefined;
  if (waiting && !waiting.ok) return waiting;
  const line = ruled(world, order, lineOf(world, kind, command, waiting?.value, context));
  const refused = firstRefusal(
    waiting ? refuseConfirm(world, waiting.value, command) : undefined,
    refuseStatus(world, order, kind, PLANS[kind].move),
    refuseFields(world, line, context),
    refuseFuture(line.PaidAt, 'PaidAt', context),
    refuseOverpaying(world, order, line),
    refuseDate(world, order.ShopID, line.BusinessDate, context, 'PaidAt'),
    refuseBrokenLineRules(line),
  );
  if (refused) return refused;
  const draft = {
    ShopID: order.ShopID,
    BusinessDate: line.BusinessDate,
    RefType: PLANS[kind].refType,
    RefID: line.PaymentID,
    Description: `${PLANS[kind].word} đơn ${order.Code}`,
    Lines: postingOf(order, line),
    FundReason: { text: line.OverrideReason, field: 'OverrideReason' },
  };
  const entry = post(world, draft, context);
  if (!entry.ok) return entry;
  return done(world.moneyLines.put({ ...line, Status: LINE_STATUS.done, EntryID: entry.value.EntryID }));
}

/** Enters money still to be moved: the line waits and posts nothing. */
export function addWaitingLine(
  world: World,
  kind: LineKind,
  command: LineCommand,
  context: Context,
): Result<MoneyLine> {
  const found = findOrder(world, command.ScheduleID, context);
  if (!found.ok) return found;
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const order = found.value;
  const line = ruled(world, order, lineOf(world, kind, command, undefined, context));
  const refused = firstRefusal(
    refuseStatus(world, order, kind, PLANS[kind].plan),
    refuseFields(world, line, context),
    refuseBeforeFirstDay(world, order.ShopID, line.BusinessDate, 'PaidAt'),
    refuseBrokenLineRules(line),
  );
  return refused ?? done(world.moneyLines.put(line));
}

/** Cancels a line with its reason: a done one is mirrored, and the settlement of an order still open follows. */
export function cancelLine(
  world: World,
  kind: LineKind,
  command: CancelLineCommand,
  context: Context,
): Result<MoneyLine> {
  const found = findLine(world, kind, command.PaymentID, context);
  if (!found.ok) return found;
  const line = found.value;
  const order = world.schedules.get(line.ScheduleID);
  if (!order) return notFound('đơn');
  const refused = firstRefusal(
    line.Status === LINE_STATUS.cancelled
      ? movedOn(world, 'AlreadyCancelled', line, 'Dòng tiền đã được hủy trước đó')
      : undefined,
    refuseCancelReason(command.Reason),
    PLANS[kind].undo.includes(order.Status)
      ? undefined
      : orderMovedOn(world, order, 'Đơn đã hoàn thành, hãy mở lại đơn trước khi hủy dòng tiền này'),
    line.EntryID === undefined ? undefined : refuseDate(world, order.ShopID, context.businessDate, context),
    kind === LINE_KIND.payCard ? refuseSettleAgain(world, order, { dropped: line }, context) : undefined,
  );
  if (refused) return refused;
  const reason = cancelReasonOf(command.Reason);
  if (line.EntryID !== undefined) {
    const mirror = reverse(world, line.EntryID, reason, context);
    if (!mirror.ok) return mirror;
  }
  const cancelled = world.moneyLines.put({
    ...line,
    ...stampChange(line, context),
    Status: LINE_STATUS.cancelled,
    CancelReason: reason,
    CancelledBy: context.userId,
    CancelledAt: context.now,
  });
  if (kind === LINE_KIND.payCard) settleAgain(world, order, reason, context);
  const note = `Hủy ${PLANS[kind].word.toLowerCase()} ${formatDong(line.Amount)} đơn ${order.Code}: ${reason}`;
  logAction(world, { MenuID: MENU.contracts, ActionID: ACTION.cancel, RefID: line.PaymentID, Note: note }, context);
  return done(cancelled);
}

function findLine(world: World, kind: LineKind, paymentId: number, context: Context): Result<MoneyLine> {
  const line = ownRow(world.moneyLines.get(paymentId), context);
  return line && line.Kind === kind ? done(line) : notFound('dòng tiền');
}

function lineOf(
  world: World,
  kind: LineKind,
  command: LineCommand,
  waiting: MoneyLine | undefined,
  context: Context,
): MoneyLine {
  const paidAt = command.PaidAt ?? context.now;
  return {
    ...(waiting ? { ...waiting, ...stampChange(waiting, context) } : stampNew(context)),
    PaymentID: waiting?.PaymentID ?? world.moneyLines.nextId,
    Kind: kind,
    ScheduleID: command.ScheduleID,
    Amount: command.Amount,
    Method: command.Method,
    BankCardID: command.Method === 2 ? command.BankCardID : undefined,
    TargetAccount: cleanText(command.TargetAccount),
    PaidAt: paidAt,
    BusinessDate: businessDateOf(paidAt),
    RefNo: cleanText(command.RefNo),
    Note: cleanText(command.Note),
    OverrideReason: cleanText(command.OverrideReason) ?? waiting?.OverrideReason,
    Status: LINE_STATUS.waiting,
  };
}

/** The line with the rules it breaks as things stand. */
function ruled(world: World, order: Schedule, line: MoneyLine): MoneyLine {
  const broken = brokenLineRules(world, order, line);
  return { ...line, RuleWarnings: broken.length > 0 ? broken : undefined };
}

function postingOf(order: Schedule, line: MoneyLine): Line[] {
  const [customer, fund] = [accounts.customer(order.CustomerID), fundAccount(line)];
  const [debited, credited] = line.Kind === LINE_KIND.topUp ? [fund, customer] : [customer, fund];
  return [...debit(debited, line.Amount, order.ScheduleID), ...credit(credited, line.Amount, order.ScheduleID)];
}

function refuseConfirm(world: World, waiting: MoneyLine, command: LineCommand): Refusal | undefined {
  if (waiting.ScheduleID !== command.ScheduleID) return notFound('dòng tiền');
  return refuseHandled(world, waiting, command.Version, 'Dòng tiền');
}

function refuseStatus(world: World, order: Schedule, kind: LineKind, statuses: readonly number[]): Refusal | undefined {
  if (order.PartnerMode === 2)
    return refuse('WrongStatus', 'Đơn quẹt thẻ của đối tác chỉ ghi lượt quẹt, tiền tính vào công nợ đối tác');
  if (kind === LINE_KIND.payCard && order.ServiceType === 2)
    return refuse('WrongStatus', 'Đơn rút tiền không có nạp thẻ');
  if (statuses.includes(order.Status)) return undefined;
  return orderMovedOn(world, order, `Đơn lúc này không ghi được ${PLANS[kind].word.toLowerCase()}`);
}

function refuseFields(world: World, line: MoneyLine, context: Context): Refusal | undefined {
  return firstRefusal(
    isAmount(line.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, line, context),
  );
}
