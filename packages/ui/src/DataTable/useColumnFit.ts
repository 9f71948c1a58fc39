import { useLayoutEffect, useRef } from 'react';
import { fitColumns, type TableLayout } from './layout.ts';

/** Width in px of the box that was fitted last: most tables of an app stand in the same place. */
let lastRoom = 0;

/**
 * Fits the columns to the box and keeps them fitted, in style properties that all rows inherit: a resized window draws
 * no row again. While the table is wider than the box it is marked `data-overflows`, and only then frozen columns stick:
 * a sticky cell in every row costs each scrolled frame as much as drawing the rows.
 * The width is told by the browser once it has laid the page out, never asked for: asking lays all rows out twice.
 */
export function useColumnFit<Row>(box: HTMLElement | null, layout: TableLayout<Row>): void {
  const known = useRef(0);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const fit = (room: number) => {
      const columns = fitColumns(layout.widths, room);
      box.style.setProperty('--st-table-columns', columns.map((px) => `${px}px`).join(' '));
      box.style.setProperty('--st-table-room', `${room}px`);
      box.style.setProperty('--st-table-width', `${columns.reduce((sum, px) => sum + px, 0)}px`);
      box.toggleAttribute('data-overflows', room < layout.minWidth);
    };
    fit(known.current || lastRoom);
    const resized = new ResizeObserver(() => {
      known.current = lastRoom = box.clientWidth;
      fit(lastRoom);
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [box, layout]);
}
