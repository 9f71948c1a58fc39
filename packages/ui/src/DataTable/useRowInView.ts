import { useEffect, useRef, type RefObject } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { TableModel } from './useTableModel.ts';

interface LitRow<Row extends RowData> {
  table: TableModel<Row>;
  /** Key of the row; `undefined`: none. */
  litRow: string | undefined;
  /** The box that scrolls; `null` in the first pass. */
  scroller: HTMLDivElement | null;
  /** Scrolls a row into the document, by its place on the page. */
  scrollToRow: RefObject<(index: number) => void>;
}

/** Brings the lit row into view once, as soon as it is on the page: in the box that scrolls, and in the page around it. */
export function useRowInView<Row extends RowData>({ table, litRow, scroller, scrollToRow }: LitRow<Row>): void {
  const shown = useRef<string>(undefined);
  const index = litRow === undefined ? -1 : table.getRowModel().rows.findIndex(({ id }) => id === litRow);
  useEffect(() => {
    if (index < 0 || !scroller || shown.current === litRow) return;
    shown.current = litRow;
    scrollToRow.current(index);
    scroller.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView({ block: 'center' });
  }, [scroller, index, litRow, scrollToRow]);
}
