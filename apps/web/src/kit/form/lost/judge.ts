import type { Trace } from './look.ts';

/** Who pressed, and when by the server's clock. */
export interface Pressed {
  userId: number;
  /** Full name; undefined where the login did not say. */
  name: string | undefined;
  /** Milliseconds since 1970; undefined where no answer has told the time. */
  since: number | undefined;
  /** When the books were looked through, as well as the machine knows it. */
  now: number;
}

/**
 * What the books say of a lost write:
 * - `found`: one record of this person, made after the press
 * - `unsure`: records that may be it, for the person to tell
 * - `missing`: none; `earlier` names like ones of before the press
 */
export type Verdict =
  | { state: 'found'; trace: Trace }
  | { state: 'unsure'; traces: readonly Trace[] }
  | { state: 'missing'; earlier: readonly Trace[] };

/** How far back like records are named, in milliseconds (real-api §2). */
const LOOKED_BACK_MS = 10 * 60_000;

/**
 * Judges what was found. Nothing is concluded from two records alike, from one of somebody else, or from one whose moment is
 * not known: the person sees who and when, and decides.
 */
export function judge(traces: readonly Trace[], pressed: Pressed): Verdict {
  const done = traces.find(({ isSettled }) => isSettled);
  if (done) return { state: 'found', trace: done };
  const near = traces.filter((trace) => ageAt(trace, pressed) !== 'old');
  const later = near.filter((trace) => ageAt(trace, pressed) !== 'earlier');
  const [only] = later;
  if (!only) return { state: 'missing', earlier: near };
  const isSure = later.length === 1 && ageAt(only, pressed) === 'later' && isOwn(only, pressed) && !only.isDoubtful;
  return isSure ? { state: 'found', trace: only } : { state: 'unsure', traces: later };
}

/** Whether a record was made after the press, within ten minutes before it, longer ago, or nobody knows when. */
function ageAt({ made: { at } }: Trace, { since, now }: Pressed): 'later' | 'earlier' | 'old' | 'unknown' {
  const moment = Date.parse(at ?? '');
  if (Number.isNaN(moment)) return 'unknown';
  if (since === undefined) return now - moment > LOOKED_BACK_MS ? 'old' : 'unknown';
  if (moment >= since) return 'later';
  return since - moment > LOOKED_BACK_MS ? 'old' : 'earlier';
}

/** An API that does not say who made a record leaves it open. */
function isOwn({ made: { by, byId } }: Trace, { userId, name }: Pressed): boolean {
  return byId === undefined ? by !== undefined && by === name : byId === userId;
}
