/** While an order is settled, its one unreversed settlement entry says exactly what fee, share and, unless that waits for the customer, commission follow from its confirmed lines. */
import type { Context } from '../command/context.ts';
import { customerFee, feeBase, feeByRate } from '../values/fees.ts';
import { COMMISSION_WHEN } from '../records/account.ts';
import { accounts } from '../records/accounts.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import { commissionOf, commissionWhen } from '../ledger/commissionStanding.ts';
import { followCommission } from '../ledger/followCommission.ts';
import { credit, debit, type Entry, type Line } from '../records/entry.ts';
import { refuseMirror, refusePartyLock } from '../ledger/partyLock.ts';
import { post } from '../ledger/post.ts';
import { reverse } from '../ledger/reverse.ts';
import type { IsoDate } from '../values/dates.ts';
import { sumOf } from '../values/money.ts';
import {
  LINE_KIND,
  LINE_STATUS,
  SCHEDULE_STATUS,
  type MoneyLine,
  type Schedule,
  type Swipe,
} from '../records/schedule.ts';
import { VOUCHER_STATUS } from '../records/voucher.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { dayOfStep, settlingStep } from '../ledger/settlingStep.ts';
import { feeVoucherOf } from './feeVoucher.ts';

/** What settling an order now would post, in đồng. */
export interface Settlement {
  /** F, owed by the customer. */
  FeeAmount: number;
  /** Commission of the collaborator. */
  AffAmount: number;
  /** Reciprocal share of partners (case 3). */
  PartnerAmount: number;
  /** The share, partner by partner. */
  shares: { PartnerID: number; Amount: number }[];
}

/** A card payment or a swipe, by its number. */
export type Dropped = Pick<MoneyLine, 'PaymentID'> | Pick<Swipe, 'logWithdrawalId'>;

/** What a settlement is worked out from where it is not the order's lines as they stand. */
export interface Otherwise {
  /** A line that is to be cancelled, left out already. */
  dropped?: Dropped;
  /** The order's swipes with the rates they are to have. */
  swipes?: readonly Swipe[];
}

/**
 * Fee, commission and share that follow from an order's confirmed lines (domain §2(a), (b), (d), (e)).
 *
 * @param otherwise what is to differ from the lines as they stand. Default: nothing.
 */
export function settlementOf(world: World, order: Schedule, otherwise: Otherwise = {}): Settlement {
  const { PaymentID, logWithdrawalId }: Partial<MoneyLine & Swipe> = otherwise.dropped ?? {};
  const all = otherwise.swipes ?? world.swipes.by('schedule', order.ScheduleID);
  const swipes = all.filter((swipe) => swipe.Status === LINE_STATUS.done && swipe.logWithdrawalId !== logWithdrawalId);
  const cardPayments = world.moneyLines
    .by('schedule', order.ScheduleID)
    .filter((line) => line.Kind === LINE_KIND.payCard && line.Status === LINE_STATUS.done);
  const paidCard = sumOf(cardPayments, (line) => (line.PaymentID === PaymentID ? 0 : line.Amount));
  const swiped = sumOf(swipes, (swipe) => swipe.Amount);
  const RoundFeeTo = world.shops.get(order.ShopID)?.RoundFeeTo ?? 1;
  const isPartnersCard = order.PartnerMode === 2;
  const shares = order.PartnerMode === 3 ? reciprocalShares(order, swipes) : [];
  return {
    FeeAmount: isPartnersCard ? 0 : customerFee(feeBase(paidCard, swiped), { ...order, RoundFeeTo }),
    AffAmount: commissionOf(order, swipes),
    PartnerAmount: sumOf(shares, (share) => share.Amount),
    shares,
  };
}

/** Posts the settlement of an order on a day; nothing to post posts nothing. The day must be open. */
export function settle(world: World, order: Schedule, on: IsoDate, context: Context): void {
  const lines = settlementLines(world, order);
  if (lines.length === 0) return;
  post(
    world,
    {
      ShopID: order.ShopID,
      BusinessDate: on,
      RefType: 'Settlement',
      RefID: order.ScheduleID,
      Description: `Chốt phí đơn ${order.Code}`,
      Lines: lines,
    },
    context,
  );
}

/** Reverses the settlement of an order, if it has one, on its own day while that is open, else today (domain §2(p)). */
export function unsettle(world: World, order: Schedule, reason: string, context: Context): void {
  const entry = settlementEntry(world, order);
  if (entry) reverse(world, entry.EntryID, reason, context, resettlingDay(world, order, context));
}

/** Refuses reversing the settlement of an order that a locked balance of a party counts. */
export function refuseUnsettle(world: World, order: Schedule): Refusal | undefined {
  return refuseMirror(world, settlementEntry(world, order)?.EntryID);
}

/** Refuses settling an order on a day a party of it is locked up to. */
export function refuseSettleOn(world: World, order: Schedule, on: IsoDate, otherwise?: Otherwise): Refusal | undefined {
  return refusePartyLock(world, settlementLines(world, order, otherwise), on);
}

/** Refuses settling a fee that a voucher took in already (domain §2(q)); one that only waits is refused when it is to be approved. */
export function refuseEarnedFee(world: World, order: Schedule, otherwise?: Otherwise): Refusal | undefined {
  const voucher = feeVoucherOf(world, order.ScheduleID);
  if (voucher?.Status !== VOUCHER_STATUS.booked || settlementOf(world, order, otherwise).FeeAmount === 0)
    return undefined;
  return refuse(
    'Duplicate',
    `Phí đơn ${order.Code} đã thu bằng phiếu ${voucher.Code}; hãy hủy phiếu đó ở Thu chi trước khi quyết toán đơn`,
  );
}

/** Brings the settlement of a settled order up to its lines and terms, on the day it is of while that is open, else today; one that already says what follows from them stays. */
export function settleAgain(world: World, order: Schedule, reason: string, context: Context): void {
  if (!isToBeSettled(order)) return;
  if (!isSettledRight(world, order)) {
    const on = resettlingDay(world, order, context);
    unsettle(world, order, reason, context);
    settle(world, order, on, context);
  }
  followCommission(world, order, context);
}

/** Refuses what changes the settlement of a settled order when a locked balance of a party counts it. */
export function refuseSettleAgain(
  world: World,
  order: Schedule,
  otherwise: Otherwise,
  context: Context,
): Refusal | undefined {
  const on = resettledOn(world, order, otherwise, context);
  if (on === undefined) return undefined;
  return firstRefusal(
    refuseUnsettle(world, order),
    refuseSettleOn(world, order, on, otherwise),
    refuseEarnedFee(world, order, otherwise),
  );
}

/** Day on which a settled order with other terms or lines is settled again; undefined when its settlement stays as it is. */
export function resettledOn(
  world: World,
  order: Schedule,
  otherwise: Otherwise,
  context: Context,
): IsoDate | undefined {
  if (!isToBeSettled(order) || isSettledRight(world, order, otherwise)) return undefined;
  return resettlingDay(world, order, context);
}

/** Whether the settlement in force says what follows from the order's terms and lines. */
function isSettledRight(world: World, order: Schedule, otherwise?: Otherwise): boolean {
  const said = settlementEntry(world, order)?.Lines ?? [];
  const right = settlementLines(world, order, otherwise);
  return (
    said.length === right.length &&
    said.every(({ Account, Amount }, place) => Account === right[place]?.Account && Amount === right[place].Amount)
  );
}

/** Whether an order has the status of one whose settlement is posted. */
function isToBeSettled({ Status }: Schedule): boolean {
  return Status === SCHEDULE_STATUS.transferring || Status === SCHEDULE_STATUS.done;
}

/** Day on which a settlement is taken back and posted again: its own while that is open, else today. */
function resettlingDay(world: World, order: Schedule, context: Context): IsoDate {
  const step = settlingStep(world, order.ScheduleID);
  const own = settlementEntry(world, order)?.BusinessDate ?? (step && dayOfStep(step));
  const lock = world.shops.get(order.ShopID)?.LockDate ?? '';
  return own !== undefined && own > lock ? own : context.businessDate;
}

/** The settlement entry in force, if the order has one. */
export function settlementEntry(world: World, order: Schedule): Entry | undefined {
  return entriesOfOrder(world, order.ScheduleID).findLast(
    (entry) =>
      entry.RefType === 'Settlement' && entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID),
  );
}

/** A commission that waits for its customer is no part of the settlement. */
function settlementLines(world: World, order: Schedule, otherwise?: Otherwise): Line[] {
  const settlement = settlementOf(world, order, otherwise);
  const id = order.ScheduleID;
  const commission = commissionWhen(world, order) === COMMISSION_WHEN.paid ? 0 : settlement.AffAmount;
  const aff = order.AffID === undefined ? [] : credit(accounts.aff(order.AffID), commission, id);
  return [
    ...debit(accounts.customer(order.CustomerID), settlement.FeeAmount, id),
    ...credit(accounts.serviceFee, settlement.FeeAmount, id),
    ...debit(accounts.commission, commission, id),
    ...aff,
    ...debit(accounts.partnerShare, settlement.PartnerAmount, id),
    ...settlement.shares.flatMap((share) => credit(accounts.partner(share.PartnerID), share.Amount, id)),
  ];
}

function reciprocalShares(order: Schedule, swipes: readonly Swipe[]): Settlement['shares'] {
  if (order.PartnerID === undefined) return [];
  const parts = swipes.map((swipe) => ({
    amount: swipe.Amount,
    pctMilli: Math.max(0, order.CustomerFeePercent - swipe.PartnerFeePercent),
  }));
  return [{ PartnerID: order.PartnerID, Amount: feeByRate(parts) }];
}
