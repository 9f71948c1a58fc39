import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import type { openedFigures } from '../../kit/report/figures/resultFigures.ts';
import * as places from '../../kit/places/places.ts';

/** First and last day of the figures of the home page, ISO dates. */
export interface HomeRange {
  fromDate: string;
  toDate: string;
}

const { appointment, ready, working, transferring } = ORDER_STATUS;

/** Statuses of an order that somebody still has to finish. */
export const OPEN_STATUSES = [appointment, ready, working, transferring] as const;

/** The entries a figure of the period is made of. */
export function entriesOf(figure: (typeof openedFigures)[number]['value'], { fromDate, toDate }: HomeRange): string {
  return places.entries({ Figure: figure, fromDate, toDate });
}

/** Appointments of the period, whatever became of them but a cancellation. */
export function appointmentsOf({ fromDate, toDate }: HomeRange): string {
  return places.appointments({ ForDate: fromDate, ToDate: toDate, HideCancelled: true });
}

/** Orders that wait for their settlement at the end of the period. */
export function unsettledOf({ toDate }: Pick<HomeRange, 'toDate'>): string {
  return places.orders({ UnsettledOn: toDate });
}

/** Customers entered in the period. */
export function newCustomersOf({ fromDate, toDate }: HomeRange): string {
  return places.customers({ CreatedFrom: fromDate, CreatedTo: toDate });
}

/** Orders up to a day that somebody still has to finish, the oldest appointment first. */
export function tasksOf(StaffID: number, toDate: string): string {
  return places.orders({
    StaffID,
    ToDate: toDate,
    Statuses: [...OPEN_STATUSES],
    SortBy: 'AppointmentDate',
    SortDir: 'asc',
  });
}

/** Cards to be worked on now: all of them, or those of one level. */
export function dueCards(level?: 1 | 2 | 3): string {
  return places.cardsDue({ DueLevel: level });
}
