import type { PartProps } from '../Part/partProps.ts';
/** What figures are counted in. `money`: whole đồng. `number`: counts. `percent`: thousandths of a percent, 1800 is 1,8%. */
export type ChartUnit = 'money' | 'number' | 'percent';

/** What all charts are told. */
export interface ChartProps extends PartProps {
  /** What the chart shows: "Doanh số và doanh thu 30 ngày". */
  label: string;
  /** Names of the places along the foot, in order: "01/11". */
  places: readonly string[];
  /** What a place is, for the table of figures. Default "Ngày". */
  placeLabel?: string;
  /** What rows without a `unit` of their own are counted in. Default `money`. */
  kind?: ChartUnit;
  /** Height of the drawing in px. Default 240. */
  height?: number;
  /** Holds the room of the drawing while the figures are on their way. Default false. */
  loading?: boolean;
}

/** One row of figures over the same places. */
export interface ChartFigures {
  /** "Doanh số quẹt". */
  name: string;
  /** One value a place, in order. */
  values: readonly number[];
  /** What it is counted in. Default: the `kind` of the chart. */
  unit?: ChartUnit;
  /** What each of its points opens, in order: the entries or records it is made of. Default: they open nothing. */
  hrefs?: readonly (string | undefined)[];
}

/** One figure with a name of its own, in a ranking or as a part of a whole. */
export interface NamedFigure {
  /** Whose it is, as long as it is: "Công ty TNHH dịch vụ Nguyễn Thị Minh Khai". */
  name: string;
  value: number;
  /** What it opens: the entries or records it is made of. Default: nothing. */
  href?: string;
}

/** How a row of figures is drawn: dashes are for a period that the row before is compared with. */
export type ChartMark = 'bar' | 'line' | 'dashes';

/** A row of figures as the drawing shows it. */
export interface DrawnFigures extends ChartFigures {
  mark: ChartMark;
  /** Its place among the rows: gives its colour and pattern. */
  tone: number;
}
