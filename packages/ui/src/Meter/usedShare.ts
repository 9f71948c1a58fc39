/** How much of a limit is used. */
export interface UsedShare {
  /** Whole percent, rounded down, so that 100 is never said before the limit is reached; may be above 100. `null`: unknown. */
  percent: number | null;
  /** `danger` above the limit, `warning` from the share that is told on, else `primary`. */
  tone: 'primary' | 'warning' | 'danger';
}

/**
 * The share of a limit that is used.
 *
 * @param value what is used; below 0 counts as nothing; what is no finite number, here or as the limit, has no share
 * @param max the limit; with 0 anything is too much
 * @param warnFrom share from 0 to 1 from which it is told
 */
export function usedShare(value: number, max: number, warnFrom: number): UsedShare {
  if (!Number.isFinite(value) || !Number.isFinite(max)) return { percent: null, tone: 'primary' };
  const used = Math.max(0, value);
  const percent = max > 0 ? Math.floor((used / max) * 100) : used > 0 ? 100 : 0;
  if (used > max) return { percent: Math.max(percent, 100), tone: 'danger' };
  return { percent, tone: max > 0 && used / max >= warnFrom ? 'warning' : 'primary' };
}
