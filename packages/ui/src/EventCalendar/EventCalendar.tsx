import { memo, useDeferredValue, useMemo } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { vietnamToday } from '../format/date.ts';
import { groupDigits } from '../format/money.ts';
import { handedOn } from '../Part/partProps.ts';
import { BREAKPOINTS } from '../theme/constants.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { Agenda } from './Agenda.tsx';
import { inMonth } from './calendarEvent.ts';
import { CalendarHead } from './CalendarHead.tsx';
import type { EventCalendarProps } from './calendarProps.ts';
import { placeEvents, type PlacedEvent } from './slots.ts';
import { SlotGrid } from './SlotGrid.tsx';
import { StatusShape } from './StatusShape.tsx';
import { useDrawnCalendar } from './useDrawnCalendar.ts';
import './EventCalendar.css';

const NONE: readonly PlacedEvent[] = [];

/**
 * Appointments by month, week or day. Every event is a link or a button; a status is told by words, shape and colour.
 * Below 600 px the grid becomes a list by day.
 */
export function EventCalendar(props: EventCalendarProps) {
  const { label, statuses, place, onPlace, unit = 'lịch hẹn', error, today = vietnamToday() } = props;
  const narrow = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  // The head answers at once; hundreds of lines follow when there is time.
  const { mode, date } = useDeferredValue(place);
  const events = useDeferredValue(props.events);
  const placed = useMemo(() => events && placeEvents(events, { mode, date }), [events, mode, date]);
  const counted = useMemo(
    () => placed?.filter(({ day }) => mode !== 'month' || inMonth(day, date)),
    [placed, mode, date],
  );
  const calendar = useDrawnCalendar(props, mode, date);
  const View = narrow ? Agenda : SlotGrid;
  return (
    <section {...handedOn(props)} className="st-events" aria-label={label}>
      <CalendarHead place={place} onPlace={onPlace} today={today} count={countInWords(counted, unit, error)} />
      {error === undefined ? (
        <>
          <View calendar={calendar} placed={placed} today={today} />
          <Legend statuses={statuses} placed={counted ?? NONE} />
          {props.onMove && !narrow ? (
            <p className="st-events__help">Dời {unit}: kéo sang chỗ khác, hoặc chọn bằng Tab rồi bấm phím cách.</p>
          ) : null}
        </>
      ) : (
        <ErrorState message={error} onRetry={props.onRetry} />
      )}
    </section>
  );
}

function countInWords(placed: readonly PlacedEvent[] | undefined, unit: string, error: string | undefined): string {
  if (error !== undefined) return '';
  if (!placed) return 'đang tải…';
  return placed.length === 0 ? `chưa có ${unit}` : `${groupDigits(placed.length)} ${unit}`;
}

type LegendProps = Pick<EventCalendarProps, 'statuses'> & { placed: readonly PlacedEvent[] };

/** What the shapes mean and how many events have each status. */
const Legend = memo(function Counts({ statuses, placed }: LegendProps) {
  const byStatus = Map.groupBy(placed, ({ event }) => String(event.status));
  const counts = Object.entries(statuses).map(([code, { label }]) => ({
    code,
    label,
    count: byStatus.get(code)?.length ?? 0,
  }));
  const present = counts.filter(({ count }) => count > 0);
  if (present.length === 0) return null;
  return (
    <ul className="st-events__legend" aria-label="Theo trạng thái">
      {present.map(({ code, label, count }) => (
        <li key={code}>
          <StatusShape statuses={statuses} status={code} />
          {label} <b>{groupDigits(count)}</b>
        </li>
      ))}
    </ul>
  );
});
