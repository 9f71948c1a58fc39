/** A command touches an order of the caller's own shop only. */
import type { Context } from '../command/context.ts';
import type { Schedule } from '../records/schedule.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

/** The order of the caller's shop, or the refusal. */
export function findOrder(world: World, scheduleId: number, context: Context): Result<Schedule> {
  const order = ownRow(world.schedules.get(scheduleId), context);
  return order ? done(order) : notFound('đơn');
}

/** Whether an order has any line of money or swipe, cancelled ones included. */
export function hasLines(world: World, order: Schedule): boolean {
  return world.moneyLines.count('schedule', order.ScheduleID) + world.swipes.count('schedule', order.ScheduleID) > 0;
}

/** How many lines of money and swipes of an order have one of the statuses. */
export function openLines(world: World, order: Schedule, statuses: readonly number[]): number {
  const lines = [
    ...world.moneyLines.by('schedule', order.ScheduleID),
    ...world.swipes.by('schedule', order.ScheduleID),
  ];
  return lines.filter((line) => statuses.includes(line.Status)).length;
}
