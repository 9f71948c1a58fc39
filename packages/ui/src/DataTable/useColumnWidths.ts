import { useState, type KeyboardEvent } from 'react';
import type { TableLayout } from './layout.ts';
import type { TableView } from './tableProps.ts';
import { widenColumn } from './tableView.ts';
import { useStable } from './useStable.ts';

/** How far in px a key draws the edge of a column. */
const STEP = 16;

/** The ways to draw columns wider and narrower, and what was done last, for screen readers. */
export interface ColumnWidths {
  said: string;
  /** Draws a column to a width in px; `undefined` gives it back its own. The same function on each drawing. */
  onWidth: (id: string, width: number | undefined) => void;
  /** Alt+Shift+← and → on a title; Alt+Shift+Home gives the column back its own width. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Draws columns wider or narrower at the edges of their titles, or with keys. */
export function useColumnWidths<Row>(
  layout: TableLayout<Row>,
  view: TableView,
  onView: (next: TableView) => void,
): ColumnWidths {
  const [said, setSaid] = useState('');
  const onWidth = useStable((id: string, width: number | undefined) => {
    const next = widenColumn(view, id, width);
    const header = layout.columns.find((placed) => placed.id === id)?.column.header ?? '';
    setSaid(width === undefined ? `Cột ${header} về độ rộng mặc định` : `Cột ${header} rộng ${next.widths?.[id]} px`);
    onView(next);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const title = (event.target as Element).closest<HTMLElement>('th[data-column]');
    if (!event.altKey || !event.shiftKey || !title?.dataset.column) return;
    const by = { ArrowLeft: -STEP, ArrowRight: STEP, Home: 0 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onWidth(title.dataset.column, by === 0 ? undefined : title.offsetWidth + by);
  };
  return { said, onWidth, onKeyDown };
}
