/** A line of money posts once, when it is done; waiting it posts nothing, cancelled it is mirrored, and it never disappears. */
import { refuseFund } from '../bankCards/bankCards.ts';
import { refuseCashGiven } from '../bankCards/cashGiven.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, invalid, notFound, type Refusal, type Result } from '../command/result.ts';
import { refuseBeforeFirstDay } from '../ledger/firstDay.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { credit, debit, type Line } from '../records/entry.ts';
import { LINE_KIND, LINE_STATUS, type LineKind, type MoneyLine, type Schedule } from '../records/schedule.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { isAmount } from '../values/money.ts';
import { cleanText } from '../values/text.ts';
import { findOrder } from './findOrder.ts';
import { findLine, LINE_PLANS, refuseStatus } from './lineKinds.ts';
import { refuseOverpaying } from './lineLimits.ts';
import { brokenLineRules, refuseBrokenLineRules } from './lineRules.ts';
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
  /** Cash that the customer handed over, in đồng. */
  CashGiven?: number;
  /** Why W12, W13 or a fund below 0 is passed over. */
  OverrideReason?: string;
}

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
    refuseStatus(world, order, kind, LINE_PLANS[kind].move),
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
    RefType: LINE_PLANS[kind].refType,
    RefID: line.PaymentID,
    Description: `${LINE_PLANS[kind].word} đơn ${order.Code}`,
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
    refuseStatus(world, order, kind, LINE_PLANS[kind].plan),
    refuseFields(world, line, context),
    refuseBeforeFirstDay(world, order.ShopID, line.BusinessDate, 'PaidAt'),
    refuseBrokenLineRules(line),
  );
  return refused ?? done(world.moneyLines.put(line));
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
    CashGiven: command.CashGiven,
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

function refuseFields(world: World, line: MoneyLine, context: Context): Refusal | undefined {
  return firstRefusal(
    isAmount(line.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, line, context),
    refuseCashGiven(line, line.Kind === LINE_KIND.topUp),
  );
}
