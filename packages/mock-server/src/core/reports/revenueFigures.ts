/** Figures of a day are what was posted on that day: fees when an order is settled, machine fees when it is swiped, mirrors when it is cancelled. */
import type { Schemas } from '@so-the/api-client';
import { businessDateOf, type IsoDate } from '../dates.ts';
import { accounts, kindOf } from '../ledger/accounts.ts';
import { entriesOfDay } from '../ledger/balance.ts';
import type { Entry } from '../ledger/entry.ts';
import { SCHEDULE_STATUS } from '../records/schedule.ts';
import type { World } from '../world.ts';

/** Figures of a shop over some time. */
export type Figures = Required<Schemas['RevenueFigures']>;

/** Figures of nothing. */
function noFigures(): Figures {
  return {
    OrderCount: 0,
    AppointmentCount: 0,
    TotalPaidCard: 0,
    TotalSwipe: 0,
    Revenue: 0,
    PosFeeAmount: 0,
    AffAmount: 0,
    PartnerAmount: 0,
    GrossProfit: 0,
    NewCustomers: 0,
  };
}

/** Figures of each of some days, in their order, over some shops. */
export function figuresOfDays(world: World, shopIds: readonly number[], days: readonly IsoDate[]): Figures[] {
  const byDay = new Map(days.map((day) => [day, noFigures()]));
  for (const shopId of shopIds) {
    for (const [day, figures] of byDay) {
      for (const entry of entriesOfDay(world, shopId, day)) addEntry(world, figures, entry);
    }
    countRecords(world, shopId, byDay);
  }
  return [...byDay.values()].map(withGrossProfit);
}

/** Sum of figures. */
export function sumFigures(parts: readonly Figures[]): Figures {
  const total = noFigures();
  for (const part of parts) {
    for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += part[name];
  }
  return total;
}

function addEntry(world: World, figures: Figures, entry: Entry): void {
  if (entry.RefType === 'Settlement' && !entry.ReversesID && !world.books.reversedBy.has(entry.EntryID)) {
    figures.OrderCount += 1;
  }
  if (entry.RefType === 'CardPayment') figures.TotalPaidCard += amountOfKind(entry, 'customer');
  if (entry.RefType === 'Swipe' || entry.RefType === 'DebtCard') figures.TotalSwipe += swipedIn(entry);
  for (const { Account, Amount } of entry.Lines) {
    if (Account === accounts.serviceFee || Account === accounts.partnerFee) figures.Revenue -= Amount;
    if (Account === accounts.posFee) figures.PosFeeAmount += Amount;
    if (Account === accounts.commission) figures.AffAmount += Amount;
    if (Account === accounts.partnerShare) figures.PartnerAmount += Amount;
  }
}

/** Đồng swiped: what the POS, own or the partner's, owes for it and what it keeps. */
function swipedIn(entry: Entry): number {
  const pos = amountOfKind(entry, 'pos');
  if (pos !== 0) return pos + amountAt(entry, accounts.posFee);
  return amountOfKind(entry, 'partner') + amountAt(entry, accounts.partnerShare);
}

function amountOfKind(entry: Entry, kind: string): number {
  return entry.Lines.reduce((total, line) => total + (kindOf(line.Account) === kind ? line.Amount : 0), 0);
}

function amountAt(entry: Entry, account: string): number {
  return entry.Lines.reduce((total, line) => total + (line.Account === account ? line.Amount : 0), 0);
}

function countRecords(world: World, shopId: number, byDay: ReadonlyMap<IsoDate, Figures>): void {
  for (const order of world.schedules.by('shop', shopId)) {
    const figures = byDay.get(businessDateOf(order.AppointmentDate));
    if (figures && !order.IsDeleted && order.Status !== SCHEDULE_STATUS.cancelled) figures.AppointmentCount += 1;
  }
  for (const customer of world.customers.by('shop', shopId)) {
    const figures = byDay.get(businessDateOf(customer.CreatedDate));
    if (figures && !customer.IsDeleted) figures.NewCustomers += 1;
  }
}

function withGrossProfit(figures: Figures): Figures {
  const { Revenue, PosFeeAmount, AffAmount, PartnerAmount } = figures;
  return { ...figures, GrossProfit: Revenue - PosFeeAmount - AffAmount - PartnerAmount };
}
