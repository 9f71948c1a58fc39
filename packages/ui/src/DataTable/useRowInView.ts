import { useEffect, useRef } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { TableBodyProps } from './TableBody.tsx';

/** Brings the lit row into view once, as soon as it is on the page: in the box that scrolls, and in the page around it. */
export function useRowInView<Row extends RowData>(
  props: Pick<TableBodyProps<Row>, 'table' | 'litRow' | 'scroller' | 'scrollToRow'>,
): void {
  const { table, litRow, scroller, scrollToRow } = props;
  const shown = useRef<string>(undefined);
  const index = litRow === undefined ? -1 : table.getRowModel().rows.findIndex(({ id }) => id === litRow);
  useEffect(() => {
    if (index < 0 || !scroller || shown.current === litRow) return;
    shown.current = litRow;
    scrollToRow.current(index);
    scroller.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView({ block: 'center' });
  }, [scroller, index, litRow, scrollToRow]);
}
