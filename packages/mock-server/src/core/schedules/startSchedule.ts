/** An appointment that is made for somebody at the counter is at work at once, or not made at all. */
import { refuseSave } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { createSchedule, planSchedule, type ScheduleCommand } from './saveSchedule.ts';

/**
 * Makes or changes an appointment as {@link createSchedule} does and walks it to Đang thực hiện along the arrows of domain
 * §4. Refuses what that refuses, and who may not change the status of orders; refused, nothing is kept.
 */
export function startSchedule(world: World, command: ScheduleCommand, context: Context): Result<Schedule> {
  const planned = planSchedule(world, command, context);
  if (!planned.ok) return planned;
  const refused = refuseSave(world, ['contracts', 'appointments'], false, context);
  if (refused) return refused;
  const made = createSchedule(world, command, context);
  if (!made.ok) return made;
  const { ScheduleID } = made.value;
  let order = made.value;
  for (const Status of [SCHEDULE_STATUS.ready, SCHEDULE_STATUS.working]) {
    if (order.Status >= Status) continue;
    const moved = changeScheduleStatus(world, { ScheduleID, Status }, context);
    if (!moved.ok) throw new Error(`A planned appointment could not be moved to ${Status}: ${moved.message}`);
    order = moved.value;
  }
  return done(order);
}
