import { BarLineChart, Panel, type ChartSeries, type ChartUnit } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import type { Openable } from './reportScope.ts';
import { useFigureAddress } from './useFigureAddress.ts';

/** A row of figures of a report's chart. */
export interface ReportFigures<Row extends Openable> {
  /** "Doanh thu phí". */
  name: string;
  of: (row: Row) => number;
  /** The figure as its column names it: its points lead who may open them to the entries they are made of. */
  figure: string;
  /** What it counts in. Default: whole đồng. */
  unit?: ChartUnit;
}

/** Props of `ReportScreen.Chart`. */
export interface ReportChartProps<Row extends Openable> {
  /** What it shows: "Doanh số quẹt và doanh thu phí theo ngày". */
  label: string;
  /** The rows, in their order along the foot; `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  /** What a place is, and its name: "Ngày", "20/11". */
  place: { label: string; of: (row: Row) => string };
  /** Bars on the left scale, and a line on the right one. */
  bars: ReportFigures<Row>;
  line: ReportFigures<Row>;
}

/** The rows as bars and a line. */
export function ReportChart<Row extends Openable>({ label, rows, place, bars, line }: ReportChartProps<Row>) {
  const { list, refused } = useListContext('Chart');
  const addressOf = useFigureAddress();
  if (refused || list.answer.error || !rows?.length) return null;
  const seriesOf = ({ name, of, figure, unit }: ReportFigures<Row>, mark: Pick<ChartSeries, 'kind' | 'axis'>) => ({
    ...mark,
    name,
    unit,
    values: rows.map(of),
    hrefs: rows.map((row) => addressOf(figure, row)),
  });
  return (
    <Panel>
      <BarLineChart
        label={label}
        placeLabel={place.label}
        places={rows.map(place.of)}
        series={[seriesOf(bars, { kind: 'bar' }), seriesOf(line, { kind: 'line', axis: 'right' })]}
      />
    </Panel>
  );
}
