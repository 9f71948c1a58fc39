import { useMemo, useState } from 'react';
import type { Column } from './columns.ts';
import type { TableView, TableViewControl } from './tableProps.ts';
import { fitView } from './tableView.ts';

/** The view in force, kept by the caller or, without one, by the table itself. */
export function useTableView<Row>(
  columns: readonly Column<Row>[],
  control: TableViewControl | undefined,
): { view: TableView; changeView: (next: TableView | undefined) => void } {
  const [own, setOwn] = useState<TableView>();
  const value = control ? control.value : own;
  const view = useMemo(() => fitView(value, columns), [value, columns]);
  return { view, changeView: control?.onChange ?? setOwn };
}
