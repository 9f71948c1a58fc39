import { useMemo } from 'react';
import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table';
import { columnId, type Column } from './columns.ts';
import type { DataTableProps } from './tableProps.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });

/** TanStack's table with the two features that the server leaves to us: ordering titles and choosing rows. */
export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>;

const NO_ROWS: readonly never[] = [];

/** Keeps rows, ordering and selection in TanStack Table, all of it owned by the caller. */
export function useTableModel<Row extends RowData>(props: DataTableProps<Row>): TableModel<Row> {
  const { columns, rowKey, query, selection, source } = props;
  const defs = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  const sorting = useMemo(
    () => (query?.sort ?? []).map(({ field, dir }) => ({ id: field, desc: dir === 'desc' })),
    [query?.sort],
  );
  const selected = selection?.selected;
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    [selected],
  );
  const canSelect = selection?.canSelect;

  return useTable({
    features,
    columns: defs,
    data: source.rows ?? NO_ROWS,
    getRowId: (row: Row, index: number) => rowId(row, rowKey, index),
    state: { sorting, rowSelection },
    manualSorting: true,
    sortDescFirst: false,
    enableMultiSort: query?.multiSort ?? false,
    onSortingChange: (updater) => {
      const sort = functionalUpdate(updater, sorting).map(
        ({ id, desc }) => ({ field: id, dir: desc ? 'desc' : 'asc' }) as const,
      );
      query?.onChange({ page: 1, pageSize: query.pageSize, sort });
    },
    enableRowSelection: (row) => canSelect?.(row.original) ?? true,
    onRowSelectionChange: (updater) => {
      selection?.onChange(new Set(Object.keys(functionalUpdate(updater, rowSelection))));
    },
  });
}

/** A key made of what a row does not have. */
const NO_KEY = /^$|\b(?:undefined|NaN|null)\b/;

/** The key that names a row; its place where it has nothing of its own to be named by. */
function rowId<Row>(row: Row, rowKey: DataTableProps<Row>['rowKey'], index: number): string {
  const key = typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey]);
  return NO_KEY.test(key) ? `dòng ${index + 1}` : key;
}

function columnDef<Row extends RowData>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { field } = column;
  return {
    id: columnId(column),
    header: column.header,
    accessorFn: (row) => (field === undefined ? undefined : row[field]),
    enableSorting: column.sortable ?? false,
  };
}
