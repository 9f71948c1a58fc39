import { useState, type MouseEvent } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { MenuItem } from '../Menu/menuItem.ts';
import type { DataTableProps } from './tableProps.ts';
import type { TableTotals } from './totals.ts';
import type { TableModel } from './useTableModel.ts';

/** The open menu of a row. */
export interface RowMenu {
  index: number;
  anchor: HTMLElement;
  items: readonly MenuItem[];
}

const DETAIL = '.st-table__detail';

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * What a press on a row does, heard at the table so that rows carry no handlers: open the row, its detail, or its menu. What
 * stands below an open row, another table perhaps, hears its own presses.
 */
export function useRowPresses<Row extends RowData>(
  table: TableModel<Row>,
  props: DataTableProps<Row>,
  totals: TableTotals | undefined,
) {
  const [menu, setMenu] = useState<RowMenu>();
  const rowAt = (line: HTMLTableRowElement) => table.getRowModel().rows[Number(line.dataset.index)]?.original;

  const open = (line: HTMLTableRowElement, { ctrlKey, metaKey, shiftKey }: Modifiers) => {
    const link = line.querySelector('[data-row-link]');
    const row = rowAt(line);
    if (link)
      link.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    else if (row) props.onOpen?.(row);
  };

  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const toggleDetail = (line: HTMLTableRowElement) => {
    const id = table.getRowModel().rows[Number(line.dataset.index)]?.id;
    if (id === undefined) return;
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };

  const openFigure = (pressed: HTMLElement) => {
    const column = props.columns.find(({ field }) => field !== undefined && field === pressed.dataset['figure']);
    if (!column || !('figure' in column) || column.figure === undefined) return;
    const line = pressed.closest<HTMLTableRowElement>('.st-table__body tr[data-index]');
    const row = (line && rowAt(line)) ?? undefined;
    const amount = row === undefined ? totals?.sums[column.field] : Number(row[column.field]);
    props.onOpenFigure?.({ figure: column.figure, header: column.header, row, amount: amount ?? 0 });
  };

  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const detail = target.closest(DETAIL);
    if (detail && event.currentTarget.contains(detail)) return;
    const pressed = target.closest<HTMLElement>('[data-figure]');
    if (pressed) {
      openFigure(pressed);
      return;
    }
    const line = target.closest<HTMLTableRowElement>('tr[data-index]');
    const row = line && rowAt(line);
    if (!row) return;
    const more = target.closest<HTMLElement>('[data-row-menu]');
    if (more)
      setMenu(
        menu ? undefined : { index: Number(line.dataset.index), anchor: more, items: props.rowActions?.(row) ?? [] },
      );
    else if (target.closest('[data-row-detail]')) toggleDetail(line);
    else if (target.closest('[data-row-open]')) props.onOpen?.(row);
    else if (!target.closest('a, button, input, label, select, textarea') && !textIsMarked()) open(line, event);
  };

  return { menu, opened, closeMenu: () => setMenu(undefined), open, press };
}

function textIsMarked(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
