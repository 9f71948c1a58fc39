import { memo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RowData } from '@tanstack/react-table';
import { ColumnEdge } from './ColumnEdge.tsx';
import type { PlacedColumn, TableLayout, TitleGroup } from './layout.ts';
import { leftEdge } from './TableRow.tsx';
import { useChosen } from './useChosen.ts';
import { useStable } from './useStable.ts';
import type { SortRule, TableSelection } from './tableProps.ts';
import type { ColumnMoves, TitleMoves } from './useColumnMoves.ts';
import type { ColumnWidths } from './useColumnWidths.ts';
import type { TableModel } from './useTableModel.ts';

interface TableHeadProps<Row extends RowData> {
  layout: TableLayout<Row>;
  table: TableModel<Row>;
  /** How the rows are sorted; `undefined`: titles do not sort. */
  sort: readonly SortRule[] | undefined;
  selection: TableSelection<Row> | undefined;
  moves: ColumnMoves;
  widths: ColumnWidths;
}

/** The row of titles: "choose all", sortable titles, and a nameless column for the row menus. */
export function TableHead<Row extends RowData>({ layout, table, sort, selection, moves, widths }: TableHeadProps<Row>) {
  const onSort = useStable((id: string, event: MouseEvent) => table.getColumn(id)?.getToggleSortingHandler()?.(event));
  const keys = { onKeyDown: widths.onKeyDown };
  return (
    <thead {...keys} className="st-table__head" data-grouped={layout.groups !== undefined || undefined}>
      {layout.groups ? <GroupTitles {...layout} groups={layout.groups} /> : null}
      <tr aria-rowindex={1} data-index={-1}>
        {layout.checks ? (
          <th scope="col" tabIndex={-1} className="st-cell st-cell--check st-cell--frozen">
            <CheckAll table={table} selection={selection} />
          </th>
        ) : null}
        {layout.detail === undefined ? null : (
          <th
            scope="col"
            tabIndex={-1}
            className="st-cell st-cell--open st-cell--frozen"
            style={{ left: layout.detailLeft }}
          >
            <span className="st-visually-hidden">Mở rộng</span>
          </th>
        )}
        <Titles {...{ layout, sort, onSort }} titles={moves.titles} onWidth={widths.onWidth} />
        {layout.actions ? (
          <th scope="col" tabIndex={-1} className="st-cell st-cell--actions">
            <span className="st-visually-hidden">Thao tác</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The row of titles above the titles; what it says each title below says as well, unseen, for who hears it. */
function GroupTitles<Row>({ checks, detail, actions, groups }: TableLayout<Row> & { groups: readonly TitleGroup[] }) {
  const lead = (checks ? 1 : 0) + (detail === undefined ? 0 : 1);
  return (
    <tr className="st-table__groups" aria-hidden="true">
      {lead > 0 ? <td className="st-cell st-cell--frozen" style={spanOf(lead)} aria-hidden="true" /> : null}
      {groups.map(({ id, title, span, left }) => (
        <td
          key={id}
          className={left === undefined ? 'st-cell' : 'st-cell st-cell--frozen'}
          style={{ ...spanOf(span), left }}
          data-titled={title === undefined ? undefined : ''}
        >
          {title}
        </td>
      ))}
      {actions ? <td className="st-cell st-cell--actions" aria-hidden="true" /> : null}
    </tr>
  );
}

function spanOf(columns: number): CSSProperties {
  return { gridColumn: `span ${columns}` };
}

interface CheckAllProps<Row extends RowData> {
  table: TableModel<Row>;
  selection: TableSelection<Row> | undefined;
  /** A stop of its own for Tab, outside the grid. Default `false`. */
  tabbable?: boolean;
}

/** Chooses all rows of the page, or none; half ticked while some are chosen. */
export function CheckAll<Row extends RowData>({ table, selection, tabbable = false }: CheckAllProps<Row>) {
  const { rows } = table.getRowModel();
  const { chosen, all } = useChosen(table, selection);
  const press = () => {
    if (selection?.allMatching) {
      selection.onAllMatching?.(false);
      selection.onChange(new Set());
    } else table.toggleAllRowsSelected(!all);
  };
  return (
    <input
      type="checkbox"
      className="st-table__check"
      aria-label="Chọn tất cả các dòng trên trang"
      tabIndex={tabbable ? 0 : -1}
      data-focus=""
      checked={all}
      disabled={rows.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !all;
      }}
      onChange={press}
    />
  );
}

interface TitlesProps<Row extends RowData> extends Pick<TitleProps<Row>, 'onSort' | 'onWidth'> {
  layout: TableLayout<Row>;
  sort: readonly SortRule[] | undefined;
  titles: ColumnMoves['titles'];
}

/** Memoised: a row chosen changes no title. */
const Titles = memo(function Titles<Row extends RowData>({ layout, sort, titles, ...ways }: TitlesProps<Row>) {
  return layout.columns.map((placed) => (
    <Title
      key={placed.id}
      {...ways}
      placed={placed}
      {...orderOf(sort, placed.id)}
      sorts={sort !== undefined && placed.column.sortable === true}
      moves={titles.get(placed.id)}
    />
  ));
}) as <Row extends RowData>(props: TitlesProps<Row>) => ReactNode;

/** How the rows are sorted by a column, and which of several orders it is (from 1). */
interface TitleOrder {
  sorted: false | 'asc' | 'desc';
  rank: number | undefined;
}

function orderOf(sort: readonly SortRule[] = [], id: string): TitleOrder {
  const at = sort.findIndex(({ field }) => field === id);
  return { sorted: sort[at]?.dir ?? false, rank: at >= 0 && sort.length > 1 ? at + 1 : undefined };
}

interface TitleProps<Row extends RowData> extends TitleOrder {
  placed: PlacedColumn<Row>;
  sorts: boolean;
  onSort: (id: string, event: MouseEvent) => void;
  moves: TitleMoves | undefined;
  onWidth: ColumnWidths['onWidth'];
}

const SORT_ICONS = { none: 'sort', asc: 'arrow-up', desc: 'arrow-down' } as const;

/** Memoised: a key typed into a filter draws the table again, and forty titles took most of its time. */
const Title = memo(function Title<Row extends RowData>(props: TitleProps<Row>) {
  const { placed, sorted, rank, sorts, onSort, moves, onWidth } = props;
  const { header, group } = placed.column;
  const above = group === undefined ? null : <span className="st-visually-hidden">{group}: </span>;
  return (
    <th
      {...moves}
      scope="col"
      data-column={placed.id}
      tabIndex={-1}
      className={placed.className}
      style={leftEdge(placed)}
      aria-sort={sorts ? ariaSort(sorted) : undefined}
    >
      {sorts ? (
        <button
          type="button"
          className="st-table__sort"
          tabIndex={-1}
          data-focus=""
          data-sorted={sorted || undefined}
          onClick={(event) => onSort(placed.id, event)}
        >
          {above}
          <span className="st-table__title">{header}</span>
          <Icon name={SORT_ICONS[sorted || 'none']} size={14} />
          {rank === undefined ? null : (
            <span className="st-table__rank" aria-hidden="true">
              {rank}
            </span>
          )}
        </button>
      ) : (
        <>
          {above}
          <span className="st-table__title">{header}</span>
        </>
      )}
      <ColumnEdge id={placed.id} onWidth={onWidth} />
    </th>
  );
}) as <Row extends RowData>(props: TitleProps<Row>) => ReactNode;

function ariaSort(sorted: false | 'asc' | 'desc'): 'ascending' | 'descending' | 'none' {
  if (!sorted) return 'none';
  return sorted === 'asc' ? 'ascending' : 'descending';
}
