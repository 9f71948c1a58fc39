import { labelStride } from './scale.ts';
import { placeX, type ChartSeries, type PlotArea, type Scale } from './geometry.ts';

interface PlotProps {
  places: readonly string[];
  series: readonly ChartSeries[];
  area: PlotArea;
  left: Scale | undefined;
  right: Scale | undefined;
  /** Text of an axis mark. */
  text: (value: number) => string;
}

/** The drawing: marks and hairlines, bars, lines. */
export function Plot({ places, series, area, left, right, text }: PlotProps) {
  const stride = labelStride(places.length, area.right - area.left, 48);
  const main = left ?? right;
  return (
    <>
      {main?.ticks.map((tick) => (
        <line
          key={tick}
          className="st-chart__grid"
          x1={area.left}
          x2={area.right}
          y1={main.y(tick)}
          y2={main.y(tick)}
        />
      ))}
      {left?.ticks.map((tick) => (
        <text key={tick} x={area.left - 8} y={left.y(tick) + 4} textAnchor="end">
          {text(tick)}
        </text>
      ))}
      {right?.ticks.map((tick) => (
        <text key={tick} x={area.right + 8} y={right.y(tick) + 4}>
          {text(tick)}
        </text>
      ))}
      {places.map((place, index) =>
        index % stride === 0 ? (
          <text key={place} x={placeX(index, places.length, area)} y={area.bottom + 18} textAnchor="middle">
            {place}
          </text>
        ) : null,
      )}
      {series.map((one, index) => {
        const scale = one.axis === 'right' ? right : left;
        if (!scale) return null;
        const mark = { series: one, scale, area, places, className: `st-chart__series--${index}` };
        return one.kind === 'bar' ? <Bars key={one.name} {...mark} /> : <Curve key={one.name} {...mark} />;
      })}
    </>
  );
}

interface MarkProps {
  series: ChartSeries;
  scale: Scale;
  area: PlotArea;
  places: readonly string[];
  className: string;
}

function Bars({ series, scale, area, places, className }: MarkProps) {
  const count = places.length;
  const width = Math.max(2, Math.min(28, ((area.right - area.left) / count) * 0.6));
  const zero = scale.y(0);
  return (
    <g className={`st-chart__bars ${className}`}>
      {series.values.map((value, index) => {
        const y = scale.y(value);
        const x = placeX(index, count, area) - width / 2;
        return (
          <rect key={places[index]} x={x} y={Math.min(y, zero)} width={width} height={Math.abs(zero - y)} rx={2} />
        );
      })}
    </g>
  );
}

function Curve({ series, scale, area, places, className }: MarkProps) {
  const count = places.length;
  const points = series.values.map((value, index) => `${placeX(index, count, area)},${scale.y(value)}`);
  return (
    <g className={`st-chart__line ${className}`}>
      <polyline points={points.join(' ')} />
      {(area.right - area.left) / count >= 16
        ? series.values.map((value, index) => (
            <circle key={places[index]} cx={placeX(index, count, area)} cy={scale.y(value)} r={2.5} />
          ))
        : null}
    </g>
  );
}
