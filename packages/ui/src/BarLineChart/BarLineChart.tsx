import { Axes } from '../Chart/Axes.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import type { ChartProps } from '../Chart/chartProps.ts';
import { twoScales, type PlotArea } from '../Chart/geometry.ts';
import { Bars, boxOf, Curve, type Mark } from './marks.tsx';
import { placedRows, unitOf, type ChartSeries, type PlacedRow } from './rows.ts';

/** Props of {@link BarLineChart}. */
export interface BarLineChartProps extends ChartProps {
  /** Rows of values: one to three are read best, eight have colours of their own. */
  series: readonly ChartSeries[];
}

/**
 * Bars and lines over the same places, in one or two units. The figures are pointed at, tapped or walked by key, open what
 * they are made of, and can be read one by one in the table below the drawing.
 */
export function BarLineChart({ series, ...frame }: BarLineChartProps) {
  const rows = placedRows(series, frame.kind ?? 'money');
  return (
    <ChartFrame {...frame} series={rows} hasRight={rows.some(({ axis }) => axis === 'right')}>
      {(area, fill) => {
        const [left, right] = twoScales(valuesOn(rows, 'left'), valuesOn(rows, 'right'), area);
        const marks = marksOf(rows, area, { left, right });
        return {
          boxes: (place) => marks.map((mark) => boxOf(mark, place)),
          picture: (
            <>
              <Axes
                places={frame.places}
                units={[unitOf(rows, 'left'), unitOf(rows, 'right')]}
                {...{ area, left, right }}
              />
              {marks.map((mark) =>
                mark.mark === 'bar' ? (
                  <Bars key={mark.name} mark={mark} fill={fill(mark.tone)} />
                ) : (
                  <Curve key={mark.name} mark={mark} />
                ),
              )}
            </>
          ),
        };
      }}
    </ChartFrame>
  );
}

function valuesOn(rows: readonly PlacedRow[], axis: 'left' | 'right'): number[] {
  return rows.flatMap((row) => (row.axis === axis ? row.values : []));
}

function marksOf(
  rows: readonly PlacedRow[],
  area: PlotArea,
  scales: Record<'left' | 'right', Mark['scale'] | undefined>,
) {
  const bars = rows.filter(({ mark }) => mark === 'bar');
  return rows.flatMap((row): Mark[] => {
    const scale = scales[row.axis];
    return scale ? [{ ...row, scale, area, slot: bars.indexOf(row), slots: bars.length }] : [];
  });
}
