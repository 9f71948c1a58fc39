import { BarLineChart, type ChartSeries, type ChartUnit } from '@so-the/ui';
import { FigureDrawer } from './FigureDrawer.tsx';
import { namesApart } from './namesApart.ts';
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
}

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
  const { open, addressOf, close } = useAddressPoint();
  const places = namesApart(rows.map(place.of));
  const pointOf = ({ figure }: ChartedFigures<Row>, at: number) => `${figure} ${places[at]}`;
  const drawn = [
    { figures: bars, kind: 'bar', axis: 'left' } as const,
    ...(line ? [{ figures: line, kind: 'line', axis: 'right' } as const] : []),
    ...(beside ? [{ figures: beside, kind: 'bar', axis: 'left' } as const] : []),
  ];
  const series = drawn.map(({ figures, kind, axis }): ChartSeries => ({
    kind,
    axis,
    name: figures.name,
    unit: figures.unit,
    values: rows.map(figures.of),
    hrefs: rows.map((row, at) => (askedFor(figures.figure, row) ? addressOf(pointOf(figures, at)) : undefined)),
  }));
  const [opened] = drawn.flatMap(({ figures }) => {
    const at = rows.findIndex((_, index) => pointOf(figures, index) === open);
    const row = rows[at];
    const asked = row && askedFor(figures.figure, row);
    return asked ? [{ title: `${figures.name} · ${places[at]}`, amount: figures.of(row), asked }] : [];
  });
  return (
    <>
      <BarLineChart label={label} placeLabel={place.label} places={places} series={series} />
      {opened && <FigureDrawer {...opened} onClose={close} />}
    </>
  );
}
