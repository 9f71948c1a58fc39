import { BarLineChart, type ChartSeries } from '@so-the/ui';
import type { Openable } from '../reportScope.ts';
import { useChartedPoints, type ChartedFigures } from '../useChartedPoints.tsx';

/** Props of {@link FigureChart}. */
export interface FigureChartProps<Row extends Openable> {
  /** What it shows: "Doanh số quẹt và doanh thu phí theo ngày". */
  label: string;
  /** The rows, in their order along the foot. */
  rows: readonly Row[];
  /** What a place is, and its name: "Ngày", "20/11". Two of one name, customers say, are told apart by their number. */
  place: { label: string; of: (row: Row) => string };
  bars: ChartedFigures<Row>;
  /** A line over the bars, for places that follow each other, such as days. */
  line?: ChartedFigures<Row>;
  /** Bars beside the first on the same scale, for places that do not: of another size they have a chart of their own. */
  beside?: ChartedFigures<Row>;
}

/** Rows of figures as bars, with a line over them or bars beside them; each point opens what it is made of, as the cell of its figure does. */
export function FigureChart<Row extends Openable>({ label, rows, place, bars, line, beside }: FigureChartProps<Row>) {
  const drawn = [
    { figures: bars, kind: 'bar', axis: 'left' } as const,
    ...(line ? [{ figures: line, kind: 'line', axis: 'right' } as const] : []),
    ...(beside ? [{ figures: beside, kind: 'bar', axis: 'left' } as const] : []),
  ];
  const { places, hrefsOf, drawer } = useChartedPoints(
    rows,
    place.of,
    drawn.map(({ figures }) => figures),
  );
  const series = drawn.map(({ figures, kind, axis }): ChartSeries => ({
    kind,
    axis,
    name: figures.name,
    unit: figures.unit,
    values: rows.map(figures.of),
    hrefs: hrefsOf(figures),
  }));
  return (
    <>
      <BarLineChart label={label} placeLabel={place.label} places={places} series={series} />
      {drawer}
    </>
  );
}
