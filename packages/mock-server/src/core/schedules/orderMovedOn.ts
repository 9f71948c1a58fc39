/** An order that has moved on says which step came before and who took it, as its status log has it. */
import { labelOf, scheduleStatusOptions } from '@so-the/api-client';
import { refuse, type Refusal } from '../command/result.ts';
import { wordsOfAct } from '../listing/stale.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';

/**
 * Refuses what the status of an order no longer allows: "Chỉ ghi lượt quẹt khi đơn đang thực hiện (Lê Thị Thu chuyển sang
 * Đã hủy lúc 10:15 ngày 20/11/2026)". Whoever touched the order later is not named; nor is anybody while no step was taken.
 *
 * @param sentence why it is refused, without the end
 */
export function orderMovedOn(world: World, { ScheduleID }: Pick<Schedule, 'ScheduleID'>, sentence: string): Refusal {
  const step = world.statusLogs.by('schedule', ScheduleID).at(-1);
  if (!step) return refuse('WrongStatus', sentence);
  const { who, when } = wordsOfAct(world, step.UserID, step.At);
  const status = labelOf(scheduleStatusOptions, step.Status);
  return refuse('WrongStatus', `${sentence} (${who} chuyển sang ${status} lúc ${when})`);
}
