import type { ChartFigures } from '../Chart/chartProps.ts';
import { drawnValue } from '../format/noFigure.ts';

type Values = Pick<ChartFigures, 'values'>;

/** A piece of a bar, from one height of the scale to another. */
export interface Piece {
  from: number;
  to: number;
}

/** The pieces of every series at every place: gains pile up from zero, losses hang down from it. */
export function stackPieces(series: readonly Values[], places: number): Piece[][] {
  const tops = Array.from({ length: places }, () => ({ up: 0, down: 0 }));
  return series.map(({ values }) =>
    tops.map((top, place) => {
      const value = drawnValue(values[place]);
      const side = value < 0 ? 'down' : 'up';
      const from = top[side];
      top[side] += value;
      return { from, to: top[side] };
    }),
  );
}

/** The sum of all series at every place. */
export function stackTotals(series: readonly Values[], places: number): number[] {
  return Array.from({ length: places }, (_, place) =>
    series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  );
}
