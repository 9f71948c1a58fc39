/** Orders are counted by how they stand, each on the day of its appointment; deleted ones nowhere. */
import type { Schemas } from '@so-the/api-client';
import type { Period } from '../../ledger/balance.ts';
import { SCHEDULE_STATUS, type ScheduleStatus } from '../../records/schedule.ts';
import { rowsWithin } from '../../store/rowsWithin.ts';
import type { World } from '../../store/world.ts';

/** How many orders stand in each status. */
export type StatusCounts = Pick<
  Schemas['CompanyReportRow'],
  'Booked' | 'Ready' | 'Working' | 'Transferring' | 'Completed' | 'Cancelled'
>;

/** Column that counts the orders of a status. */
export const COUNT_OF: Readonly<Record<ScheduleStatus, keyof StatusCounts>> = {
  [SCHEDULE_STATUS.appointment]: 'Booked',
  [SCHEDULE_STATUS.ready]: 'Ready',
  [SCHEDULE_STATUS.working]: 'Working',
  [SCHEDULE_STATUS.transferring]: 'Transferring',
  [SCHEDULE_STATUS.done]: 'Completed',
  [SCHEDULE_STATUS.cancelled]: 'Cancelled',
};

/** Orders by status, by the day of their appointment. */
export function countOrders(world: World, shopId: number, period: Period): StatusCounts {
  const counts: StatusCounts = { Booked: 0, Ready: 0, Working: 0, Transferring: 0, Completed: 0, Cancelled: 0 };
  for (const order of rowsWithin(world, 'schedules', shopId, period)) {
    if (!order.IsDeleted) counts[COUNT_OF[order.Status]] += 1;
  }
  return counts;
}
