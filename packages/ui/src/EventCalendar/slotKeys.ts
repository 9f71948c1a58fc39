import { dayAfterKey } from '../Calendar/month.ts';
import { addDays } from '../format/days.ts';
import type { CalendarMode } from './calendarEvent.ts';
import type { SlotAt } from './slots.ts';

/**
 * The cell a key leads to (WAI-ARIA grid pattern), also outside the period shown; `null` when the key does not move.
 * By days and weeks in a month; by days and hours else, where PageUp and PageDown turn to the period before and after.
 */
export function slotAfterKey(
  from: SlotAt,
  key: string,
  mode: CalendarMode,
  hours: readonly (number | null)[],
): SlotAt | null {
  if (mode === 'month') {
    const day = dayAfterKey(from.day, key, false);
    return day === null ? null : { day, hour: null };
  }
  const row = hours.indexOf(from.hour);
  const onHour = (index: number) => ({ ...from, hour: hours[Math.max(0, Math.min(index, hours.length - 1))] ?? null });
  const onDay = (day: string | null) => (day === null ? null : { ...from, day });
  const page = mode === 'week' ? 7 : 1;
  switch (key) {
    case 'ArrowUp':
      return onHour(row - 1);
    case 'ArrowDown':
      return onHour(row + 1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return onDay(dayAfterKey(from.day, key, false));
    case 'Home':
    case 'End':
      return mode === 'week' ? onDay(dayAfterKey(from.day, key, false)) : onHour(key === 'Home' ? 0 : hours.length - 1);
    case 'PageUp':
      return onDay(addDays(from.day, -page));
    case 'PageDown':
      return onDay(addDays(from.day, page));
    default:
      return null;
  }
}
