import { useState } from 'react';
import { Button, Icon, vietnamToday, type Column } from '@so-the/ui';
import type { List } from './useList.ts';
import { usePageAction } from '../palette/pageActions.ts';
import { ExportDialog } from '../sheet/ExportDialog.tsx';
import { sheetColumns, sheetTotals, sheetValue, shownColumns } from '../sheet/exportColumns.ts';

/** Props of {@link ExportButton}. */
export interface ExportButtonProps<Row extends object> {
  /** The list: its filters and order are those of the file. */
  list: Pick<List<object, Row>, 'file' | 'view'>;
  columns: readonly Column<Row>[];
  /** Title of the list; names the file together with the day. */
  title: string;
  /** Lines above the titles of a report's file, with the sums below its rows. Default: neither. */
  heading?: readonly string[];
}

/** Exports every row that matches the list's filters, with the columns in sight, as .xlsx. */
export function ExportButton<Row extends object>({ list, columns, title, heading }: ExportButtonProps<Row>) {
  const [open, setOpen] = useState(false);
  const shown = shownColumns<Row>(list.file.columns ?? columns, list.view.value);
  const plan = {
    source: list.file,
    columns: sheetColumns(shown),
    cellsOf: (row: Row) => shown.map((column) => sheetValue(column, row)),
    name: `${title} ${vietnamToday()}`,
    ...(heading && { heading, totalsOf: (totals: object | undefined) => sheetTotals(shown, totals) }),
  };
  usePageAction({ label: 'Xuất Excel', icon: 'download' }, () => setOpen(true));
  return (
    <>
      <Button folds icon={<Icon name="download" size={16} />} onClick={() => setOpen(true)}>
        Xuất Excel
      </Button>
      {open && <ExportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
