import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu/menuItem.ts';
import type { PartProps } from '../Part/partProps.ts';
import type { Column, FieldOf } from './columns.ts';

/** One rule of an ordering; the first rule weighs most. */
export interface SortRule {
  /** `field` (or `id`) of the column. */
  field: string;
  dir: 'asc' | 'desc';
}

/** What the screen asks the server for: page, page size and ordering. */
export interface TableQuery {
  /** From 1. */
  page: number;
  /** Rows a page: 20, 50, 100, 200 or 500. */
  pageSize: number;
  /** Empty: the server's own order. */
  sort: readonly SortRule[];
}

/** The answer of the server as it stands now. */
export interface TableSource<Row> {
  /** Rows of this page; `undefined` until the first answer. */
  rows: readonly Row[] | undefined;
  /** Count of all rows that match, over all pages. Default: the number of `rows`. */
  total?: number;
  /** A request is running. Without rows: skeleton rows; with rows: they stay, dimmed. */
  loading?: boolean;
  /** Vietnamese text of the failure; shown instead of rows, with "Thử lại" when `onRetry` is given. */
  error?: string;
  onRetry?: () => void;
  /**
   * Sums over all matches, by field, for the columns marked `total`.
   * Without it the rows at hand are added up, and the row says "Tổng trang này" when there are more pages.
   */
  totals?: Partial<Record<FieldOf<Row>, number | null>>;
  /** The sums open what they are made of as the cells of their columns do. Default true. */
  totalsOpen?: boolean;
}

/** Server-side paging and ordering, and what the filters mean for an empty answer. */
export interface TableQueryControl extends TableQuery {
  /** Called with the next page, size or ordering. A new size or ordering goes back to page 1. */
  onChange: (next: TableQuery) => void;
  /** A filter is set: an empty answer says "Không khớp bộ lọc" instead of "Chưa có dữ liệu". Default `false`. */
  filtered?: boolean;
  /** Offers "Xóa lọc" in an empty, filtered table. */
  onClearFilters?: () => void;
  /** Shift+click on a second title adds it to the ordering. Default `false`: the server orders by one field. */
  multiSort?: boolean;
}

/** Chosen rows, by row key; keys of other pages are kept. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Rows that cannot be chosen get no checkbox. Default: all can. */
  canSelect?: (row: Row) => boolean;
  /** Buttons for the chosen rows; shown beside "Đã chọn 3" while something is chosen. */
  actions?: ReactNode;
  /** All matches over all pages are chosen, whatever `selected` holds. Default `false`. */
  allMatching?: boolean;
  /**
   * Offers "Chọn tất cả 134 kết quả" once the whole page is chosen and there are more pages. Called with `false` when the
   * person takes it back or lets a single row go.
   */
  onAllMatching?: (all: boolean) => void;
}

/** What a row holds further, shown below it. Which rows are open is the table's own affair. */
export interface TableDetail<Row> {
  /** Draws what stands below an open row. */
  render: (row: Row) => ReactNode;
  /** Rows that have nothing more to show get no button. Default: all have. */
  has?: (row: Row) => boolean;
  /** What the button opens: "Xem {label} của Nguyễn Văn An". Default "chi tiết". */
  label?: string;
}

/** How one person likes the table; plain data, ready to be kept by the caller. */
export interface TableView {
  /** Column ids that are hidden. */
  hidden: readonly string[];
  /** Column ids in the wished order; columns that are missing follow in their own order. */
  order: readonly string[];
  /** Widths in px that were drawn, by column id; the other columns share what is left. Default: none. */
  widths?: Readonly<Record<string, number>>;
  /** Height of the rows. */
  density: 'compact' | 'normal' | 'roomy';
}

/** A remembered view and who remembers it. */
export interface TableViewControl {
  /** `undefined`: the view that the column file describes. */
  value: TableView | undefined;
  /** `undefined` when the person went back to the default view. */
  onChange: (next: TableView | undefined) => void;
}

/** A figure of the table that was pressed. */
export interface OpenedFigure<Row> {
  /** `figure` of its column. */
  figure: string;
  /** Title of its column. */
  header: string;
  /** Its row; `undefined` for the total. */
  row: Row | undefined;
  /** The figure as the table shows it, in đồng. */
  amount: number;
}

/** A server-driven table of one kind of row. */
export interface DataTableProps<Row> extends PartProps {
  /** Name of the table for screen readers: "Khách hàng". */
  label: string;
  /** One line a column. Keep the array outside the component (or memoised): rows are drawn again when it changes. */
  columns: readonly Column<Row>[];
  /** Field whose value names a row, or a function that does. Must be unique on the page. */
  rowKey: FieldOf<Row> | ((row: Row) => string);
  /** Rows, count, sums, loading and failure. */
  source: TableSource<Row>;
  /** Paging and ordering; without it there is no pager and titles do not sort. */
  query?: TableQueryControl;
  /** Address of a row. The first column becomes a real link: Enter opens it, Ctrl+click opens a tab. */
  rowHref?: (row: Row) => string | undefined;
  /** Opens a row that has no address of its own, in a dialog for instance. Ignored for rows with an address. */
  onOpen?: (row: Row) => void;
  /** Opens what a figure is made of, for columns that name theirs: a cell, or the total. */
  onOpenFigure?: (opened: OpenedFigure<Row>) => void;
  /** Items of the "⋯" menu at the end of a row; a row without any has no button. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** Lets a row open downwards: the entries behind a figure, the cards of a customer. */
  detail?: TableDetail<Row>;
  /** Checkboxes in front of the rows. */
  selection?: TableSelection<Row>;
  /** Column chooser, order and density. Without it the button "Hiển thị" keeps its choice until the screen closes. */
  view?: TableViewControl;
  /** Key of a row that was just made: it is lit, and brought into view once. Default: none; nor where it is on another page. */
  litRow?: string;
  /** Stands above the table at the left, before "Hiển thị". */
  toolbar?: ReactNode;
  /**
   * Element outside the table that takes the line of tools (`toolbar`, the unit of money, "Hiển thị"); `null` until it is there.
   * Default: the line stands above the table.
   */
  toolsPlace?: HTMLElement | null;
  /** Whether more of its page stands below: the table is drawn whole then, and the page alone scrolls. Default false. */
  moreBelow?: boolean;
  /** Text of a table that has no rows at all. Default "Chưa có dữ liệu". */
  emptyText?: string;
  /** The next step of a table that has no rows at all: add the first one. Default: none. */
  emptyAction?: ReactNode;
}
