import { drawnValue } from '../format/noFigure.ts';
import { alignedTicks, niceTicks } from './scale.ts';

/** The room of the drawing inside its frame, in px. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One scale: its marks and the height in px of any value; what is no finite number stands at 0. */
export interface Scale {
  ticks: number[];
  y: (value: number) => number;
}

/** The drawing area of a chart; the right edge leaves room for a second scale, the foot for one or two lines of names. */
export function plotArea(width: number, height: number, hasRight: boolean, footLines: number): PlotArea {
  return { left: SCALE, right: width - (hasRight ? SCALE : 8), top: 12, bottom: height - 12 - 14 * footLines };
}

/** Room in px of the marks of a scale. */
export const SCALE = 60;

/** The scale that all the values and zero stand on. */
export function scaleOf(values: readonly number[], area: PlotArea): Scale {
  return scaleWith(niceTicks(values), area);
}

/** A scale at each side, whose zeros lie at the same height; `undefined` for a side without values. */
export function twoScales(left: readonly number[], right: readonly number[], area: PlotArea): (Scale | undefined)[] {
  const [onLeft = [], onRight = []] = alignedTicks([left, right]);
  if (left.length === 0) return [undefined, scaleOf(right, area)];
  return right.length === 0 ? [scaleOf(left, area), undefined] : [scaleWith(onLeft, area), scaleWith(onRight, area)];
}

function scaleWith(ticks: number[], area: PlotArea): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, y: (value) => area.bottom - ((drawnValue(value) - low) / (high - low)) * (area.bottom - area.top) };
}

/** Middle in px of place `index` of `count`. */
export function placeX(index: number, count: number, area: PlotArea): number {
  return area.left + ((index + 0.5) * (area.right - area.left)) / count;
}

/** Left edge and width in px of bar `slot` of `slots` at a place: they stand side by side, and places stay apart. */
export function barAt(index: number, count: number, area: PlotArea, slot = 0, slots = 1): { x: number; width: number } {
  const width = Math.max(2, Math.min(28, ((area.right - area.left) / count / slots) * (slots > 1 ? 0.8 : 0.6)));
  return { x: placeX(index, count, area) + (slot - slots / 2) * width, width };
}

/** The place under a point, or `undefined` beside the drawing. */
export function placeAt(x: number, count: number, area: PlotArea): number | undefined {
  if (x < area.left || x > area.right || count === 0) return undefined;
  return Math.min(count - 1, Math.floor(((x - area.left) / (area.right - area.left)) * count));
}

/** Where a point of a row stands in the drawing, in px; a point of a line has no size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box from one height to another, whichever is the higher one. */
export function boxBetween(x: number, width: number, one: number, other: number): Box {
  return { x, width, y: Math.min(one, other), height: Math.abs(one - other) };
}

/** Which of the boxes is nearest to a point. */
export function nearestBox(boxes: readonly Box[], x: number, y: number): number {
  const away = boxes.map((box) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
  );
  return Math.max(0, away.indexOf(Math.min(...away)));
}
