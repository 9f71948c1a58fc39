/** A waiting line or swipe is confirmed once, from the copy that was read. */
import { firstRefusal, type Refusal } from '../command/result.ts';
import { movedOn, stale } from '../listing/stale.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import type { Stamped } from '../records/stamped.ts';
import type { World } from '../store/world.ts';

/**
 * Refuses confirming what waits no longer, and from an older copy.
 *
 * @param version the version that was read; absent: any
 * @param noun begins the sentence: "Lượt quẹt"
 */
export function refuseHandled(
  world: World,
  row: Stamped & { Status: number },
  version: number | undefined,
  noun: string,
): Refusal | undefined {
  return firstRefusal(
    row.Status === LINE_STATUS.waiting
      ? undefined
      : movedOn(world, 'WrongStatus', row, `${noun} đã được ${isCancelled(row) ? 'hủy' : 'xác nhận'} trước đó`),
    version !== undefined && version !== row.Version ? stale(world, row) : undefined,
  );
}

function isCancelled({ Status }: { Status: number }): boolean {
  return Status === LINE_STATUS.cancelled;
}
