import type { ReactNode } from 'react';
import type { StatusTone } from '../StatusTag/StatusTag.tsx';

/** How every code of a status field is shown. The key is the code as it comes over the wire. */
export type StatusMap = Readonly<Record<string | number, { label: string; tone: StatusTone }>>;

/** The names of a row's own fields: a column that names anything else does not compile. */
export type FieldOf<Row> = Extract<keyof Row, string>;

/** The fields of `Row` whose value, when there is one, is a `Value`. */
export type FieldWith<Row, Value> = {
  [Field in FieldOf<Row>]-?: NonNullable<Row[Field]> extends Value ? Field : never;
}[FieldOf<Row>];

interface ColumnBase<Row> {
  /** Column title, sentence case: "Hạn mức". */
  header: string;
  /** Side the cells and the title stand on. Default: `end` for money, percent and number, else `start`. */
  align?: 'start' | 'center' | 'end';
  /** Width in pixels at normal density; what is left of the table's width is shared out in proportion. Default by cell kind. */
  width?: number;
  /** The title sorts. The field's name is what the server gets. Default `false`. */
  sortable?: boolean;
  /** Stays in view while the table scrolls sideways; frozen columns come first. Default: the first column only. */
  frozen?: boolean;
  /** May be hidden in "Hiển thị"; `false` shows it whatever was chosen before. Default: `true` for all but the first column. */
  hideable?: boolean;
  /** Hidden until the person asks for it. Default `false`. */
  hidden?: boolean;
  /** One of the addends of a sum in its row: a list shows it while it is not 0, and it cannot be hidden then. Default `false`. */
  addend?: boolean;
  /** A second, muted line in the cell: the phone below a name, the progress below an amount. Default: none. */
  under?: (row: Row) => ReactNode;
  /**
   * Where the cell stands on a phone's card: at the start or the end of its line, or `below` in a line of its own. Where any
   * column says so, cards are low: those columns alone, without their titles. Default: cards of all columns with their titles.
   */
  onCard?: 'start' | 'end' | 'below';
  /** Title above those of neighbouring columns with the same one: "Trong kỳ" over Tăng and Giảm. Default: none. */
  group?: string;
}

/** Text as it is; an empty value shows "–". The default kind. */
export interface TextColumn<Row> extends ColumnBase<Row> {
  field: FieldOf<Row>;
  cell?: 'text';
}

/** `money`: whole đồng. `percent`: thousandths of a percent (1800 → 1,8 %). `number`: a count. */
export interface NumberColumn<Row> extends ColumnBase<Row> {
  field: FieldWith<Row, number>;
  cell: 'money' | 'percent' | 'number';
  /** Stands in the total row (money and number only make sense). Default `false`. */
  total?: boolean;
  /** What lies in a fund: red below 0, in the total row too. Default `false`; a debt is none, its sign says who owes. */
  balance?: boolean;
  /**
   * Name of the figure: its cells and its total open what they are made of, and the table's `onOpenFigure` is told.
   * Without that the figure is plain text.
   */
  figure?: string;
  /** Whether the figure of a row opens; the total has `totalsOpen` of the source. Default: every row's does. */
  opens?: (row: Row) => boolean;
  /** Address of the entries that add up to the figure. Default: none, the figure is plain text. */
  href?: (row: Row) => string | undefined;
}

/** `date`: ISO date → DD/MM/YYYY. `dateTime`: ISO date-time → DD/MM/YYYY HH:mm. `card`: last four digits → •••• 1234. */
export interface StringColumn<Row> extends ColumnBase<Row> {
  field: FieldWith<Row, string>;
  cell: 'date' | 'dateTime' | 'card';
  /** Shown where a row has no value: "Chưa có đơn". Default "–". */
  empty?: string;
}

/** A code shown as a tag; a code that is missing from `status` is shown as it is. */
export interface StatusColumn<Row> extends ColumnBase<Row> {
  field: FieldWith<Row, number | string | boolean>;
  cell: 'status';
  /** Label and tone of every code. */
  status: StatusMap;
}

/** Text that leads somewhere else than the row does. */
export interface LinkColumn<Row> extends ColumnBase<Row> {
  field: FieldOf<Row>;
  cell: 'link';
  /** Address inside the app; `undefined` shows plain text. */
  href: (row: Row) => string | undefined;
}

/** Anything else. With `field` it can be sorted; without, it needs an `id` of its own. */
export type CustomColumn<Row> = ColumnBase<Row> & {
  cell: 'custom';
  /** Draws the cell. Must be pure: it runs again only when its row changes. */
  render: (row: Row) => ReactNode;
} & ({ field: FieldOf<Row>; id?: undefined } | { field?: undefined; id: string });

/**
 * One line of a table's column file. `field` must be a real key of the row and fit the cell kind:
 * `cell: 'money'` on a text field does not compile.
 */
export type Column<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | StringColumn<Row>
  | StatusColumn<Row>
  | LinkColumn<Row>
  | CustomColumn<Row>;

/** Cell kinds by name; `text` when a column names none. */
export type CellKind = NonNullable<Column<never>['cell']>;

/** The name a column goes by in views and sorting: its field, or its own id. */
export function columnId<Row>(column: Column<Row>): string {
  return column.field ?? (column as { id: string }).id;
}

const widths: Record<CellKind, number> = {
  text: 180,
  money: 156,
  percent: 96,
  number: 96,
  date: 132,
  dateTime: 172,
  card: 124,
  status: 148,
  link: 160,
  custom: 160,
};

/** Width in pixels that the table gives a column before it shares out the rest. */
export function columnWidth<Row>(column: Column<Row>): number {
  return column.width ?? widths[column.cell ?? 'text'];
}

/** The side a column's cells stand on. */
export function columnAlign<Row>(column: Column<Row>): 'start' | 'center' | 'end' {
  if (column.align) return column.align;
  const numeric = column.cell === 'money' || column.cell === 'percent' || column.cell === 'number';
  return numeric ? 'end' : 'start';
}
