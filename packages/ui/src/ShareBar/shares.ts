import { drawnValue } from '../format/noFigure.ts';

/**
 * What part of their sum each value has, in tenths of a percent that add up to 1000: where rounding leaves some over, those
 * with the greatest remainder get them. Values below zero and what is no finite number are no part of a whole and have none.
 */
export function sharesOf(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(0, drawnValue(value)));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts;
  const exact = parts.map((part) => (part / whole) * 1000);
  const shares = exact.map(Math.floor);
  const left = 1000 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, index) => ({ index, over: share % 1 })).toSorted((a, b) => b.over - a.over);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
