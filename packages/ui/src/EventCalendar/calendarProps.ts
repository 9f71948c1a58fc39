import type { StatusMap } from '../DataTable/columns.ts';
import type { PartProps } from '../Part/partProps.ts';
import type { CalendarEvent, CalendarPlace } from './calendarEvent.ts';

/** Props of {@link EventCalendar}. */
export interface EventCalendarProps extends PartProps {
  /** What the calendar holds: "Lịch hẹn". */
  label: string;
  /** All events of the period of `place` (see `calendarPeriod`); others are left out. `undefined`: they are on their way. */
  events: readonly CalendarEvent[] | undefined;
  /** Words and tone of every status; each also gets a shape of its own by its place in this map. */
  statuses: StatusMap;
  /** The mode and a day of the period shown. */
  place: CalendarPlace;
  /** Called for another mode, another period, and the day behind "còn N". */
  onPlace: (place: CalendarPlace) => void;
  /** Called with an event that has no address of its own. */
  onOpen?: (event: CalendarEvent) => void;
  /**
   * Called with the start of an empty place that was pressed: an ISO date-time, or an ISO date where there are no hours.
   * Without it nothing can be added.
   */
  onAdd?: (start: string) => void;
  /** Called when an event is dragged to another place, with its new start. Without it events stay where they are. */
  onMove?: (event: CalendarEvent, start: string) => void;
  /** What is counted: "lịch hẹn". Default "lịch hẹn". */
  unit?: string;
  /** Why there are no events, in Vietnamese. */
  error?: string;
  /** Tries again after an error. */
  onRetry?: () => void;
  /** Today, ISO; given by stories and tests. Default the date in Vietnam. */
  today?: string;
}
