import type { RowData } from '@tanstack/react-table';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuItem } from '../Menu/menuItem.ts';
import { Chosen, isChosen } from './Chosen.tsx';
import { columnId } from './columns.ts';
import { CheckAll } from './TableHead.tsx';
import type { DataTableProps, TableQueryControl, TableView } from './tableProps.ts';
import { isShown } from './tableView.ts';
import type { TableModel } from './useTableModel.ts';
import { ViewButton } from './ViewPanel.tsx';

interface TableToolbarProps<Row extends RowData> {
  props: DataTableProps<Row>;
  table: TableModel<Row>;
  view: TableView;
  onView: (next: TableView | undefined) => void;
  /** Cards have no titles: ordering and "choose all" stand here instead. */
  cards: boolean;
}

/** The line of tools: the caller's, the unit of money, the view; above cards also what is chosen and what can be done with it. */
export function TableToolbar<Row extends RowData>({ props, table, view, onView, cards }: TableToolbarProps<Row>) {
  const { columns, selection, query, toolbar } = props;
  const money = columns.some((column) => column.cell === 'money' && isShown(column, view));
  return (
    <div className="st-table__toolbar">
      {cards && selection ? (
        <label className="st-table__check-all">
          <CheckAll table={table} selection={selection} tabbable />
          {isChosen(selection) ? null : 'Tất cả'}
        </label>
      ) : null}
      {cards && isChosen(selection) ? (
        <Chosen table={table} selection={selection} total={props.source.total ?? 0} />
      ) : (
        <div className="st-table__tools">{toolbar}</div>
      )}
      {money ? <span className="st-table__unit">ĐVT: VNĐ</span> : null}
      {cards && query ? <SortMenu columns={columns} query={query} /> : null}
      <ViewButton columns={columns} view={view} onChange={onView} />
    </div>
  );
}

type SortMenuProps<Row extends RowData> = Pick<DataTableProps<Row>, 'columns'> & { query: TableQueryControl };

function SortMenu<Row extends RowData>({ columns, query }: SortMenuProps<Row>) {
  const [current] = query.sort;
  const items = columns
    .filter((column) => column.sortable)
    .flatMap((column) =>
      (['asc', 'desc'] as const).map((dir): MenuItem => {
        const field = columnId(column);
        return {
          id: `${field} ${dir}`,
          label: `${column.header} ${dir === 'asc' ? 'tăng dần' : 'giảm dần'}`,
          checked: current?.field === field && current.dir === dir,
          onSelect: () => query.onChange({ page: 1, pageSize: query.pageSize, sort: [{ field, dir }] }),
        };
      }),
    );
  return items.length > 0 ? <Menu label="Sắp xếp" items={items} icon="sort" iconOnly align="end" /> : null;
}
