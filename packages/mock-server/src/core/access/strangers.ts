/** A name nobody has is locked like one somebody has, so that an answer never tells which names exist; the tries of strangers take a fixed number of rows. */
import type { Context } from '../command/context.ts';
import { instantAt, isAfter, type IsoInstant } from '../values/dates.ts';
import { sha256, toHex, utf8 } from '../values/sha256.ts';
import type { World } from '../store/world.ts';

/** Rows kept for names nobody has; two names that meet in one row share it. */
const SLOTS = 4096;

/** When a name nobody has is open again, if it is locked now. */
export function strangerLockedUntil(world: World, userName: string, now: IsoInstant): IsoInstant | undefined {
  const until = world.loginTries.get(slotOf(userName))?.LockedUntil;
  return until && isAfter(until, now) ? until : undefined;
}

/** Counts a try on a name nobody has; the last of `limit` locks it for so many minutes. */
export function countStranger(
  world: World,
  userName: string,
  rule: { limit: number; minutes: number },
  context: Context,
): void {
  const SlotID = slotOf(userName);
  const failures = (world.loginTries.get(SlotID)?.Failures ?? 0) + 1;
  const locked = failures >= rule.limit;
  world.loginTries.put({
    SlotID,
    Failures: locked ? 0 : failures,
    LockedUntil: locked ? instantAt(Date.parse(context.now) + rule.minutes * 60_000) : undefined,
  });
}

function slotOf(userName: string): number {
  return (Number.parseInt(toHex(sha256(utf8(userName))).slice(0, 8), 16) % SLOTS) + 1;
}
