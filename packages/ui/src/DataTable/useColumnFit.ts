import { useLayoutEffect } from 'react';
import { followSizes } from './followSizes.ts';
import { fitColumns, type TableLayout } from './layout.ts';

/** Width in px of the box that was fitted last: most tables of an app stand in the same place. */
let lastRoom = 0;

/**
 * Fits the columns to the box and keeps them fitted, in style properties that all rows inherit: a resized window draws
 * no row again. While the table is wider than the box it is marked `data-overflows`, and only then frozen columns stick:
 * a sticky cell in every row costs each scrolled frame as much as drawing the rows.
 */
export function useColumnFit<Row>(box: HTMLElement | null, layout: TableLayout<Row>): void {
  useLayoutEffect(() => {
    if (!box) return undefined;
    const fit = (room: number) => {
      const columns = fitColumns(layout.widths, room);
      box.style.setProperty('--st-table-columns', columns.map((px) => `${px}px`).join(' '));
      box.style.setProperty('--st-table-room', `${room}px`);
      box.style.setProperty('--st-table-width', `${columns.reduce((sum, px) => sum + px, 0)}px`);
      box.toggleAttribute('data-overflows', room < layout.minWidth);
    };
    fit(lastRoom);
    return followSizes([box], () => {
      lastRoom = box.clientWidth;
      fit(lastRoom);
    });
  }, [box, layout]);
}
