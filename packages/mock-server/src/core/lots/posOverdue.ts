/**
 * Money of a POS is late lot by lot: what came for one lot never pays another. What lies in no lot (swipes without a lot
 * number, opening debts, adjustments) is a lot of its own, less what the POS paid ahead of its lots (domain §2(c)).
 */
import { addDays, businessDateOf, type IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { sumOf } from '../values/money.ts';
import { settleDue } from '../pos/settleDue.ts';
import type { Pos } from '../records/funds.ts';
import type { LotPayment, NumberLot } from '../records/lot.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isOverdue } from './lotFigures.ts';
import { openLotsOf, type OpenLot } from './openLots.ts';

/** Days within which any swipe falls due: days to settle and days off. */
const SETTLE_WINDOW = 14;

/** What a POS should have returned by the end of a day and has not. */
export interface PosOverdue {
  /** Lots whose money is late, each with what is left of it. */
  lots: OpenLot[];
  /** Đồng late outside lots, zero or more. */
  outside: number;
}

/** A POS at the end of a day: what it owes, in đồng, and its lots with something left. */
export function standingOf(world: World, pos: Pos, to: IsoDate): { balance: number; lots: OpenLot[] } {
  const { closing, lastDate } = movementOf(world, pos.ShopID, accounts.pos(pos.posID), {});
  if (lastDate === undefined || lastDate <= to) return { balance: closing, lots: openLotsOf(world, pos.posID) };
  const { closing: balance } = movementOf(world, pos.ShopID, accounts.pos(pos.posID), { to });
  return { balance, lots: lotsOn(world, pos, to) };
}

/** What is late of a POS at the end of a day. */
export function overdueOf(world: World, pos: Pos, to: IsoDate): PosOverdue {
  const { balance, lots } = standingOf(world, pos, to);
  const outside = balance - sumOf(lots, ({ Remain }) => Remain) - notYetDue(world, pos, to);
  return { lots: lots.filter(({ lot, Remain }) => isOverdue(lot, { Remain }, to)), outside: Math.max(0, outside) };
}

/** Đồng overdue per POS of a shop at the end of a day; a POS without any is left out. */
export function posOverdue(world: World, shopId: number, to: IsoDate): Map<number, number> {
  const overdue = new Map<number, number>();
  for (const pos of world.poses.by('shop', shopId)) {
    const { lots, outside } = overdueOf(world, pos, to);
    const amount = outside + sumOf(lots, ({ Remain }) => Remain);
    if (amount > 0) overdue.set(pos.posID, amount);
  }
  return overdue;
}

/** Lots of a POS as they stood at the end of a day of the past. */
function lotsOn(world: World, pos: Pos, to: IsoDate): OpenLot[] {
  const lots = world.numberLots.by('pos', pos.posID).filter((lot) => lot.BusinessDate <= to);
  return lots.map((lot) => ({ lot, Remain: remainOn(world, lot, to) })).filter(({ Remain }) => Remain !== 0);
}

function remainOn(world: World, { numberLoID }: NumberLot, to: IsoDate): number {
  const bills = world.swipes.by('lot', numberLoID).filter((swipe) => isSwiped(swipe, to));
  const payments = world.lotPayments.by('lot', numberLoID).filter((payment) => isPaid(world, payment, to));
  return sumOf(bills, (swipe) => swipe.Amount - swipe.PosFee) - sumOf(payments, (payment) => payment.Amount);
}

/** Swipes in no lot whose money is to come on the day or later. */
function notYetDue(world: World, pos: Pos, to: IsoDate): number {
  const from = addDays(to, -SETTLE_WINDOW);
  const months = new Set([from.slice(0, 7), to.slice(0, 7)]);
  const swipes = [...months].flatMap((month) => world.swipes.by('posMonth', `${pos.posID}|${month}`));
  return sumOf(swipes, (swipe) => {
    const isLoose = swipe.NumberLoID === undefined && swipe.BusinessDate >= from && isSwiped(swipe, to);
    return isLoose && settleDue(pos, swipe.BusinessDate) >= to ? swipe.Amount - swipe.PosFee : 0;
  });
}

/** Whether a swipe was made by the end of a day and not cancelled by then. */
export function isSwiped({ Status, BusinessDate, CancelledAt, EntryID, DebtID }: Swipe, to: IsoDate): boolean {
  if (BusinessDate > to) return false;
  if (Status === LINE_STATUS.done) return true;
  const wasDone = EntryID !== undefined || DebtID !== undefined;
  return wasDone && CancelledAt !== undefined && businessDateOf(CancelledAt) > to;
}

/** Whether a payment of a lot stood at the end of a day; money paid ahead pays its lot on the day it was given to it. */
function isPaid(world: World, { Status, BusinessDate, CancelledAt, EntryID }: LotPayment, to: IsoDate): boolean {
  const date = EntryID === undefined ? BusinessDate : (world.books.entries[EntryID - 1]?.BusinessDate ?? BusinessDate);
  return date <= to && (Status === 1 || (CancelledAt !== undefined && businessDateOf(CancelledAt) > to));
}
