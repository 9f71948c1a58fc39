import type { ReactNode } from 'react';
import type { ChartUnit } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { LazyFigureDrawer } from './figures/LazyFigureDrawer.tsx';
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

/** What the points of a chart are called, what each opens, and the drawer of the open one. */
export interface ChartedPoints<Row extends Openable> {
  /** Names of the rows, in their order; two of one name are told apart by their number. */
  places: string[];
  /** What each point of a row of figures opens; undefined where the server handed over nothing. */
  hrefsOf: (figures: ChartedFigures<Row>) => (string | undefined)[];
  /** The entries of the open point; null while none is open. */
  drawer: ReactNode;
}

/** Lets each point of a chart open what it is made of, as the cell of its figure does. */
export function useChartedPoints<Row extends Openable>(
  rows: readonly Row[],
  placeOf: (row: Row) => string,
  drawn: readonly ChartedFigures<Row>[],
): ChartedPoints<Row> {
  const { open, addressOf, close } = useAddressPoint();
  const places = namesApart(rows.map(placeOf));
  const pointOf = ({ figure }: ChartedFigures<Row>, at: number) => `${figure} ${places[at]}`;
  const [opened] = drawn.flatMap((figures) => {
    const at = rows.findIndex((_, index) => pointOf(figures, index) === open);
    const row = rows[at];
    const asked = row && askedFor(figures.figure, row);
    return asked ? [{ title: joined(figures.name, places[at]), amount: figures.of(row), asked }] : [];
  });
  return {
    places,
    hrefsOf: (figures) =>
      rows.map((row, at) => (askedFor(figures.figure, row) ? addressOf(pointOf(figures, at)) : undefined)),
    drawer: opened ? <LazyFigureDrawer {...opened} onClose={close} /> : null,
  };
}
