import { useLayoutEffect } from 'react';
import { fitColumns, type TableLayout } from './layout.ts';

/** Width in px of the box that was fitted last: most tables of an app stand in the same place. */
let lastRoom = 0;

/**
 * Fits the columns to the box and keeps them fitted, in style properties that all rows inherit: a resized window draws
 * no row again. While the table is wider than the box it is marked `data-overflows`, and only then frozen columns stick:
 * a sticky cell in every row costs each scrolled frame as much as drawing the rows.
 * The width is asked for in the frame that shows the table, not while the page is still put together: asking lays all
 * rows out.
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
    const measure = () => {
      lastRoom = box.clientWidth;
      fit(lastRoom);
    };
    const frame = requestAnimationFrame(measure);
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [box, layout]);
}
