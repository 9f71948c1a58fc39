import { columnAlign, columnId, columnWidth, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';
import { isFrozen, isShown, orderedColumns } from './tableView.ts';

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
  /** Stays in view at the left while the table is pushed sideways, at a place that its least width decides. */
  stays: boolean;
}

/** Places the visible columns: order, what stays in view, and how wide each must be. */
export function layoutColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  extras: { checks: boolean; actions: boolean; figures?: boolean; detail?: string },
): TableLayout<Row> {
  const visible = orderedColumns(columns, view).filter((column) => isShown(column, view));
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
  const widths: TrackWidth[] = visible.map((column) => ({
    px: columnWidth(column),
    grows: view.widths?.[columnId(column)] === undefined,
    stays: frozen.includes(column),
  }));
  if (extras.detail !== undefined) widths.unshift({ px: DETAIL_WIDTH, grows: false, stays: true });
  if (extras.checks) widths.unshift({ px: CHECK_WIDTH, grows: false, stays: true });
  if (extras.actions) widths.push({ px: ACTIONS_WIDTH, grows: false, stays: false });
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
 * Widths in whole px of the columns in a box of `room` px. Room that is left over goes to the data columns in proportion to
 * their widths. Without any the table scrolls sideways: the columns that are in sight at first then share what is left of
 * the box beside them, so that none of them is cut at its edge or at the "⋯" column, which stays in view.
 */
export function fitColumns(widths: readonly TrackWidth[], room: number): number[] {
  const least = widths.reduce((total, { px }) => total + px, 0);
  if (room >= least) return grown(widths, room - least, ({ grows }) => grows);
  const last = widths.at(-1);
  const edge = room - (last?.grows === false ? last.px : 0);
  let [shown, sum] = [0, 0];
  for (const { px } of widths) {
    if (sum + px > edge) break;
    shown += 1;
    sum += px;
  }
  return grown(widths, edge - sum, ({ grows, stays }, place) => place < shown && grows && !stays);
}

/** Shares `extra` px out among some of the columns, in proportion to their widths. */
function grown(
  widths: readonly TrackWidth[],
  extra: number,
  mayGrow: (width: TrackWidth, place: number) => boolean,
): number[] {
  let left = extra;
  let base = widths.reduce((total, width, place) => total + (mayGrow(width, place) ? width.px : 0), 0);
  return widths.map((width, place) => {
    if (!mayGrow(width, place)) return width.px;
    const share = Math.round((left * width.px) / base);
    left -= share;
    base -= width.px;
    return width.px + share;
  });
}

function cellClass<Row>(column: Column<Row>, frozen: boolean, edge: boolean): string {
  const parts = ['st-cell', `st-cell--${columnAlign(column)}`, `st-cell--${column.cell ?? 'text'}`];
  if (frozen) parts.push('st-cell--frozen');
  if (edge) parts.push('st-cell--edge');
  if (column.under) parts.push('st-cell--two');
  if (column.onCard) parts.push(`st-cell--card-${column.onCard}`);
  return parts.join(' ');
}
