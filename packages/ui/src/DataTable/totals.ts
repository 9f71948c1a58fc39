import type { Column, FieldOf } from './columns.ts';
import type { TableSource } from './tableProps.ts';

/** The total row of a table. */
export interface TableTotals {
  /** "Tổng trang này" when the rows at hand are added up although there are more. */
  label: 'Tổng cộng' | 'Tổng trang này';
  /** Sum by field, of the columns marked `total`; NaN, shown as a dash, where nobody gave a figure. */
  sums: Readonly<Record<string, number>>;
}

/** Sums for the columns marked `total`: the server's over all matches, else those of the rows at hand. `undefined` without such columns or rows. */
export function tableTotals<Row>(columns: readonly Column<Row>[], source: TableSource<Row>): TableTotals | undefined {
  const rows = source.rows ?? [];
  const fields = columns.filter((column) => 'total' in column && column.total === true).map((column) => column.field);
  if (fields.length === 0 || rows.length === 0) return undefined;
  const sums: Record<string, number> = {};
  for (const field of fields as FieldOf<Row>[]) {
    sums[field] = source.totals ? (source.totals[field] ?? Number.NaN) : sumOf(rows, field);
  }
  const partial = !source.totals && (source.total ?? rows.length) > rows.length;
  return { label: partial ? 'Tổng trang này' : 'Tổng cộng', sums };
}

function sumOf<Row>(rows: readonly Row[], field: FieldOf<Row>): number {
  const given = rows.map((row) => row[field]).filter((figure) => figure !== undefined);
  return given.length === 0 ? Number.NaN : given.reduce<number>((sum, figure) => sum + (Number(figure) || 0), 0);
}
