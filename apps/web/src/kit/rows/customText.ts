import type { Column } from '@so-the/ui';

/**
 * What a cell that draws itself says in a file, a copy and on paper: its drawing where that is text, else the value of its
 * field; `undefined` where it has neither, as a button has not.
 */
export function customText<Row>(column: Extract<Column<Row>, { cell: 'custom' }>, row: Row): string | undefined {
  const drawn = column.render(row);
  if (typeof drawn === 'string' || typeof drawn === 'number') return `${drawn}`;
  if (column.field === undefined) return undefined;
  const value: unknown = row[column.field];
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}
