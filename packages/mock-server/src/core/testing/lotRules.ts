/** What must hold of lots and POS money after every step of a story, worked out anew from rows and entries. */
import { listCompanyCashBacks } from '../cashBacks/listCashBacks.ts';
import { listPosDebts } from '../cashBacks/listPosDebts.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import type { CashBackPayment } from '../records/cashBack.ts';
import type { NumberLot } from '../records/lot.ts';
import type { World } from '../store/world.ts';
import { contextAt } from './openShop.ts';

/** First rule of lots and POS money a world breaks, in words. */
export function lotFault(world: World): string | undefined {
  for (const lot of world.numberLots.rows) {
    const fault = figuresFault(world, lot);
    if (fault) return `lô ${lot.numberLoID}: ${fault}`;
  }
  for (const payment of world.cashBackPayments.rows) {
    const fault = partsFault(world, payment);
    if (fault) return `tiền về ${payment.paymentID}: ${fault}`;
  }
  return netFault(world) ?? balanceFault(world);
}

/** I4: expected is Σ(swipe − POS fee) of the bills; payments alone never bring the remainder further down than rounding. */
function figuresFault(world: World, lot: NumberLot): string | undefined {
  const bills = world.swipes.rows.filter((swipe) => swipe.NumberLoID === lot.numberLoID && swipe.Status === 1);
  if (bills.some((swipe) => swipe.PosID !== lot.PosID || swipe.BusinessDate !== lot.BusinessDate)) return 'bill lạc';
  const expected = bills.reduce((sum, swipe) => sum + swipe.Amount - swipe.PosFee, 0);
  const payments = world.lotPayments.rows.filter((each) => each.NumberLoID === lot.numberLoID && each.Status === 1);
  const paid = payments.reduce((sum, payment) => sum + payment.Amount, 0);
  const figures = lotFigures(world, lot);
  if (figures.ExpectedAmount !== expected) return `phải về ${figures.ExpectedAmount} thay vì ${expected} đ`;
  if (figures.Remain !== expected - paid) return `còn lại ${figures.Remain} thay vì ${expected - paid} đ`;
  if (lot.CancelledAt !== undefined && (bills.length > 0 || payments.length > 0)) return 'đã hủy mà còn bill hoặc tiền';
  const lostBill = world.swipes.rows.some((swipe) => swipe.NumberLoID === lot.numberLoID && swipe.Status === 3);
  if (!lostBill && figures.Remain < -bills.length) return `về thừa ${-figures.Remain} đ`;
  if (figures.Status === 3 && figures.Remain !== 0) return 'đã về đủ mà còn lại';
  return undefined;
}

/** Parts of a payment never exceed it, and go with it. */
function partsFault(world: World, payment: CashBackPayment): string | undefined {
  const parts = world.lotPayments.rows.filter(
    (part) => part.CashBackPaymentID === payment.paymentID && part.Status === 1,
  );
  const sum = parts.reduce((total, part) => total + part.Amount, 0);
  if (payment.Status === 2 && parts.length > 0) return 'đã hủy mà lô vẫn được trả';
  const most = payment.Type === 3 ? 0 : Math.max(0, payment.Amount);
  return sum > most || parts.some((part) => part.Amount <= 0) ? `chia ${sum} đ, quá ${most} đ` : undefined;
}

/** I5: a cancelled payment nets to nothing; one in force moves exactly its amount between its fund and the POS. */
function netFault(world: World): string | undefined {
  const nets = new Map<string, number>();
  for (const entry of world.books.entries) {
    const key = `${entry.RefType}/${entry.RefID}`;
    for (const { Account, Amount } of entry.Lines) {
      if (Account.startsWith('pos/')) nets.set(key, (nets.get(key) ?? 0) - Amount);
    }
  }
  for (const payment of world.lotPayments.rows) {
    if (payment.CashBackPaymentID !== undefined) continue;
    const key = `${payment.Kind === 1 ? 'LotPayment' : 'LotAdjustment'}/${payment.payNumberLoID}`;
    if ((nets.get(key) ?? 0) !== (payment.Status === 1 ? payment.Amount : 0)) return `${key} lệch sổ`;
  }
  for (const payment of world.cashBackPayments.rows) {
    const key = `CashBack/${payment.paymentID}`;
    const expected = payment.Status === 2 ? 0 : payment.Type === 3 ? -payment.Amount : payment.Amount;
    if ((nets.get(key) ?? 0) !== expected) return `${key} lệch sổ`;
  }
  return undefined;
}

/** Parent balance = Σ children − surplus, surplus is never below zero, and the POS debts add up to the ledger. */
function balanceFault(world: World): string | undefined {
  const pos = world.poses.rows[0];
  const shop = world.shops.get(pos?.ShopID);
  if (!pos || !shop) return undefined;
  const context = contextAt('2026-12-01T09:00:00+07:00', shop.OwnerUserID, shop.ShopID);
  for (const row of listCompanyCashBacks(world, context)) {
    const outside = outsideLots(world, row.PosParentID);
    if (row.Surplus < 0) return `POS ${row.PosParentID} ứng dư ${row.Surplus} đ`;
    if (row.OutsideLots !== outside) return `POS ${row.PosParentID} ngoài lô ${row.OutsideLots} thay vì ${outside} đ`;
  }
  const debts = listPosDebts(world, {}, context);
  if (!debts.ok) return debts.message;
  for (const row of debts.value.rows) {
    const parts = row.Opening + row.Swiped - row.Fee - row.Received + row.Adjust;
    const balance = world.books.shops.get(shop.ShopID)?.get(`pos/${row.PosID}`)?.balance ?? 0;
    if (parts !== row.Closing || row.Closing !== balance) return `công nợ POS ${row.PosID} lệch sổ`;
    const late = overdueOnPaper(world, row.PosID, balance, context.businessDate);
    if (row.Overdue !== late) return `POS ${row.PosID} quá hạn ${row.Overdue} thay vì ${late} đ`;
  }
  return undefined;
}

/** A day long after every swipe: each lot that fell due by then is late with what is left of it, and what lies outside lots is late as a whole. */
function overdueOnPaper(world: World, posId: number, balance: number, day: string): number {
  let late = 0;
  let outside = balance;
  for (const lot of world.numberLots.rows.filter(({ PosID }) => PosID === posId)) {
    const { Remain } = lotFigures(world, lot);
    outside -= Remain;
    if (lot.DueDate < day) late += Math.max(0, Remain);
  }
  return late + Math.max(0, outside);
}

/** What moves a POS itself and none of its lots. */
const OUTSIDE: ReadonlySet<string> = new Set(['PosOpening', 'DebtAdjustment', 'DebtOffset']);

/** Swipes of a parent's group in no lot, and what was entered or adjusted on the POS itself. */
function outsideLots(world: World, parentId: number): number {
  const group = new Set(
    world.poses.rows.filter((pos) => (pos.PosParentID ?? pos.posID) === parentId).map((pos) => pos.posID),
  );
  let outside = 0;
  for (const swipe of world.swipes.rows) {
    const isLoose = swipe.Status === 1 && swipe.NumberLoID === undefined && group.has(swipe.PosID ?? 0);
    if (isLoose) outside += swipe.Amount - swipe.PosFee;
  }
  for (const entry of world.books.entries) {
    if (!OUTSIDE.has(entry.RefType)) continue;
    for (const { Account, Amount } of entry.Lines) {
      if (Account.startsWith('pos/') && group.has(Number(Account.slice(4)))) outside += Amount;
    }
  }
  return outside;
}
