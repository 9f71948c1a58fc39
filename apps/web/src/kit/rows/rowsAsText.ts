import { formatDate, formatDateTime, formatPercent, maskCard } from '@so-the/ui/format';
import type { Column } from '@so-the/ui';
import { customText } from './customText.ts';

/**
 * Rows as tab-separated lines under their column titles, ready to be pasted into a sheet: amounts as bare digits, dates as
 * shown, card numbers masked. A column that draws more than text is left out; a text that a sheet would run as a formula
 * starts with an apostrophe.
 */
export function rowsAsText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const copied = columns.filter((column) => rows.every((row) => isText(column, row)));
  const lines = rows.map((row) => copied.map((column) => cellAsText(column, row)));
  return [copied.map(({ header }) => header), ...lines].map((cells) => cells.join('\t')).join('\n');
}

function isText<Row>(column: Column<Row>, row: Row): boolean {
  return column.cell !== 'custom' || customText(column, row) !== undefined;
}

function cellAsText<Row>(column: Column<Row>, row: Row): string {
  const value: unknown = column.cell === 'custom' ? customText(column, row) : row[column.field];
  if (typeof value === 'number') return column.cell === 'percent' ? formatPercent(value) : labelled(column, `${value}`);
  if (typeof value === 'boolean') return labelled(column, `${value}`);
  if (typeof value !== 'string') return '';
  if (column.cell === 'date') return formatDate(value);
  if (column.cell === 'dateTime') return formatDateTime(value);
  return column.cell === 'card' ? maskCard(value) : harmless(labelled(column, value));
}

function labelled<Row>(column: Column<Row>, code: string): string {
  return column.cell === 'status' ? (column.status[code]?.label ?? code) : code;
}

function harmless(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
