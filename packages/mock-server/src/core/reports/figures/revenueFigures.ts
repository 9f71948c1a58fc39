/** Figures of a day are what was posted on that day: fees when an order is settled, machine fees when it is swiped, mirrors when it is cancelled. */
import type { Schemas } from '@so-the/api-client';
import { addDays, businessDateOf, isAfter, type IsoDate, type IsoInstant } from '../../values/dates.ts';
import { entriesOfDay, figureDays, type Period } from '../../ledger/balance.ts';
import { addFigure, figuresOf, type DayFigures } from '../../books/dayFigures.ts';
import { sumOf } from '../../values/money.ts';
import type { Customer } from '../../records/people.ts';
import { SCHEDULE_STATUS, type Schedule } from '../../records/schedule.ts';
import { rowsWithin } from '../../store/rowsWithin.ts';
import { settledAt, settledWithin } from '../../schedules/settledOrders.ts';
import type { World } from '../../store/world.ts';
import { resultOfDay } from './resultFigures.ts';

/** Figures of a shop over some time. */
export type Figures = Required<Omit<Schemas['RevenueFigures'], 'Entries'>>;

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
  return days.map((day) => figuresOfPeriod(world, shopIds, { from: day, to: day }));
}

/** Figures of some shops over a whole period. */
export function figuresOfPeriod(world: World, shopIds: readonly number[], period: Period): Figures {
  const total = noFigures();
  for (const shopId of shopIds) {
    for (const [, day] of figureDays(world, shopId, period)) addTo(total, figuresOfDay(day));
    total.OrderCount += settledWithin(world, shopId, period).length;
    total.AppointmentCount += appointmentsWithin(world, shopId, period);
    total.NewCustomers += rowsWithin(world, 'customers', shopId, period).filter(isThere).length;
  }
  return total;
}

/**
 * Figures of a period as they stood at a moment of one of its days: of that day what was posted by then, of later days
 * nothing. Appointments are counted by their days, those to come too.
 */
export function figuresUntil(world: World, shopIds: readonly number[], period: Period, moment: IsoInstant): Figures {
  const day = businessDateOf(moment);
  const total = figuresOfPeriod(world, shopIds, { from: period.from, to: addDays(day, -1) });
  total.AppointmentCount = sumOf(shopIds, (shopId) => appointmentsWithin(world, shopId, period));
  for (const shopId of shopIds) addTo(total, figuresOfMorning(world, shopId, day, moment));
  return total;
}

/** What a shop did on a day until a moment of it; its appointments apart. */
function figuresOfMorning(world: World, shopId: number, day: IsoDate, moment: IsoInstant): Figures {
  const isDone = (at: IsoInstant) => !isAfter(at, moment);
  const figures: DayFigures = {};
  for (const entry of entriesOfDay(world, shopId, day)) {
    if (isDone(entry.At)) for (const [key, amount] of figuresOf(entry)) addFigure(figures, key, amount);
  }
  const customers = rowsWithin(world, 'customers', shopId, { from: day, to: day });
  return {
    ...figuresOfDay(figures),
    OrderCount: settledWithin(world, shopId, { from: day, to: day }).filter((id) => isDone(settledAt(world, id)))
      .length,
    NewCustomers: customers.filter((row) => isThere(row) && isDone(row.CreatedDate)).length,
  };
}

function appointmentsWithin(world: World, shopId: number, period: Period): number {
  return rowsWithin(world, 'schedules', shopId, period).filter(isAppointment).length;
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

/** Whether an order counts as an appointment: all but deleted and cancelled ones do. */
export function isAppointment(order: Schedule): boolean {
  return !order.IsDeleted && order.Status !== SCHEDULE_STATUS.cancelled;
}

function isThere({ IsDeleted }: Customer): boolean {
  return !IsDeleted;
}
