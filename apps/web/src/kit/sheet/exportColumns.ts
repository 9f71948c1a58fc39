import { isShown, type Column, type TableView } from '@so-the/ui';
import { maskCard } from '@so-the/ui/format';
import { customText } from '../rows/customText.ts';
import { dayNumber, harmlessText, type SheetColumn, type SheetKind, type SheetValue } from './sheet.ts';

/** The columns a person sees, in their order: what the column file shows at first, unless a view says otherwise. */
export function shownColumns<Row>(columns: readonly Column<Row>[], view: TableView | undefined): Column<Row>[] {
  const order = view?.order ?? [];
  const placeOf = (column: Column<Row>) => {
    const place = order.indexOf(nameOf(column));
    return place === -1 ? order.length : place;
  };
  return columns.filter((column) => isShown(column, view)).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Columns of the table as columns of the sheet: it has no groups, so that of a title which would stand there twice goes before it. */
export function sheetColumns<Row>(columns: readonly Column<Row>[]): SheetColumn[] {
  const isTwice = (title: string) => columns.filter(({ header }) => header === title).length > 1;
  return columns.map(({ header, group, cell = 'text' }) => ({
    title: group !== undefined && isTwice(header) ? `${group}: ${header}` : header,
    kind: kinds[cell],
  }));
}

const kinds: Record<NonNullable<Column<never>['cell']>, SheetKind> = {
  text: 'text',
  money: 'money',
  number: 'number',
  percent: 'percent',
  date: 'date',
  dateTime: 'dateTime',
  card: 'text',
  status: 'text',
  link: 'text',
  custom: 'text',
};

/** The sums of a report below its rows: "Tổng cộng", then each column that has a total; nothing for a report without sums. */
export function sheetTotals<Row>(
  columns: readonly Column<Row>[],
  totals: object | undefined,
): SheetValue[] | undefined {
  const sums = (totals ?? {}) as Readonly<Record<string, unknown>>;
  const cells = columns.map((column): SheetValue => {
    const sum = 'total' in column && column.total ? sums[column.field] : undefined;
    return typeof sum === 'number' ? sum : null;
  });
  return cells.some((cell) => cell !== null) ? ['Tổng cộng', ...cells.slice(1)] : undefined;
}

/** Thousandths of a percent in a whole. */
const WHOLE = 100_000;

/** A cell of the table as a cell of the sheet: numbers as numbers, dates as dates, card numbers masked, text harmless. */
export function sheetValue<Row>(column: Column<Row>, row: Row): SheetValue {
  const value: unknown = column.cell === 'custom' ? customText(column, row) : row[column.field];
  if (typeof value === 'number') {
    if (column.cell === 'percent') return value / WHOLE;
    return column.cell === 'money' || column.cell === 'number' ? value : harmlessText(labelled(column, `${value}`));
  }
  if (typeof value === 'boolean') return harmlessText(labelled(column, `${value}`));
  if (typeof value !== 'string') return null;
  if (column.cell === 'date' || column.cell === 'dateTime') return dayNumber(value);
  return column.cell === 'card' ? maskCard(value) : harmlessText(labelled(column, value));
}

function labelled<Row>(column: Column<Row>, code: string): string {
  return column.cell === 'status' ? (column.status[code]?.label ?? code) : code;
}

function nameOf<Row>(column: Column<Row>): string {
  return column.field ?? (column as { id: string }).id;
}
