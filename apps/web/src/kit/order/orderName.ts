import type { Schedule } from '@so-the/api-client';

/** What people call an order: its code, else its number, for an API may leave the code out (real-api §3). */
export function orderName({ Code, ScheduleID }: Pick<Schedule, 'Code' | 'ScheduleID'>): string {
  return Code || `Đơn số ${ScheduleID}`;
}
