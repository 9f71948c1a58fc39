/** Records of business belong to a day of their shop. */
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import type { NumberLot } from './lot.ts';
import type { Customer } from './people.ts';
import type { Schedule, Swipe } from './schedule.ts';

/** The day a record belongs to: an order by its appointment, a customer by when it was entered. */
export const dayOfRow = {
  schedules: (row: Schedule) => businessDateOf(row.AppointmentDate),
  customers: (row: Customer) => businessDateOf(row.CreatedDate),
  swipes: (row: Swipe) => row.BusinessDate,
  numberLots: (row: NumberLot) => row.BusinessDate,
} as const;

/** Key of a day of a shop. */
export function dayKey({ ShopID }: { ShopID: number }, date: IsoDate): string {
  return `${ShopID}|${date}`;
}
