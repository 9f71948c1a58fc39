import { useCallback, useImperativeHandle, useMemo, type ReactNode, type RefObject } from 'react';
import type { RowData } from '@tanstack/react-table';
import { useLeads } from '../Link/Link.tsx';
import { openLines } from '../Menu/openLines.ts';
import type { TableLayout } from './layout.ts';
import type { DataTableProps } from './tableProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowInView } from './useRowInView.ts';
import { usePrinting } from './usePrinting.ts';
import type { TableModel } from './useTableModel.ts';
import { useVirtualRows, type VirtualRows as VirtualRowsShown } from './useVirtualRows.ts';

/** Above this many rows only those in view are in the document. */
export const VIRTUAL_FROM = 60;

/** Scrolls a row into the document, by its place on the page. */
export type ScrollToRow = (index: number) => void;

export interface TableBodyProps<Row extends RowData> {
  table: TableModel<Row>;
  layout: TableLayout<Row>;
  /** Number of the page's first row among all matches, from 0. */
  offset: number;
  rowHref: DataTableProps<Row>['rowHref'];
  rowActions: DataTableProps<Row>['rowActions'];
  opens: boolean;
  /** Index of the row whose menu is open. */
  menuRow: number | undefined;
  onToggle: (index: number, shift: boolean) => void;
  /** All matches are chosen, whatever the rows say. */
  allMatching: boolean;
  detail: DataTableProps<Row>['detail'];
  /** Keys of the rows that are open downwards. */
  opened: ReadonlySet<string>;
  /** Key of the row that is lit. */
  litRow: string | undefined;
  /** Height of a row in px; on phones an estimate, since cards differ. */
  rowHeight: number;
  /** Rows are cards of different heights. */
  cards: boolean;
  /** The box that scrolls; `null` in the first pass. */
  scroller: HTMLDivElement | null;
  /** Receives the way to bring a row into view. */
  scrollToRow: RefObject<ScrollToRow>;
}

interface DrawnBodyProps<Row extends RowData> extends TableBodyProps<Row> {
  /** Where a row leads, and whether it has a menu. */
  waysOf: (row: Row) => RowWays;
}

interface RowWays {
  href: string | undefined;
  hasMenu: boolean;
}

/** The rows of data: all of them while they are few and on paper, else the stretch in view. */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const printing = usePrinting();
  useRowInView(props);
  const waysOf = useRowWays(props);
  const few = props.table.getRowModel().rows.length <= VIRTUAL_FROM;
  return few || printing ? <AllRows {...props} waysOf={waysOf} /> : <VirtualRows {...props} waysOf={waysOf} />;
}

type WaysAsked<Row extends RowData> = Pick<TableBodyProps<Row>, 'rowHref' | 'rowActions'>;

function useRowWays<Row extends RowData>({ rowHref, rowActions }: WaysAsked<Row>): (row: Row) => RowWays {
  const leads = useLeads();
  return useMemo(() => rememberedWays({ rowHref, rowActions }, leads), [rowHref, rowActions, leads]);
}

/**
 * Addresses and menus of rows, each worked out once for as long as they are asked for alike: one row chosen, or scrolled into view,
 * must not ask the rights of all others again.
 */
function rememberedWays<Row extends RowData>(
  { rowHref, rowActions }: WaysAsked<Row>,
  leads: ReturnType<typeof useLeads>,
): (row: Row) => RowWays {
  const known = new Map<Row, RowWays>();
  return (row) => {
    const found = known.get(row);
    if (found) return found;
    const href = rowHref?.(row);
    const hasMenu = openLines(rowActions?.(row) ?? [], leads).length > 0;
    const ways = { href: leads(href) ? href : undefined, hasMenu };
    known.set(row, ways);
    return ways;
  };
}

function AllRows<Row extends RowData>(props: DrawnBodyProps<Row>) {
  const { rows } = props.table.getRowModel();
  return (
    <tbody className="st-table__body">
      {rows.map((row, index) => (
        <TableRow key={row.id} {...rowProps(props, row, index)} />
      ))}
    </tbody>
  );
}

/**
 * The stretch of rows in view. While all rows are of one height, a row that comes into view takes over the elements of one
 * that left: changing texts costs a scrolled frame far less than making, dropping or moving elements.
 */
function VirtualRows<Row extends RowData>(props: DrawnBodyProps<Row>) {
  const { table, rowHeight, cards, scroller, scrollToRow, opened } = props;
  const { rows } = table.getRowModel();
  const keyAt = useCallback((index: number) => rows[index]?.id ?? String(index), [rows]);
  const head = cards ? 0 : HEAD_HEIGHT;
  const measured = cards || opened.size > 0;
  const shown = useVirtualRows({ count: rows.length, keyAt, rowHeight, head, scroller, measured });
  useImperativeHandle(scrollToRow, () => shown.scrollToRow);

  const measure = measured ? shown.measure : undefined;
  return (
    <tbody className="st-table__body" style={{ height: shown.height }}>
      {inDocument(shown, measured).map(({ key, index, start }) => {
        const row = rows[index];
        return row ? (
          <TableRow
            key={measured ? key : index % shown.pool}
            {...rowProps(props, row, index)}
            top={start - head}
            measure={measure}
          />
        ) : null;
      })}
    </tbody>
  );
}

/** The rows as they stand in the document: in their order, but while the table scrolls each keeps its elements' place. */
function inDocument({ items, pool, moving }: VirtualRowsShown, measured: boolean) {
  return moving && !measured ? items.toSorted((a, b) => (a.index % pool) - (b.index % pool)) : items;
}

/** Height in px of the row of titles; the style sheet uses the same through `--st-table-head`. */
const HEAD_HEIGHT = 40;

type ModelRow<Row extends RowData> = ReturnType<TableModel<Row>['getRow']>;

/** A plain function in place of a component: all rows in view are gone through at each press, and one of them is drawn. */
function rowProps<Row extends RowData>(props: DrawnBodyProps<Row>, row: ModelRow<Row>, index: number) {
  const { layout } = props;
  return {
    row: row.original,
    id: row.id,
    index,
    ariaIndex: props.offset + index + 2,
    layout,
    ...props.waysOf(row.original),
    opens: props.opens,
    lit: row.id === props.litRow,
    selected: layout.checks && row.getCanSelect() ? props.allMatching || row.getIsSelected() : undefined,
    detail: rowDetail(row, props),
    menuOpen: props.menuRow === index,
    onToggle: props.onToggle,
  };
}

/** What stands below a row: `null` when it has nothing to open, `undefined` while it is closed. */
function rowDetail<Row extends RowData>(
  row: ModelRow<Row>,
  { detail, opened }: Pick<TableBodyProps<Row>, 'detail' | 'opened'>,
): ReactNode {
  if (!detail || detail.has?.(row.original) === false) return null;
  return opened.has(row.id) ? detail.render(row.original) : undefined;
}
