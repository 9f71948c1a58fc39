import { DataTable, type DataTableProps } from '@so-the/ui';
import { shownColumns } from '../../sheet/exportColumns.ts';
import type { List } from '../useList.ts';
import { ChosenRowsButton, type ChosenDeed } from './ChosenRowsButton.tsx';
import { CopyRowsButton } from './CopyRowsButton.tsx';
import { useRowSelection, type RowSelection } from './useRowSelection.ts';

/** Props of {@link ChoosingTable}. */
export interface ChoosingTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'selection' | 'rowKey'> {
  list: List<object, Row>;
  /** Names a row; unique in the list. */
  rowKey: (row: Row) => string;
  /** What can be done with the chosen rows, beside copying them. */
  chosenDeeds: readonly ChosenDeed<Row>[] | undefined;
  /** Which rows are chosen, where they can be chosen elsewhere too. `undefined`: the table keeps it. */
  chosenRows: RowSelection<Row> | undefined;
}

/** The rows of a list and which of them are chosen: choosing one draws nothing of what stands around the table. */
export function ChoosingTable<Row extends object>(props: ChoosingTableProps<Row>) {
  const { list, chosenDeeds, chosenRows, ...table } = props;
  const own = useRowSelection(list, table.rowKey);
  const selection = chosenRows ?? own;
  const chosen = { rows: selection.rows, all: selection.all ? list.source : undefined };
  return (
    <DataTable
      {...table}
      selection={{
        ...selection.table,
        actions: (
          <>
            {chosenDeeds?.map((deed) => (
              <ChosenRowsButton key={deed.label} deed={deed} chosen={chosen} choose={selection.choose} />
            ))}
            <CopyRowsButton columns={shownColumns(table.columns, list.view.value)} chosen={chosen} />
          </>
        ),
      }}
    />
  );
}
