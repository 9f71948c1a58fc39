/** Money of a parent POS goes to its oldest open lots first, and what is too much is paid ahead for the next; all of it is one posting (domain §2(c)). */
import { ACTION, MENU } from '../values/menus.ts';
import { byTwo, type WorthProposal } from '../approvals/held.ts';
import { hasRight } from '../access/rights.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { businessDateOf, isMoment } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { credit, debit, type Line } from '../records/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { formatDong, isAmount, sumOf } from '../values/money.ts';
import { parentOf } from '../pos/posGroup.ts';
import { ADJUST_REASON, refuseReason } from '../command/reasons.ts';
import { CASH_BACK_TYPE, paidBy, type CashBackPayment, type CashBackType } from '../records/cashBack.ts';
import type { Pos } from '../records/funds.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { addPart, spread, surplusOf, spendSurplus, type LotPart } from '../lots/surplus.ts';

/** Money that came from a parent POS or went back to its owner, or an adjustment. */
export interface PayCashBackCommand {
  PosParentID: number;
  /** Announcement it belongs to. */
  CashBackID?: number;
  /** 1 when absent. */
  Type?: CashBackType;
  /** Đồng; only an adjustment may be negative. */
  Amount: number;
  /** Needed but for an adjustment. */
  Method?: 1 | 2;
  BankCardID?: number;
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
  /** Why it is adjusted. */
  Reason?: string;
  Note?: string;
}

const { giveBack, adjustment } = CASH_BACK_TYPE;

/** A payment that nothing stands in the way of, and the lots it goes to. */
export interface PlannedCashBack {
  parent: Pos;
  payment: CashBackPayment;
  /** The oldest lots first; what is in no part is paid ahead. */
  parts: LotPart[];
}

/** What a payment would do. Refuses a child POS, and giving back or taking off more than was paid ahead. */
export function planCashBack(world: World, command: PayCashBackCommand, context: Context): Result<PlannedCashBack> {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const found = findParent(world, command.PosParentID, context);
  if (!found.ok) return found;
  const parent = found.value;
  const payment = paymentOf(world, command, context);
  const refused = firstRefusal(
    refuseAnnouncement(world, command, context),
    refuseAmount(world, parent, payment, context),
    payment.Type === adjustment ? undefined : refuseFund(world, { Method: 0, ...command }, context),
    refuseFuture(payment.PaidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, payment.BusinessDate, context, 'PaidAt'),
  );
  return refused ?? done({ parent, payment, parts: spread(world, parent, paidBy(payment), surplusOf(world, parent)) });
}

/** Books a payment of a parent POS; a large adjustment waits for a second person, with the number 0 until then. Refuses what {@link planCashBack} refuses. */
export function payCashBack(world: World, command: PayCashBackCommand, context: Context): Result<CashBackPayment> {
  const planned = planCashBack(world, command, context);
  if (!planned.ok) return planned;
  if (planned.value.payment.Type !== adjustment) return book(world, planned.value, context);
  return byTwo(world, adjustmentOf(planned.value, command), context, {
    asItIs: { ...planned.value.payment, paymentID: 0 },
    carryOut: () => book(world, planned.value, context),
  });
}

/** An adjustment of a parent POS as a second person is told of it. */
function adjustmentOf({ parent, payment }: PlannedCashBack, command: PayCashBackCommand): WorthProposal {
  const { Amount, Reason, PaidAt, BusinessDate } = payment;
  return {
    call: 'payCashBack',
    refId: parent.posID,
    menu: 'posDebts',
    worth: Amount,
    command: { ...command, PaidAt },
    day: BusinessDate,
    title: `Điều chỉnh tiền về của ${parent.PosName}`,
    effect: `Công nợ máy ${Amount > 0 ? 'giảm' : 'tăng'} ${formatDong(Math.abs(Amount))}, không qua quỹ`,
    reason: Reason,
    partyName: parent.PosName,
    account: accounts.pos(parent.posID),
    change: -Amount,
  };
}

function book(world: World, { parent, payment, parts }: PlannedCashBack, context: Context): Result<CashBackPayment> {
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: payment.BusinessDate,
      RefType: 'CashBack',
      RefID: payment.paymentID,
      Description: `${WORDS[payment.Type]} ${parent.PosName}${payment.Reason === undefined ? '' : `: ${payment.Reason}`}`,
      Lines: linesOf(payment, parts),
      FundReason: { text: payment.Reason },
    },
    context,
  );
  if (!entry.ok) return entry;
  if (paidBy(payment) > 0) spendSurplus(world, parent, context);
  const kept = world.cashBackPayments.put({ ...payment, EntryID: entry.value.EntryID });
  for (const part of parts) addPart(world, kept, part, kept.EntryID, context);
  return done(kept);
}

/** The parent POS of the caller's shop. Refuses a terminal below another. */
export function findParent(world: World, posId: number, context: Context): Result<Pos> {
  const pos = ownRow(world.poses.get(posId), context);
  if (!pos) return notFound('máy POS');
  if (parentOf(pos) === pos.posID) return done(pos);
  const name = world.poses.get(pos.PosParentID)?.PosName ?? '';
  return refuse('Invalid', `Máy này thuộc POS mẹ ${name}, hãy ghi tiền về trên POS mẹ`, 'PosParentID');
}

const WORDS: Readonly<Record<CashBackType, string>> = {
  1: 'Tiền về từ',
  2: 'Ứng trước từ',
  3: 'Trả lại ứng dư cho',
  4: 'Điều chỉnh tiền về của',
};

function paymentOf(world: World, command: PayCashBackCommand, context: Context): CashBackPayment {
  const Type = command.Type ?? CASH_BACK_TYPE.money;
  const hasMoney = Type !== adjustment;
  const PaidAt = command.PaidAt ?? context.now;
  return {
    ...stampNew(context),
    paymentID: world.cashBackPayments.nextId,
    PosParentID: command.PosParentID,
    CashBackID: command.CashBackID || undefined,
    Type,
    Amount: command.Amount,
    Method: hasMoney ? command.Method : undefined,
    BankCardID: hasMoney && command.Method === 2 ? command.BankCardID : undefined,
    PaidAt,
    BusinessDate: businessDateOf(PaidAt),
    RefNo: cleanText(command.RefNo),
    Reason: cleanText(command.Reason),
    Note: cleanText(command.Note),
    Status: 1,
    EntryID: 0,
  };
}

/** The other side is a fund or the differences of lots; what lies in no lot stands on the parent's own account. */
function linesOf(payment: CashBackPayment, parts: readonly LotPart[]): Line[] {
  const paid = paidBy(payment);
  const other = payment.Type === adjustment ? accounts.lotDifference : fundAccount(payment);
  const perPos = new Map([[payment.PosParentID, paid - sumOf(parts, (part) => part.Amount)]]);
  for (const { lot, Amount } of parts) perPos.set(lot.PosID, (perPos.get(lot.PosID) ?? 0) + Amount);
  return [...debit(other, paid), ...[...perPos].flatMap(([posId, amount]) => credit(accounts.pos(posId), amount))];
}

function refuseAnnouncement(world: World, command: PayCashBackCommand, context: Context): Refusal | undefined {
  if (!command.CashBackID) return undefined;
  const cashBack = ownRow(world.cashBacks.get(command.CashBackID), context);
  return cashBack?.PosParentID === command.PosParentID ? undefined : notFound('đợt tiền về của POS này');
}

function refuseAmount(world: World, parent: Pos, payment: CashBackPayment, context: Context): Refusal | undefined {
  const isAdjustment = payment.Type === adjustment;
  if (!isAmount(isAdjustment ? Math.abs(payment.Amount) : payment.Amount)) return invalid('Số tiền', 'Amount');
  const refused = isAdjustment ? refuseAdjusting(world, payment, context) : undefined;
  if (refused || paidBy(payment) > 0) return refused;
  const surplus = surplusOf(world, parent);
  if (-paidBy(payment) <= surplus) return undefined;
  const what = payment.Type === giveBack ? 'trả lại' : 'giảm';
  return refuse('OverDebt', `Số tiền ${what} vượt quá số ứng dư ${formatDong(surplus)}`, 'Amount');
}

function refuseAdjusting(world: World, payment: CashBackPayment, context: Context): Refusal | undefined {
  return firstRefusal(
    hasRight(world, context, MENU.posDebts, ACTION.approve)
      ? undefined
      : refuse('Forbidden', 'Không có quyền thực hiện thao tác này'),
    refuseReason(payment.Reason, ADJUST_REASON),
  );
}
