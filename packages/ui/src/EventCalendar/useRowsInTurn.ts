import { startTransition, useEffect, useState } from 'react';
import type { CalendarPlace } from './calendarEvent.ts';

/** Rows of hours whose events are drawn in one frame; a window of usual height shows as many at once. */
const AT_ONCE = 4;

/**
 * How many of a place's rows show their events now. Those of a week or a day that was just chosen come from the top down,
 * some rows a frame, so that no frame keeps a key waiting; what stands is drawn whole at each change of it.
 *
 * @param place what is shown; `undefined` while its events are on their way
 * @param activeRow the row that the keyboard stands in, which never waits
 */
export function useRowsInTurn(place: CalendarPlace | undefined, count: number, activeRow: number): number {
  const shown = place && `${place.mode} ${place.date}`;
  const [drawn, setDrawn] = useState({ shown, rows: Infinity });
  if (drawn.shown !== shown) setDrawn({ shown, rows: place?.mode === 'month' ? Infinity : AT_ONCE });
  const now = Math.max(drawn.rows, activeRow + 1);
  useEffect(() => {
    if (now < count) startTransition(() => setDrawn({ shown, rows: now + AT_ONCE }));
  }, [now, count, shown]);
  return now;
}
