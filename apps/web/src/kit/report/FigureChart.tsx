import { BarLineChart, type ChartSeries, type ChartUnit } from '@so-the/ui';
import { FigureDrawer } from './FigureDrawer.tsx';
import { askedFor, type Openable } from './reportScope.ts';
import { useAddressPoint } from './useAddressPoint.ts';

/** A row of figures of a chart. */
export interface ChartedFigures<Row extends Openable> {
  /** "Doanh thu phí". */
  name: string;
  of: (row: Row) => number;
  /** The figure as its column names it: its points open the entries they are made of. */
  figure: string;
  /** What it counts in. Default: whole đồng. */
  unit?: ChartUnit;
  /** The scale it is read on: figures that are compared with each other share one. Default: bars left, a line right. */
  axis?: ChartSeries['axis'];
}

/** Props of {@link FigureChart}. */
export interface FigureChartProps<Row extends Openable> {
  /** What it shows: "Doanh số quẹt và doanh thu phí theo ngày". */
  label: string;
  /** The rows, in their order along the foot. */
  rows: readonly Row[];
  /** What a place is, and its name, unique in the chart: "Ngày", "20/11". */
  place: { label: string; of: (row: Row) => string };
  /** Bars, and a line. */
  bars: ChartedFigures<Row>;
  line: ChartedFigures<Row>;
}

/** Rows of figures as bars and a line; each point opens what it is made of, as the cell of its figure does. */
export function FigureChart<Row extends Openable>({ label, rows, place, bars, line }: FigureChartProps<Row>) {
  const { open, addressOf, close } = useAddressPoint();
  const pointOf = ({ figure }: ChartedFigures<Row>, row: Row) => `${figure} ${place.of(row)}`;
  const seriesOf = (figures: ChartedFigures<Row>, mark: Pick<ChartSeries, 'kind' | 'axis'>) => ({
    ...mark,
    axis: figures.axis ?? mark.axis,
    name: figures.name,
    unit: figures.unit,
    values: rows.map(figures.of),
    hrefs: rows.map((row) => (askedFor(figures.figure, row) ? addressOf(pointOf(figures, row)) : undefined)),
  });
  const [opened] = [bars, line].flatMap((figures) => {
    const row = rows.find((one) => pointOf(figures, one) === open);
    const asked = row && askedFor(figures.figure, row);
    return asked ? [{ title: `${figures.name} · ${place.of(row)}`, amount: figures.of(row), asked }] : [];
  });
  return (
    <>
      <BarLineChart
        label={label}
        placeLabel={place.label}
        places={rows.map(place.of)}
        series={[seriesOf(bars, { kind: 'bar' }), seriesOf(line, { kind: 'line', axis: 'right' })]}
      />
      {opened && <FigureDrawer {...opened} onClose={close} />}
    </>
  );
}
