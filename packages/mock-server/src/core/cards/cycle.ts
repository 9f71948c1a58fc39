/** In one cycle a card has at most one order, one plan and one dismissal. */
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import type { CalendarPayment, Card } from '../records/card.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { cycleStart, OVERDUE_DAYS } from './due.ts';
import { addDays } from '../values/dates.ts';

/** States of a planned work day (domain §3 CalendarPayment). */
export const CALENDAR_STATUS = { open: 0, scheduled: 1, done: 2, skipped: 3 } as const;

/** State of a planned work day. */
export type CalendarStatus = (typeof CALENDAR_STATUS)[keyof typeof CALENDAR_STATUS];

/** The order by which the card is paid in the cycle of a due date, if there is one that was not cancelled. */
export function orderOfCycle(world: World, card: Card, due: IsoDate): Schedule | undefined {
  const from = cycleStart(card, due);
  const to = addDays(due, OVERDUE_DAYS);
  return world.schedules.last('card', card.cardDataID, (order) => {
    if (order.IsDeleted || order.Status === SCHEDULE_STATUS.cancelled || order.ServiceType === 2) return false;
    const date = businessDateOf(order.CompletedDate ?? order.AppointmentDate);
    return date > from && date <= to;
  });
}

/** The plan of a card for the cycle of a due date. */
export function planOfCycle(world: World, card: Card, due: IsoDate): CalendarPayment | undefined {
  return world.calendars.by('card', card.cardDataID).find((plan) => !plan.IsDeleted && plan.DueDate === due);
}

/** State of a plan: what was set aside, else what the order of its cycle says. */
export function calendarStatus(world: World, plan: CalendarPayment): CalendarStatus {
  if (plan.IsSkipped) return CALENDAR_STATUS.skipped;
  const card = world.cards.get(plan.CardDataID);
  const order = card && orderOfCycle(world, card, plan.DueDate);
  if (!order) return CALENDAR_STATUS.open;
  return order.Status === SCHEDULE_STATUS.done ? CALENDAR_STATUS.done : CALENDAR_STATUS.scheduled;
}

/** Amount of the latest completed order of a card, in đồng. */
export function lastAmount(world: World, card: Card): number | undefined {
  return world.schedules.last('card', card.cardDataID, isDone)?.Amount;
}

function isDone({ Status, IsDeleted }: Schedule): boolean {
  return Status === SCHEDULE_STATUS.done && !IsDeleted;
}
