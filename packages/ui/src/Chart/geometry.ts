import { niceTicks } from './scale.ts';

/** The room of the drawing inside its frame, in px. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One scale: its marks and the height in px of any value. */
export interface Scale {
  ticks: number[];
  y: (value: number) => number;
}

/** The drawing area of a chart; the right edge leaves room for a second scale. */
export function plotArea(width: number, height: number, hasRight: boolean): PlotArea {
  return { left: 60, right: width - (hasRight ? 60 : 8), top: 12, bottom: height - 26 };
}

/** The scale that all the values and zero stand on; `undefined` without values. */
export function scaleOf(values: readonly number[], area: PlotArea): Scale | undefined {
  if (values.length === 0) return undefined;
  const ticks = niceTicks(values);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, y: (value) => area.bottom - ((value - low) / (high - low)) * (area.bottom - area.top) };
}

/** Middle in px of place `index` of `count`. */
export function placeX(index: number, count: number, area: PlotArea): number {
  return area.left + ((index + 0.5) * (area.right - area.left)) / count;
}

/** Width in px of a bar, so that neighbours stay apart. */
export function barWidth(count: number, area: PlotArea): number {
  return Math.max(2, Math.min(28, ((area.right - area.left) / count) * 0.6));
}

/** The place under a point, or `undefined` beside the drawing. */
export function placeAt(x: number, count: number, area: PlotArea): number | undefined {
  if (x < area.left || x > area.right || count === 0) return undefined;
  return Math.min(count - 1, Math.floor(((x - area.left) / (area.right - area.left)) * count));
}
