import { useMemo, useRef, type CSSProperties } from 'react';
import type { RowData } from '@tanstack/react-table';
import { MenuPanel } from '../Menu/MenuPanel.tsx';
import { useDensity } from '../theme/useDensity.ts';
import type { TableLayout } from './layout.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableBody, type ScrollToRow } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import type { DataTableProps, TableView } from './tableProps.ts';
import { tableTotals } from './totals.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useColumnMoves } from './useColumnMoves.ts';
import { LOW_WINDOW } from '../theme/constants.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { useRowPresses } from './useRowPresses.ts';
import { useStable } from './useStable.ts';
import type { TableModel } from './useTableModel.ts';

/** Height of a row in px: by the density of the page, that of a low window being compact, then by the choice in the table's own view. */
const ROW_HEIGHTS = {
  normal: { compact: 34, normal: 42, roomy: 54 },
  compact: { compact: 28, normal: 34, roomy: 42 },
};
const CARD_HEIGHT = 190;
const LOW_CARD_HEIGHT = 72;

interface TableGridProps<Row extends RowData> {
  props: DataTableProps<Row>;
  table: TableModel<Row>;
  layout: TableLayout<Row>;
  view: TableView;
  onView: (next: TableView) => void;
  cards: boolean;
  /** The box that scrolls; `null` in the first pass. */
  scroller: HTMLDivElement | null;
}

/** The grid itself: titles, rows, sums, and the menu of a row. */
export function TableGrid<Row extends RowData>(gridOptions: TableGridProps<Row>) {
  const { props, table, layout, view, onView, ...place } = gridOptions;
  const [{ source, query }, { cards, scroller }] = [props, place];
  const grid = useRef<HTMLTableElement>(null);
  const scrollToRow = useRef<ScrollToRow>(() => undefined);
  const rows = source.error === undefined ? (source.rows ?? []) : [];
  const rowHeight = useRowHeight(scroller, cards && cardHeight(props.columns), view);
  const totals = useTotals(props);
  const totalsOpen = layout.figures && source.totalsOpen !== false;
  const { menu, closeMenu, open, press, opened } = useRowPresses(table, props, totals);
  const moves = useColumnMoves(grid, layout, view, onView);
  const widths = useColumnWidths(layout, view, onView);
  const toggle = useToggle(table, props.selection);
  const gridProps = useGridKeys({
    grid,
    rows: rows.length + (totalsOpen && totals ? 1 : 0),
    pageRows: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2),
    titles: !cards,
    scrollToRow,
    onSelect: (index, shift) => (layout.checks ? toggle(index, shift) : undefined),
    onOpen: open,
    onClick: press,
  });
  const waiting = source.error === undefined && source.rows === undefined;
  const rowProps = {
    offset: query ? (query.page - 1) * query.pageSize : 0,
    ...rowsAsked(props),
    menuRow: menu?.index,
    onToggle: toggle,
    opened,
  };

  return (
    <>
      <table
        ref={grid}
        className="st-table__grid"
        style={{ '--st-table-row': `${rowHeight}px` } as CSSProperties}
        aria-label={props.label}
        aria-busy={source.loading || waiting || undefined}
        aria-rowcount={(source.total ?? rows.length) + 1}
        aria-multiselectable={layout.checks || undefined}
        {...gridProps}
      >
        <TableHead {...{ layout, table, moves, widths }} selection={props.selection} sort={query?.sort} />
        {waiting ? <SkeletonRows layout={layout} rows={Math.min(query?.pageSize ?? 8, 12)} /> : null}
        {rows.length > 0 ? <TableBody {...{ table, layout, rowHeight, scrollToRow }} {...rowProps} {...place} /> : null}
        {totals && rows.length > 0 ? (
          <TableFoot layout={layout} totals={totals} opens={totalsOpen} index={rows.length} />
        ) : null}
      </table>
      <output className="st-visually-hidden">{moves.said}</output>
      <output className="st-visually-hidden">{widths.said}</output>
      {menu ? <MenuPanel label="Thao tác" {...menu} align="end" onClose={closeMenu} /> : null}
    </>
  );
}

/** The total row, the same one until rows or sums change. */
function useTotals<Row extends RowData>({ columns, source }: DataTableProps<Row>) {
  const { rows, total, totals } = source;
  return useMemo(() => tableTotals(columns, { rows, total, totals }), [columns, rows, total, totals]);
}

/** What the table's owner asks of its rows. */
function rowsAsked<Row extends RowData>(props: DataTableProps<Row>) {
  const { rowHref, rowActions, detail, litRow } = props;
  const allMatching = props.selection?.allMatching === true;
  return { rowHref, rowActions, detail, litRow, allMatching, opens: props.onOpen !== undefined };
}

/** What a card is estimated to take, in px. */
function cardHeight<Row>(columns: DataTableProps<Row>['columns']): number {
  return columns.some(({ onCard }) => onCard !== undefined) ? LOW_CARD_HEIGHT : CARD_HEIGHT;
}

/** Height of a row in px, or of a card where rows are cards. */
function useRowHeight(scroller: HTMLDivElement | null, card: number | false, view: TableView): number {
  const around = useDensity(scroller?.closest('.st-table')?.parentElement ?? null);
  const isLow = useMediaQuery(LOW_WINDOW);
  return card || ROW_HEIGHTS[isLow ? 'compact' : around][view.density];
}

/**
 * Chooses a row or lets it go; with Shift all rows back to the last one touched. Letting one go while all matches are
 * chosen leaves the others of this page.
 */
function useToggle<Row extends RowData>(table: TableModel<Row>, selection: DataTableProps<Row>['selection']) {
  return useStable((index: number, shift: boolean) => {
    const { rows } = table.getRowModel();
    const row = rows[index];
    if (selection?.allMatching) {
      selection.onAllMatching?.(false);
      selection.onChange(new Set(rows.filter((one) => one !== row && one.getCanSelect()).map((one) => one.id)));
      return;
    }
    row?.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: shift });
  });
}
