import type { NamedFigure } from '../Chart/chartProps.ts';
import { drawnValue } from '../format/noFigure.ts';

/** A line of a ranking: the figure, and where its bar lies between the two ends of the scale, in percent. */
export interface RankedLine extends NamedFigure {
  from: number;
  width: number;
}

/**
 * The greatest figures in falling order, equal ones in their own; what is beyond `most` lines is summed up as the last one.
 * Bars start at zero: losses reach to the other side.
 */
export function ranked(figures: readonly NamedFigure[], most: number): RankedLine[] {
  const sorted = figures.toSorted((a, b) => drawnValue(b.value) - drawnValue(a.value));
  const rest = sorted.slice(most);
  const sum = rest.reduce((total, { value }) => total + value, 0);
  const lines = rest.length === 0 ? sorted : [...sorted.slice(0, most), { name: `Khác (${rest.length})`, value: sum }];
  const low = Math.min(0, ...lines.map(({ value }) => drawnValue(value)));
  const high = Math.max(0, ...lines.map(({ value }) => drawnValue(value)));
  const share = (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  return lines.map(({ name, value, href }) => {
    const [from, to] = [share(Math.min(0, drawnValue(value))), share(Math.max(0, drawnValue(value)))];
    return { name, value, href, from, width: to - from };
  });
}
