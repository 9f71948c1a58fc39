import { columnId, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';

/** The view a column file describes: its own order, its `hidden` columns hidden, normal density. */
export function defaultView<Row>(columns: readonly Column<Row>[]): TableView {
  return {
    hidden: columns.filter((column) => column.hidden).map(columnId),
    order: columns.map(columnId),
    density: 'normal',
  };
}

/** A remembered view as it fits today's columns: names that are gone drop out, new columns keep the place the file gives them. */
export function fitView<Row>(view: TableView | undefined, columns: readonly Column<Row>[]): TableView {
  const standard = defaultView(columns);
  if (!view) return standard;
  const known = new Set(view.order);
  const order = view.order.filter((id) => standard.order.includes(id));
  standard.order.forEach((id, index) => {
    if (!known.has(id)) order.splice(index, 0, id);
  });
  const added = standard.hidden.filter((id) => !known.has(id));
  return {
    hidden: [...view.hidden.filter((id) => standard.order.includes(id)), ...added],
    order,
    density: view.density,
    ...(view.widths && { widths: view.widths }),
  };
}

/** Least and greatest width in px that a column can be drawn to. */
const NARROWEST = 56;
const WIDEST = 800;

/** Draws a column to a width in px, within reason; `undefined` gives it back its own. */
export function widenColumn(view: TableView, id: string, width: number | undefined): TableView {
  const { [id]: _former, ...others } = view.widths ?? {};
  const px = width === undefined ? undefined : Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
  return { ...view, widths: px === undefined ? others : { ...others, [id]: px } };
}

/** The columns with the widths that were drawn. */
export function drawnWidths<Row>(columns: readonly Column<Row>[], { widths }: TableView): readonly Column<Row>[] {
  if (!widths) return columns;
  return columns.map((column) => {
    const width = widths[columnId(column)];
    return width === undefined ? column : Object.assign({}, column, { width });
  });
}

/** Columns that stay in view while the table scrolls sideways: those that say so, else the first one. */
export function isFrozen<Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean {
  return column.frozen ?? columns[0] === column;
}

/** Whether a person may hide the column; the one that leads the row may not be hidden. */
export function isHideable<Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean {
  return column.hideable ?? columns[0] !== column;
}

/** Whether a column is in sight: what the view hides is not, unless the column may not be hidden. Without a view the column file decides. */
export function isShown<Row>(column: Column<Row>, view: TableView | undefined): boolean {
  if (column.hideable === false) return true;
  return view ? !view.hidden.includes(columnId(column)) : !column.hidden;
}

/** The columns in the order of the view, frozen ones first, hidden ones included. */
export function orderedColumns<Row>(columns: readonly Column<Row>[], view: TableView): Column<Row>[] {
  const rank = new Map(view.order.map((id, index) => [id, index]));
  const place = (column: Column<Row>) =>
    (isFrozen(column, columns) ? -columns.length : 0) + (rank.get(columnId(column)) ?? 0);
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** Hides a column, or shows it again. */
export function toggleColumn(view: TableView, id: string): TableView {
  const hidden = view.hidden.includes(id) ? view.hidden.filter((other) => other !== id) : [...view.hidden, id];
  return { ...view, hidden };
}

/** Puts a column where another one stands, by its id; the others make room. Nothing changes for unknown ids. */
export function placeColumn(view: TableView, id: string, target: string): TableView {
  const from = view.order.indexOf(id);
  const to = view.order.indexOf(target);
  if (from < 0 || to < 0 || from === to) return view;
  return { ...view, order: view.order.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** Moves a column one place to the front (-1) or to the back (1); at the end of the line nothing changes. */
export function moveColumn(view: TableView, id: string, by: -1 | 1): TableView {
  const from = view.order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= view.order.length) return view;
  return { ...view, order: view.order.toSpliced(from, 1).toSpliced(to, 0, id) };
}
