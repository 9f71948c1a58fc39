import { Axes } from '../Chart/Axes.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import type { ChartFigures, ChartMark, ChartProps } from '../Chart/chartProps.ts';
import { scaleOf } from '../Chart/geometry.ts';
import { Bars, Curve } from './marks.tsx';

/** A row of values over the same places. */
export interface ChartSeries extends ChartFigures {
  kind: ChartMark;
  /** The scale it is read on; figures of another size stand on the right. Default `left`. */
  axis?: 'left' | 'right';
}

/** Props of {@link BarLineChart}. */
export interface BarLineChartProps extends ChartProps {
  /** One to three rows of values. */
  series: readonly ChartSeries[];
}

/** Bars and lines over the same places. The figures can be read one by one in the table below the drawing. */
export function BarLineChart({ series, ...frame }: BarLineChartProps) {
  const marked = series.map(({ name, values, kind }) => ({ name, values, mark: kind }));
  const valuesOf = (axis: 'left' | 'right') =>
    series.flatMap((one) => ((one.axis ?? 'left') === axis ? one.values : []));
  return (
    <ChartFrame {...frame} series={marked} hasRight={series.some(({ axis }) => axis === 'right')}>
      {(area, fill) => {
        const [left, right] = [scaleOf(valuesOf('left'), area), scaleOf(valuesOf('right'), area)];
        return (
          <>
            <Axes places={frame.places} kind={frame.kind} {...{ area, left, right }} />
            {series.map(({ name, values, kind, axis }, index) => {
              const scale = axis === 'right' ? right : left;
              if (!scale) return null;
              const mark = { values, scale, area, index, fill: fill(index) };
              return kind === 'bar' ? <Bars key={name} {...mark} /> : <Curve key={name} {...mark} />;
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
