import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../format/date.ts';
import { groupDigits } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import { maskCard } from '../format/text.ts';
import { Link } from '../Link/Link.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { Column, StatusMap } from './columns.ts';

/** What an empty cell shows. */
const EMPTY_CELL = '–';

/** Draws one cell. Plain functions instead of components: a page of 500 rows has thousands of cells. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell === 'custom') return column.render(row);
  const value: unknown = row[column.field];
  if ('empty' in column && cellText(value) === '') return column.empty;
  if (column.cell === 'date') return formatDate(value as string | null);
  if (column.cell === 'dateTime') return formatDateTime(value as string | null);
  const text = cellText(value);
  if (text === '') return EMPTY_CELL;
  if (column.cell === 'money' || column.cell === 'number') {
    return textLink(column.href?.(row), groupDigits(Number(value)));
  }
  if (column.cell === 'percent') return formatPercent(Number(value));
  if (column.cell === 'card') return maskCard(text);
  if (column.cell === 'status') return statusTag(column.status, text);
  return column.cell === 'link' ? textLink(column.href(row), text) : text;
}

function textLink(href: string | undefined, text: string): ReactNode {
  if (href === undefined) return text;
  return (
    <Link href={href} tabIndex={-1} data-focus="" className="st-table__link">
      {text}
    </Link>
  );
}

/** The text of a cell that may be cut off, for its tooltip. */
export function cellTitle<Row>(column: Column<Row>, row: Row): string | undefined {
  if (column.cell !== undefined && column.cell !== 'text' && column.cell !== 'link') return undefined;
  const text = cellText(row[column.field]);
  return text.length > 14 ? text : undefined;
}

/** A wire value as text; empty when there is none. Lists and objects have no text: they need a custom cell. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function statusTag(status: StatusMap, code: string): ReactNode {
  const known = status[code];
  return known ? <StatusTag label={known.label} tone={known.tone} /> : code;
}
