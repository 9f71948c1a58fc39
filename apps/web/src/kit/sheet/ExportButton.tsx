import { useState } from 'react';
import type { OperationId } from '@so-the/api-client';
import { Button, vietnamToday, type Column } from '@so-the/ui';
import type { List } from '../list/useListScreen.ts';
import { usePageAction } from '../palette/pageActions.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { sheetColumn, sheetValue, shownColumns } from './exportColumns.ts';

/** Props of {@link ExportButton}. */
export interface ExportButtonProps<Row, Filters> {
  /** The list's state: its filters and order are those of the file. */
  list: List<Filters>;
  /** Operation id of the list's call. */
  call: OperationId;
  columns: readonly Column<Row>[];
  /** Title of the list; names the file together with the day. */
  title: string;
}

/** Exports every row that matches the list's filters, with the columns in sight, as .xlsx. */
export function ExportButton<Row, Filters>({ list, call, columns, title }: ExportButtonProps<Row, Filters>) {
  const [open, setOpen] = useState(false);
  const shown = shownColumns(columns, list.view.value);
  const plan = {
    call,
    args: list.args,
    columns: shown.map(sheetColumn),
    cellsOf: (row: Row) => shown.map((column) => sheetValue(column, row)),
    name: `${title} ${vietnamToday()}`,
  };
  usePageAction({ label: 'Xuất Excel', icon: 'download' }, () => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Xuất Excel</Button>
      {open && <ExportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
