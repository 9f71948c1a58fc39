import { startTransition, useEffect, useState } from 'react';
import type { CalendarPlace } from './calendarEvent.ts';

/** Rows whose events are drawn in one frame. */
const AT_ONCE = 2;

/**
 * Whether a row of a place shows its events now. Those of a place that was just chosen come from the top down, some rows a
 * frame, so that no frame keeps a key waiting; what stands is drawn whole at each change of it.
 *
 * @param place what is shown; `undefined` while its events are on their way
 * @param activeRow the row that the keyboard stands in, which never waits
 */
export function useRowsInTurn(
  place: CalendarPlace | undefined,
  count: number,
  activeRow: number,
): (row: number) => boolean {
  const shown = place && `${place.mode} ${place.date}`;
  const [drawn, setDrawn] = useState({ shown, rows: Infinity });
  if (drawn.shown !== shown) setDrawn({ shown, rows: AT_ONCE });
  const { rows } = drawn;
  useEffect(() => {
    if (rows >= count) return undefined;
    // Not before the next frame: two lots that are ready within one would be laid out together.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ shown, rows: rows + AT_ONCE })));
    return () => cancelAnimationFrame(frame);
  }, [rows, count, shown]);
  return (row) => row < rows || row === activeRow;
}
