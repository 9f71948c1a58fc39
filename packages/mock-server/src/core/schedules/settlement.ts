/** While an order is settled, its one unreversed settlement entry says exactly what fee, commission and share follow from its confirmed lines. */
import type { Context } from '../command/context.ts';
import { customerFee, feeBase, feeByRate } from '../values/fees.ts';
import { accounts } from '../ledger/accounts.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import { credit, debit, type Entry, type Line } from '../ledger/entry.ts';
import { refuseMirror } from '../ledger/partyLock.ts';
import { post, reverse } from '../ledger/post.ts';
import { sumOf } from '../values/money.ts';
import {
  LINE_KIND,
  LINE_STATUS,
  SCHEDULE_STATUS,
  type MoneyLine,
  type Schedule,
  type Swipe,
} from '../records/schedule.ts';
import type { Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

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

/**
 * Fee, commission and share that follow from an order's confirmed lines (domain §2(a), (b), (d), (e)).
 *
 * @param dropped a line that is to be cancelled, left out already. Default: none.
 */
export function settlementOf(world: World, order: Schedule, dropped?: Dropped): Settlement {
  const { PaymentID, logWithdrawalId }: Partial<MoneyLine & Swipe> = dropped ?? {};
  const swipes = world.swipes
    .by('schedule', order.ScheduleID)
    .filter((swipe) => swipe.Status === LINE_STATUS.done && swipe.logWithdrawalId !== logWithdrawalId);
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
    AffAmount: order.AffID
      ? feeByRate(swipes.map((swipe) => ({ amount: swipe.Amount, pctMilli: swipe.AffPercent })))
      : 0,
    PartnerAmount: sumOf(shares, (share) => share.Amount),
    shares,
  };
}

/** Posts the settlement of an order; nothing to post posts nothing. The day must be open. */
export function settle(world: World, order: Schedule, context: Context): void {
  const settlement = settlementOf(world, order);
  const lines = settlementLines(order, settlement);
  if (lines.length === 0) return;
  post(
    world,
    {
      ShopID: order.ShopID,
      BusinessDate: context.businessDate,
      RefType: 'Settlement',
      RefID: order.ScheduleID,
      Description: `Chốt phí đơn ${order.Code}`,
      Lines: lines,
    },
    context,
  );
}

/** Reverses the settlement of an order, if it has one. The day must be open. */
export function unsettle(world: World, order: Schedule, reason: string, context: Context): void {
  const entry = settlementEntry(world, order);
  if (entry) reverse(world, entry.EntryID, reason, context);
}

/** Refuses reversing the settlement of an order that a locked balance of a party counts. */
export function refuseUnsettle(world: World, order: Schedule): Refusal | undefined {
  return refuseMirror(world, settlementEntry(world, order)?.EntryID);
}

/** Brings the settlement of an order in status 3 up to its lines; one that already says what follows from them stays. The day must be open. */
export function settleAgain(world: World, order: Schedule, reason: string, context: Context): void {
  if (order.Status !== SCHEDULE_STATUS.transferring || isSettledRight(world, order)) return;
  unsettle(world, order, reason, context);
  settle(world, order, context);
}

/** Refuses cancelling a line of an order in status 3 when the settlement changes with it and a locked balance of a party counts it. */
export function refuseSettleAgain(world: World, order: Schedule, dropped: Dropped): Refusal | undefined {
  return isSettledRight(world, order, dropped) ? undefined : refuseUnsettle(world, order);
}

/** Whether the settlement in force says what follows from the order's lines, one of them dropped. */
function isSettledRight(world: World, order: Schedule, dropped?: Dropped): boolean {
  const said = settlementEntry(world, order)?.Lines ?? [];
  const right = settlementLines(order, settlementOf(world, order, dropped));
  return (
    said.length === right.length &&
    said.every(({ Account, Amount }, place) => Account === right[place]?.Account && Amount === right[place].Amount)
  );
}

/** The settlement entry in force, if the order has one. */
export function settlementEntry(world: World, order: Schedule): Entry | undefined {
  return entriesOfOrder(world, order.ScheduleID).findLast(
    (entry) =>
      entry.RefType === 'Settlement' && entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID),
  );
}

function settlementLines(order: Schedule, settlement: Settlement): Line[] {
  const id = order.ScheduleID;
  const aff = order.AffID === undefined ? [] : credit(accounts.aff(order.AffID), settlement.AffAmount, id);
  return [
    ...debit(accounts.customer(order.CustomerID), settlement.FeeAmount, id),
    ...credit(accounts.serviceFee, settlement.FeeAmount, id),
    ...debit(accounts.commission, settlement.AffAmount, id),
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
