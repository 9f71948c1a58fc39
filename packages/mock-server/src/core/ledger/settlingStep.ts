/** An order is settled by the step that leaves status 2, on the day that step names: the day it was taken where it names none. */
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import { SCHEDULE_STATUS, type StatusLog } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/** The step by which an order was settled for the last time; none for one that never was. */
export function settlingStep(world: World, scheduleId: number): StatusLog | undefined {
  return world.statusLogs
    .by('schedule', scheduleId)
    .findLast(({ OldStatus, Status }) => OldStatus === SCHEDULE_STATUS.working && Status !== SCHEDULE_STATUS.cancelled);
}

/** Day an order is settled on by a step (domain §2(p)). */
export function dayOfStep({ SettledDate, At }: StatusLog): IsoDate {
  return SettledDate ?? businessDateOf(At);
}
