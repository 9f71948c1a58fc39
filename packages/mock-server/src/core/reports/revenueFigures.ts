/** Figures of a day are what was posted on that day: fees when an order is settled, machine fees when it is swiped, mirrors when it is cancelled. */
import type { Schemas } from '@so-the/api-client';
import { businessDateOf, type IsoDate } from '../dates.ts';
import { figureDays, type Period } from '../ledger/balance.ts';
import type { DayFigures } from '../ledger/dayFigures.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../world.ts';
import { resultOfDay } from './businessResult.ts';

/** Figures of a shop over some time. */
export type Figures = Required<Schemas['RevenueFigures']>;

/** Figures of nothing. */
export function noFigures(): Figures {
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

/** Names of the figures in their order. */
export const FIGURE_NAMES = Object.keys(noFigures()) as (keyof Figures)[];

/** Figures of each of some days, in their order, over some shops. */
export function figuresOfDays(world: World, shopIds: readonly number[], days: readonly IsoDate[]): Figures[] {
  const byDay = new Map(days.map((day) => [day, noFigures()]));
  for (const shopId of shopIds) {
    const booked = world.books.figures.get(shopId);
    for (const [day, figures] of byDay) addTo(figures, figuresOfDay(booked?.get(day)));
    countRecords(world, shopId, byDay);
  }
  return [...byDay.values()];
}

/** Figures of some shops over a whole period. */
export function figuresOfPeriod(world: World, shopIds: readonly number[], period: Period): Figures {
  const total = noFigures();
  const isIn = (date: IsoDate) => (!period.from || date >= period.from) && (!period.to || date <= period.to);
  for (const shopId of shopIds) {
    for (const [, day] of figureDays(world, shopId, period)) addTo(total, figuresOfDay(day));
    for (const order of world.schedules.by('shop', shopId)) {
      if (!isAppointment(order) || !isIn(businessDateOf(order.AppointmentDate))) continue;
      total.AppointmentCount += 1;
    }
    for (const customer of world.customers.by('shop', shopId)) {
      if (!customer.IsDeleted && isIn(businessDateOf(customer.CreatedDate))) total.NewCustomers += 1;
    }
  }
  return total;
}

/** Sum of figures. */
export function sumFigures(parts: readonly Schemas['RevenueFigures'][]): Figures {
  const total = noFigures();
  for (const part of parts) addTo(total, part);
  return total;
}

/** What the books of a shop say of a day. */
function figuresOfDay(day: DayFigures = {}): Figures {
  const { Revenue, PosFeeAmount, AffAmount, PartnerAmount, GrossProfit } = resultOfDay(day);
  return {
    ...noFigures(),
    OrderCount: day.orders ?? 0,
    TotalPaidCard: day['customer/PaidCard'] ?? 0,
    TotalSwipe: day.swiped ?? 0,
    Revenue,
    PosFeeAmount,
    AffAmount,
    PartnerAmount,
    GrossProfit,
  };
}

function addTo(total: Figures, part: Schemas['RevenueFigures']): void {
  for (const name of FIGURE_NAMES) total[name] += part[name] ?? 0;
}

/** Adds the appointments and new customers of a shop to the days they belong to. */
function countRecords(world: World, shopId: number, byDay: ReadonlyMap<IsoDate, Figures>): void {
  for (const order of world.schedules.by('shop', shopId)) {
    const figures = byDay.get(businessDateOf(order.AppointmentDate));
    if (figures && isAppointment(order)) figures.AppointmentCount += 1;
  }
  for (const customer of world.customers.by('shop', shopId)) {
    const figures = byDay.get(businessDateOf(customer.CreatedDate));
    if (figures && !customer.IsDeleted) figures.NewCustomers += 1;
  }
}

function isAppointment(order: Schedule): boolean {
  return !order.IsDeleted && order.Status !== SCHEDULE_STATUS.cancelled;
}
