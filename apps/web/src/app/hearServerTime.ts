import { clockAhead, setClockAhead } from '@so-the/ui/format';

/** A clock that is off by more than this is told (counter §8), in milliseconds. */
const TOLD_MS = 2 * 60_000;

/**
 * Compares the machine's clock with the server's, of each answer. One that is off by more than two minutes is told, and days
 * are proposed by the server's.
 *
 * @param at time of the server, in milliseconds since 1970
 */
export function hearServerTime(at: number): void {
  const ahead = at - Date.now();
  if (Math.abs(ahead) <= TOLD_MS) setClockAhead(0);
  else if (Math.abs(ahead - clockAhead()) > TOLD_MS) setClockAhead(ahead);
}
