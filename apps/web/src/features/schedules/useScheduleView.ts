import { useSearchParams } from 'react-router-dom';
import { BREAKPOINTS, useMediaQuery, type CalendarMode, type CalendarPlace } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';

/** How the appointments are shown, and the ways to change it. */
export interface ScheduleView {
  /** The days of the calendar; `null` for the list. */
  place: CalendarPlace | null;
  /** Shows the calendar at a place. */
  show: (place: CalendarPlace) => void;
  /** Shows the list. */
  list: () => void;
}

const MODES: readonly CalendarMode[] = ['month', 'week', 'day'];

/** Parameters that say nothing about which appointments are meant. */
const OPENED: ReadonlySet<string> = new Set(['open', 'talk', 'move']);

/** Parameters that mean something to both views. */
const SHARED: ReadonlySet<string> = new Set(['Status', 'ServiceType', 'StaffID', 'HideCancelled']);

/**
 * List or calendar, as the address tells. Where it tells nothing a desk sees the list and a phone its day: an address
 * that narrows the list always shows it, so that a figure that was pressed opens what it counted.
 */
export function useScheduleView(): ScheduleView {
  const [address, setAddress] = useSearchParams();
  const isPhone = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  const asked = address.get('mode');
  const isBare = [...address.keys()].every((name) => OPENED.has(name));
  const date = address.get('date') ?? vietnamToday();
  const mode = MODES.find((one) => one === asked) ?? (asked === null && isPhone && isBare ? 'day' : null);
  const go = (next: Record<string, string>) => {
    const kept = [...address].filter(([name]) => SHARED.has(name));
    setAddress(new URLSearchParams([...kept, ...Object.entries(next)]));
  };
  return {
    place: mode && { mode, date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : vietnamToday() },
    show: (place) => go({ mode: place.mode, date: place.date }),
    list: () => go({ mode: 'list' }),
  };
}
