import { columnAlign, columnId, columnWidth, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';
import { isFrozen, orderedColumns } from './tableView.ts';

/** Width in px of the checkbox column and of the "⋯" column. */
export const CHECK_WIDTH = 44;
export const ACTIONS_WIDTH = 52;

/** A visible column with what its cells need to stand in the right place. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  id: string;
  /** Leads the row: its cell holds the row's link. */
  leads: boolean;
  /** CSS width: at least its own, more where the table has room. */
  width: string;
  /** CSS distance from the left edge of a frozen column. */
  left: string | undefined;
  className: string;
}

/** Everything about a table that depends on its columns and view alone. */
export interface TableLayout<Row> {
  columns: readonly PlacedColumn<Row>[];
  checks: boolean;
  actions: boolean;
  /** Least width of the table in px; below it the table scrolls sideways. */
  minWidth: number;
  /** Width in px of what stays in view at the left. */
  frozenWidth: number;
}

/**
 * Places the visible columns. Room that is left over goes to the data columns in proportion to their widths;
 * it is written in container units (`cqi`), so that resizing the window costs no script.
 */
export function layoutColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  extras: { checks: boolean; actions: boolean },
): TableLayout<Row> {
  const visible = orderedColumns(columns, view).filter((column) => !view.hidden.includes(columnId(column)));
  const fixed = (extras.checks ? CHECK_WIDTH : 0) + (extras.actions ? ACTIONS_WIDTH : 0);
  const sum = visible.reduce((total, column) => total + columnWidth(column), 0);
  const wide = (px: number) => `max(${px}px, (100cqi - ${fixed}px) * ${(px / sum).toFixed(5)})`;
  const frozen = visible.filter((column) => isFrozen(column, columns));
  let left = extras.checks ? CHECK_WIDTH : 0;
  const placed = visible.map((column, index): PlacedColumn<Row> => {
    const stays = frozen.includes(column);
    const edge = stays ? `${left}px` : undefined;
    if (stays) left += columnWidth(column);
    return {
      column,
      id: columnId(column),
      leads: index === 0,
      width: wide(columnWidth(column)),
      left: edge,
      className: cellClass(column, stays, column === frozen.at(-1)),
    };
  });
  return { columns: placed, ...extras, minWidth: sum + fixed, frozenWidth: left };
}

function cellClass<Row>(column: Column<Row>, frozen: boolean, edge: boolean): string {
  const parts = ['st-cell', `st-cell--${columnAlign(column)}`, `st-cell--${column.cell ?? 'text'}`];
  if (frozen) parts.push('st-cell--frozen');
  if (edge) parts.push('st-cell--edge');
  return parts.join(' ');
}
