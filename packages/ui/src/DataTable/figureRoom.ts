import { columnWidth, type CellKind, type Column, type FieldOf } from './columns.ts';
import type { TableSource } from './tableProps.ts';
import { tableTotals } from './totals.ts';

/** Widths in px of a digit, the dot of thousands and the minus sign in the bold of the total row, and the padding of a cell. */
const DIGIT = 9.42;
const DOT = 4.5;
const MINUS = 9.15;
const PADDING = 24;
/** Least widths in px of columns whose cells are all as long: "24/11/2026", "24/11/2026 08:19". */
const WHOLE: Partial<Record<CellKind, number>> = { date: 115, dateTime: 160 };

/**
 * The columns, none narrower than a day or than its longest figure on the page or in the total row: a name that loses its
 * end is still known, a sum or a day that does reads as another one. The same array where each has its room.
 */
export function roomForFigures<Row>(columns: readonly Column<Row>[], source: TableSource<Row>): readonly Column<Row>[] {
  const totals = tableTotals(columns, source)?.sums ?? {};
  let isWider = false;
  const fitted = columns.map((column) => {
    const isFigure = column.cell === 'money' || column.cell === 'number';
    const width = isFigure
      ? widestOf(column.field, source.rows ?? [], totals[column.field] || 0)
      : (WHOLE[column.cell ?? 'text'] ?? 0);
    if (width <= columnWidth(column)) return column;
    isWider = true;
    return { ...column, width };
  });
  return isWider ? fitted : columns;
}

function widestOf<Row>(field: FieldOf<Row>, rows: readonly Row[], total: number): number {
  let [least, most] = [Math.min(0, total), Math.max(0, total)];
  for (const row of rows) {
    const figure = Number(row[field]) || 0;
    if (figure < least) least = figure;
    if (figure > most) most = figure;
  }
  return Math.ceil(Math.max(widthOf(most), least < 0 ? widthOf(-least) + MINUS : 0) + PADDING);
}

function widthOf(figure: number): number {
  const digits = String(Math.round(figure)).length;
  return digits * DIGIT + Math.floor((digits - 1) / 3) * DOT;
}
