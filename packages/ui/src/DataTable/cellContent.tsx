import type { ReactNode } from 'react';
import { Balance } from '../Balance/Balance.tsx';
import { formatDate, formatDateTime } from '../format/date.ts';
import { groupDigits } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import { maskCard } from '../format/text.ts';
import { Link } from '../Link/Link.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { columnWidth, type CellKind, type Column, type StatusMap } from './columns.ts';

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
    return textLink(column.href?.(row), figure(column, Number(value)));
  }
  if (column.cell === 'percent') return formatPercent(Number(value));
  if (column.cell === 'card') return maskCard(text);
  if (column.cell === 'status') return statusTag(column.status, text);
  return column.cell === 'link' ? textLink(column.href(row), text) : text;
}

/** Whether a cell shows 0 of a figure: most of a table of money are, and those that are not must stand out. */
export function isZero<Row>(column: Column<Row>, row: Row): boolean {
  return (column.cell === 'money' || column.cell === 'number') && row[column.field] === 0;
}

/** The second line of a cell; `null` where it has none. */
export function secondLine<Row>({ under }: Column<Row>, row: Row): ReactNode {
  const line = under?.(row);
  return line ? <span className="st-cell__under">{line}</span> : null;
}

/** A figure of a column as its cells and its total show it. */
export function figure<Row>(column: Column<Row>, amount: number): ReactNode {
  return 'balance' in column && column.balance ? <Balance amount={amount} unit={false} /> : groupDigits(amount);
}

/** A figure that opens what it is made of: a button the table hears. */
export function figureButton<Row>(column: Column<Row>, amount: number, of: string): ReactNode {
  const shown = figure(column, amount);
  if (!('figure' in column) || column.figure === undefined) return shown;
  return (
    <button
      type="button"
      className="st-table__link"
      aria-label={`${groupDigits(amount)}, xem ${column.header.toLocaleLowerCase('vi')} của ${of}`}
      tabIndex={-1}
      data-focus=""
      data-figure={column.field}
    >
      {shown}
    </button>
  );
}

function textLink(href: string | undefined, text: ReactNode): ReactNode {
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

/**
 * Whether a cell's text may be wider than its column at its least width, by a generous width of its letters. Only such a
 * cell is clipped: each clip is a piece that the browser sorts into layers again on every drawn frame.
 */
export function mayBeCut<Row>(column: Column<Row>, row: Row): boolean {
  const kind = column.cell ?? 'text';
  if (kind === 'custom' || kind === 'status' || column.under) return true;
  const room = columnWidth(column) - CELL_PADDING;
  const { length } = cellText(column.field === undefined ? '' : row[column.field]);
  if (length === 0 && 'empty' in column) return (column.empty?.length ?? 0) * LETTER_WIDTH > room;
  if (kind === 'text' || kind === 'link') return length * LETTER_WIDTH > room;
  return (FIGURES[kind] ?? length * GROUPED) * FIGURE_WIDTH > room;
}

/** Padding of a cell at both sides, the width of a wide letter and of a figure in px. */
const CELL_PADDING = 24;
const LETTER_WIDTH = 10;
const FIGURE_WIDTH = 9;

/** Letters that a kind always shows, whatever the length on the wire; the dots of thousands make other figures a third longer. */
const FIGURES: Partial<Record<CellKind, number>> = { date: 12, dateTime: 16, card: 9 };
const GROUPED = 4 / 3;

/** A wire value as text; empty when there is none. Lists and objects have no text: they need a custom cell. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function statusTag(status: StatusMap, code: string): ReactNode {
  const known = status[code];
  return known ? <StatusTag label={known.label} tone={known.tone} /> : code;
}
