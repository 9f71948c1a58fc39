import { useMemo } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { TableSelection } from './tableProps.ts';
import type { TableModel } from './useTableModel.ts';

/** How much of a page is chosen. */
export interface ChosenOnPage {
  /** Chosen rows among those of this page. */
  chosen: number;
  /** Every row that can be chosen is; never on a page without such rows. */
  all: boolean;
}

/** Counts the chosen rows of a page by looking at the chosen ones only, so that one more of 100,000 costs nothing. */
export function useChosen<Row extends RowData>(
  table: TableModel<Row>,
  selection: TableSelection<Row> | undefined,
): ChosenOnPage {
  const { rows, rowsById } = table.getRowModel();
  const canSelect = selection?.canSelect;
  const selectable = useMemo(
    () => (canSelect ? rows.filter((row) => canSelect(row.original)).length : rows.length),
    [rows, canSelect],
  );
  const selected = selection?.selected;
  const chosen = useMemo(() => {
    let count = 0;
    for (const id of selected ?? []) if (Object.hasOwn(rowsById, id)) count += 1;
    return count;
  }, [selected, rowsById]);
  if (selection?.allMatching) return { chosen: selectable, all: selectable > 0 };
  return { chosen, all: selectable > 0 && chosen >= selectable };
}
