import type { ChartFigures, DrawnFigures } from '../Chart/chartProps.ts';
import type { ChartUnit } from '../Chart/chartProps.ts';
import { reportFault } from '../format/noFigure.ts';

/** A row of values over the same places. */
export interface ChartSeries extends ChartFigures {
  /** How it is drawn; bars of several rows stand side by side, on one scale: what stands on the other is a line. */
  kind: 'bar' | 'line';
  /** The scale it is read on; figures of another size stand on the right. Default: `right` for another unit than the first row's. */
  axis?: 'left' | 'right';
  /** The same figures of the period before, in order: a dashed line of the same colour. */
  previous?: readonly number[];
}

/** A row as it is drawn, and the scale it is read on. */
export type PlacedRow = DrawnFigures & { axis: 'left' | 'right' };

/**
 * The rows of a chart as they are drawn: each is followed by its period before, and stands on the scale of its unit. A row
 * with another unit than its scale is left out and reported. Neighbouring bars are compared by their height: only those on
 * the scale of the first are bars.
 */
export function placedRows(series: readonly ChartSeries[], usual: ChartUnit): PlacedRow[] {
  const axisOf = ({ axis, unit = usual }: ChartSeries) =>
    axis ?? (unit === (series[0]?.unit ?? usual) ? 'left' : 'right');
  const [barAxis] = series.filter(({ kind }) => kind === 'bar').map(axisOf);
  const rows = series.flatMap((one, tone) => {
    const { kind, axis: _, previous, ...figures } = one;
    const row = { ...figures, unit: figures.unit ?? usual, tone, axis: axisOf(one) } as const;
    const mark = kind === 'bar' && row.axis !== barAxis ? 'line' : kind;
    const before = {
      ...row,
      name: `${row.name}, kỳ trước`,
      values: previous ?? [],
      hrefs: undefined,
      mark: 'dashes',
    } as const;
    return previous ? [{ ...row, mark }, before] : [{ ...row, mark }];
  });
  return rows.filter(({ axis, unit, name }) => {
    if (unitOf(rows, axis) === unit) return true;
    reportFault(
      new RangeError(`BarLineChart: "${name}" has another unit than its scale; a scale has one, give it another axis.`),
    );
    return false;
  });
}

/** What a scale counts in; `undefined` for one that no row stands on. */
export function unitOf(rows: readonly PlacedRow[], axis: 'left' | 'right'): ChartUnit | undefined {
  return rows.find((row) => row.axis === axis)?.unit;
}
