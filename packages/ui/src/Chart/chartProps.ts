/** What all charts are told. */
export interface ChartProps {
  /** What the chart shows: "Doanh số và doanh thu 30 ngày". */
  label: string;
  /** Names of the places along the foot, in order: "01/11". */
  places: readonly string[];
  /** What a place is, for the table of figures. Default "Ngày". */
  placeLabel?: string;
  /** `money`: whole đồng. `number`: counts. Default `money`. */
  kind?: 'money' | 'number';
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
}

/** How a row of figures is drawn, for the key in the legend. */
export type ChartMark = 'bar' | 'line';
