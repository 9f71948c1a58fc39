/** What a parent POS has paid ahead is its payments less their parts in lots and less what was given back; it is never below zero. */
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { credit, debit } from '../records/entry.ts';
import { post, refuseDate } from '../ledger/post.ts';
import { openLotsOf, type OpenLot } from './openLots.ts';
import { sumOf } from '../values/money.ts';
import { groupOf } from '../pos/posGroup.ts';
import { paidBy, type CashBackPayment } from '../records/cashBack.ts';
import type { Pos } from '../records/funds.ts';
import { LOT_PAY_KIND, type LotPayment, type NumberLot } from '../records/lot.ts';
import { stampNew } from '../records/stamped.ts';
import type { World } from '../store/world.ts';

/** Part of a payment that goes to one lot. */
export interface LotPart {
  lot: NumberLot;
  Amount: number;
}

/** Parts of a payment in force, in the order they were given to lots. */
export function partsOf(world: World, payment: CashBackPayment): LotPayment[] {
  return world.lotPayments.by('cashBack', payment.paymentID).filter((part) => part.Status === 1);
}

/** What of a payment lies in no lot; negative for what was given back. */
export function leftOf(world: World, payment: CashBackPayment): number {
  return paidBy(payment) - world.lotPayments.sum('cashBack', payment.paymentID, 'received');
}

/** What a parent POS has paid ahead (ứng dư), in đồng. */
export function surplusOf(world: World, parent: Pos): number {
  return sumOf(
    groupOf(world, parent),
    ({ posID }) => world.cashBackPayments.sum('pos', posID, 'paid') - world.lotPayments.sum('payer', posID, 'received'),
  );
}

/** Payments of a parent POS, oldest first, and those a terminal had made before it was put below the parent. */
export function paymentsOf(world: World, parent: Pos): CashBackPayment[] {
  const payments = groupOf(world, parent).flatMap((pos) => world.cashBackPayments.by('pos', pos.posID));
  return payments.toSorted((a, b) => a.paymentID - b.paymentID);
}

/** Spreads an amount over the open lots of a parent POS, the oldest first, after what goes to them before it; what is too much is in no part. */
export function spread(world: World, parent: Pos, amount: number, before = 0): LotPart[] {
  const parts: LotPart[] = [];
  let ahead = before;
  let rest = amount;
  for (const { lot, Remain } of openLots(world, parent)) {
    const taken = Math.min(ahead, Remain);
    const part = Math.min(rest, Remain - taken);
    if (part > 0) parts.push({ lot, Amount: part });
    ahead -= taken;
    rest -= Math.max(0, part);
  }
  return parts;
}

/** Gives what was paid ahead to the lots that are open now, oldest payment to oldest lot; nothing on a locked day. */
export function spendSurplus(world: World, parent: Pos, context: Context): void {
  let surplus = surplusOf(world, parent);
  if (surplus <= 0 || refuseDate(world, parent.ShopID, context.businessDate, context)) return;
  for (const payment of paymentsOf(world, parent)) {
    if (payment.Status !== 1) continue;
    const parts = spread(world, parent, Math.min(surplus, leftOf(world, payment)));
    for (const part of parts) {
      addPart(world, payment, part, moveToLot(world, payment, part, context), context);
      surplus -= part.Amount;
    }
  }
}

/** Notes that a part of a payment went to a lot; the entry, if it needed one of its own, is posted. */
export function addPart(
  world: World,
  payment: CashBackPayment,
  part: LotPart,
  EntryID: number | undefined,
  context: Context,
): void {
  const { Method, BankCardID, PaidAt, RefNo, paymentID } = payment;
  world.lotPayments.put({
    ...stampNew(context),
    payNumberLoID: world.lotPayments.nextId,
    NumberLoID: part.lot.numberLoID,
    Kind: LOT_PAY_KIND.money,
    Amount: part.Amount,
    Method,
    BankCardID,
    PaidAt,
    BusinessDate: payment.BusinessDate,
    RefNo,
    CashBackPaymentID: paymentID,
    PayerPosID: payment.PosParentID,
    Status: 1,
    EntryID,
  });
}

/** What was paid ahead stands on the account of the POS that paid it; a lot of another takes it from there. */
function moveToLot(
  world: World,
  payment: CashBackPayment,
  { lot, Amount }: LotPart,
  context: Context,
): number | undefined {
  if (lot.PosID === payment.PosParentID) return undefined;
  const nameOf = (posId: number) => world.poses.get(posId)?.PosName ?? '';
  const draft = {
    ShopID: payment.ShopID,
    BusinessDate: context.businessDate,
    RefType: 'CashBack' as const,
    RefID: payment.paymentID,
    Description: `Ứng dư của ${nameOf(payment.PosParentID)} cho lô ${lot.LotNo} ${nameOf(lot.PosID)}`,
    Lines: [...debit(accounts.pos(payment.PosParentID), Amount), ...credit(accounts.pos(lot.PosID), Amount)],
  };
  const entry = post(world, draft, context);
  return entry.ok ? entry.value.EntryID : undefined;
}

function openLots(world: World, parent: Pos): OpenLot[] {
  const open = groupOf(world, parent).flatMap((pos) => openLotsOf(world, pos.posID));
  const owing = open.filter(({ Remain }) => Remain > 0);
  return owing.toSorted(
    (a, b) => a.lot.BusinessDate.localeCompare(b.lot.BusinessDate) || a.lot.numberLoID - b.lot.numberLoID,
  );
}
