import { columnAlign, columnId, columnWidth, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';
import { isFrozen, orderedColumns } from './tableView.ts';

/** Width in px of the checkbox column, of the column that opens rows and of the "⋯" column. */
const CHECK_WIDTH = 44;
const DETAIL_WIDTH = 36;
const ACTIONS_WIDTH = 52;

/** A visible column with what its cells need to stand in the right place. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  id: string;
  /** Leads the row: its cell holds the row's link. */
  leads: boolean;
  /** CSS distance from the left edge of a frozen column. */
  left: string | undefined;
  className: string;
}

/** Everything about a table that depends on its columns and view alone. */
export interface TableLayout<Row> {
  columns: readonly PlacedColumn<Row>[];
  checks: boolean;
  actions: boolean;
  /** Figures that have a name can be opened. */
  figures: boolean;
  /** Titles above neighbouring titles, one for each run of columns; `undefined` where no column has one. */
  groups: readonly TitleGroup[] | undefined;
  /** Name of what a row opens to; `undefined`: rows do not open downwards. */
  detail: string | undefined;
  /** CSS distance from the left edge of the column that opens rows. */
  detailLeft: string;
  /** Least width of the table in px; below it the table scrolls sideways. */
  minWidth: number;
  /** Widths of all columns in order, the checkbox and "⋯" columns included. */
  widths: readonly TrackWidth[];
}

/** A title over one or several columns; without a text the place above columns that have none. */
export interface TitleGroup {
  title: string | undefined;
  /** How many columns it stands over. */
  span: number;
  /** CSS distance from the left edge, over frozen columns. */
  left: string | undefined;
  id: string;
}

/** Width of one column. */
export interface TrackWidth {
  /** Least width in px. */
  px: number;
  /** Takes its share of the room that is left over. */
  grows: boolean;
}

/** Places the visible columns: order, what stays in view, and how wide each must be. */
export function layoutColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  extras: { checks: boolean; actions: boolean; figures?: boolean; detail?: string },
): TableLayout<Row> {
  const visible = orderedColumns(columns, view).filter((column) => !view.hidden.includes(columnId(column)));
  const lead = (extras.checks ? CHECK_WIDTH : 0) + (extras.detail === undefined ? 0 : DETAIL_WIDTH);
  const fixed = lead + (extras.actions ? ACTIONS_WIDTH : 0);
  const sum = visible.reduce((total, column) => total + columnWidth(column), 0);
  const frozen = visible.filter((column) => isFrozen(column, columns));
  let left = lead;
  const placed = visible.map((column, index): PlacedColumn<Row> => {
    const stays = frozen.includes(column);
    const edge = stays ? `${left}px` : undefined;
    if (stays) left += columnWidth(column);
    return {
      column,
      id: columnId(column),
      leads: index === 0,
      left: edge,
      className: cellClass(column, stays, column === frozen.at(-1)),
    };
  });
  const widths: TrackWidth[] = visible.map((column) => ({ px: columnWidth(column), grows: true }));
  if (extras.detail !== undefined) widths.unshift({ px: DETAIL_WIDTH, grows: false });
  if (extras.checks) widths.unshift({ px: CHECK_WIDTH, grows: false });
  if (extras.actions) widths.push({ px: ACTIONS_WIDTH, grows: false });
  const { checks, actions, detail } = extras;
  const detailLeft = `${checks ? CHECK_WIDTH : 0}px`;
  const groups = visible.some(({ group }) => group !== undefined) ? groupsOf(placed) : undefined;
  const figures = extras.figures ?? false;
  return { columns: placed, checks, actions, figures, groups, detail, detailLeft, minWidth: sum + fixed, widths };
}

/** Runs of neighbouring columns with the same title above them; a frozen column never shares one with a free one. */
function groupsOf<Row>(placed: readonly PlacedColumn<Row>[]): TitleGroup[] {
  const groups: TitleGroup[] = [];
  for (const { id, left, column } of placed) {
    const last = groups.at(-1);
    const isSame = last && last.title === column.group && (last.left === undefined) === (left === undefined);
    if (isSame) last.span += 1;
    else groups.push({ id, title: column.group, span: 1, left });
  }
  return groups;
}

/**
 * CSS grid columns for a box of `room` px. Room that is left over goes to the data columns in proportion to their widths,
 * in whole pixels; without any, each keeps its least width and the table scrolls sideways.
 */
export function fitColumns(widths: readonly TrackWidth[], room: number): string {
  const least = widths.reduce((total, { px }) => total + px, 0);
  const growing = widths.reduce((total, { px, grows }) => total + (grows ? px : 0), 0);
  let extra = Math.max(0, room - least);
  let base = growing;
  return widths
    .map(({ px, grows }) => {
      if (!grows || base === 0) return `${px}px`;
      const share = Math.round((extra * px) / base);
      extra -= share;
      base -= px;
      return `${px + share}px`;
    })
    .join(' ');
}

function cellClass<Row>(column: Column<Row>, frozen: boolean, edge: boolean): string {
  const parts = ['st-cell', `st-cell--${columnAlign(column)}`, `st-cell--${column.cell ?? 'text'}`];
  if (frozen) parts.push('st-cell--frozen');
  if (edge) parts.push('st-cell--edge');
  return parts.join(' ');
}
