/** What random properties draw from, and how long they play. */

/** How often a property plays at least where all is tried: a rare fault took 50,000 tries to be met. */
const LONG_RUNS = 50_000;
/** How long one goes on at most there, in milliseconds. */
const LONG_MS = 300_000;

const playsLong = process.env.SO_THE_LONG === '1';

/** How one property is played: by these settings of fast-check. */
interface Runs {
  numRuns: number;
  /** It ends well after this time, however many were played. */
  interruptAfterTimeLimit?: number;
}

/** The same ones on every run; `SEED=7` draws others, and `npm run test:all` new ones each time. */
export const SEED = Number(process.env.SEED || 2026);

/** Settings of a property that plays `usual` times in `npm test`; in `npm run test:all` it plays long. */
export function runs(usual: number): Runs {
  return playsLong ? { numRuns: Math.max(usual, LONG_RUNS), interruptAfterTimeLimit: LONG_MS } : { numRuns: usual };
}
