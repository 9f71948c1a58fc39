import { formatDate, formatDateTime, formatPercent, groupDigits, maskCard } from '@so-the/ui/format';
import type { Column } from '@so-the/ui';
import { customText } from '../rows/customText.ts';

/** A cell as paper shows it. */
export function paperText<Row>(column: Column<Row>, row: Row): string {
  if (column.cell === 'custom') return customText(column, row) ?? '';
  const value: unknown = row[column.field];
  if (column.cell === 'percent') return formatPercent(Number(value));
  if (typeof value === 'number')
    return column.cell === 'status' ? (column.status[value]?.label ?? '') : groupDigits(value);
  if (typeof value === 'boolean') return column.cell === 'status' ? (column.status[`${value}`]?.label ?? '') : '';
  if (typeof value !== 'string') return '';
  if (column.cell === 'date') return formatDate(value);
  if (column.cell === 'dateTime') return formatDateTime(value);
  if (column.cell === 'status') return column.status[value]?.label ?? value;
  return column.cell === 'card' ? maskCard(value) : value;
}
