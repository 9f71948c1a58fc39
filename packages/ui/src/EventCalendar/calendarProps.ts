import type { StatusMap } from '../DataTable/columns.ts';
import type { MenuItem } from '../Menu/menuItem.ts';
import type { PartProps } from '../Part/partProps.ts';
import type { CalendarEvent, CalendarPlace } from './calendarEvent.ts';

/** What is said of a place that an event is held over. */
export interface MoveHint {
  /** "Thẻ đến hạn 25/11/2026. Lan đã có 2 lịch trong giờ này". */
  text: string;
  /** The place is better left. Default false. */
  warns?: boolean;
}

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
  /**
   * Called when an event is put into another place, by mouse or by keyboard, with its new start. Without it events stay
   * where they are.
   */
  onMove?: (event: CalendarEvent, start: string) => void;
  /** What is said of the place an event is held over, with where it would start. Default: only the place. */
  moveHint?: (event: CalendarEvent, start: string) => MoveHint;
  /** What can be done with an event, in a menu beside it where there is room: in a day, and in the list of a narrow screen. */
  actions?: (event: CalendarEvent) => readonly MenuItem[];
  /** Events have no time of day: a week and a day show no hours. Default false. */
  wholeDays?: boolean;
  /** What is counted: "lịch hẹn". Default "lịch hẹn". */
  unit?: string;
  /** Why there are no events, in Vietnamese. */
  error?: string;
  /** Tries again after an error. */
  onRetry?: () => void;
  /** Today, ISO; given by stories and tests. Default the date in Vietnam. */
  today?: string;
}

type Drawn = 'label' | 'statuses' | 'place' | 'onPlace' | 'onOpen' | 'onAdd' | 'onMove' | 'actions';

/** The calendar as its views draw it: what is counted has its name, and the functions stay the same. */
export interface DrawnCalendar extends Pick<EventCalendarProps, Drawn> {
  unit: string;
  wholeDays: boolean | undefined;
  moveHint: (event: CalendarEvent, start: string) => MoveHint | undefined;
}
