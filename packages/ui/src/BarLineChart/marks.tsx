import { boxBetween, barAt, placeX, type Box, type PlotArea, type Scale } from '../Chart/geometry.ts';
import { toneClass } from '../Chart/Legend.tsx';
import type { DrawnFigures } from '../Chart/chartProps.ts';

/** A row of figures, ready to be drawn. */
export interface Mark extends DrawnFigures {
  scale: Scale;
  area: PlotArea;
  /** Which of the bars of a place it is, and of how many. */
  slot: number;
  slots: number;
}

/** Where its point at a place stands. */
export function boxOf({ mark, values, scale, area, slot, slots }: Mark, place: number): Box {
  const y = scale.y(values[place] ?? 0);
  if (mark !== 'bar') return { x: placeX(place, values.length, area), y, width: 0, height: 0 };
  const { x, width } = barAt(place, values.length, area, slot, slots);
  return boxBetween(x, width, y, scale.y(0));
}

/** One bar a place, from zero. */
export function Bars({ mark, fill }: { mark: Mark; fill: string }) {
  return (
    <g className={`st-chart__bars ${toneClass(mark.tone)}`} fill={fill}>
      {mark.values.map((_, place) => {
        const box = boxOf(mark, place);
        return <rect key={box.x} {...box} rx={2} />;
      })}
    </g>
  );
}

/** A line through all places that have a figure, with a dot at each where there is room. */
export function Curve({ mark }: { mark: Mark }) {
  const { values, area } = mark;
  const at = values.flatMap((value, place) => (Number.isFinite(value) ? [boxOf(mark, place)] : []));
  const dots = mark.mark === 'line' && (area.right - area.left) / values.length >= 16;
  return (
    <g className={`st-chart__${mark.mark} ${toneClass(mark.tone)}`}>
      <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {dots ? at.map(({ x, y }) => <circle key={x} cx={x} cy={y} r={2.5} />) : null}
    </g>
  );
}
