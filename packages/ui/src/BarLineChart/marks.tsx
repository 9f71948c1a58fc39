import { barWidth, placeX, type PlotArea, type Scale } from '../Chart/geometry.ts';

interface MarkProps {
  values: readonly number[];
  scale: Scale;
  area: PlotArea;
  /** Place of the series, for its colour. */
  index: number;
  /** Filling of its bars. */
  fill: string;
}

/** One bar a place, from zero. */
export function Bars({ values, scale, area, index, fill }: MarkProps) {
  const width = barWidth(values.length, area);
  const zero = scale.y(0);
  return (
    <g className={`st-chart__bars st-chart__series--${index}`} fill={fill}>
      {values.map((value, place) => {
        const y = scale.y(value);
        const x = placeX(place, values.length, area) - width / 2;
        return <rect key={x} x={x} y={Math.min(y, zero)} width={width} height={Math.abs(zero - y)} rx={2} />;
      })}
    </g>
  );
}

/** A line through all places, with a dot at each where there is room. */
export function Curve({ values, scale, area, index }: MarkProps) {
  const at = values.map((value, place) => ({ x: placeX(place, values.length, area), y: scale.y(value) }));
  const dots = (area.right - area.left) / values.length >= 16;
  return (
    <g className={`st-chart__line st-chart__series--${index}`}>
      <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {dots ? at.map(({ x, y }) => <circle key={x} cx={x} cy={y} r={2.5} />) : null}
    </g>
  );
}
