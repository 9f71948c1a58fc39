import { lineStatusOptions, scheduleStatusOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { statusMap } from '../list/statusMaps.ts';

/** Codes of an order's status (domain §4). */
export const ORDER_STATUS = {
  appointment: 0,
  ready: 1,
  working: 2,
  transferring: 3,
  done: 4,
  cancelled: 5,
} as const satisfies Record<string, ScheduleStatus>;

/** Codes of the status of a money line or a swipe (domain §4). */
export const LINE_STATUS = { waiting: 0, done: 1, failed: 2, cancelled: 3 } as const;

/** Words and colour of every status of an order. */
export const orderStatuses = statusMap(scheduleStatusOptions);

/** Words and colour of every status of a money line or a swipe. */
export const lineStatuses = statusMap(lineStatusOptions);

/** An appointment may be edited or deleted only before work on it begins. */
export function isAppointment({ Status }: Pick<Schedule, 'Status'>): boolean {
  return Status === ORDER_STATUS.appointment || Status === ORDER_STATUS.ready;
}
