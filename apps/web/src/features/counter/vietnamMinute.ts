import { vietnamMoment } from '@so-the/ui/format';

/** This minute in Vietnam as ISO date-time with offset: "2026-11-20T09:00:00+07:00". */
function vietnamMinute(): string {
  return `${vietnamMoment().slice(0, 16)}:00+07:00`;
}

/** Hour that a shop opens: an appointment given for a day alone begins there. */
const OPENING = 'T08:00:00+07:00';

/** When a new appointment is: at the moment or on the day it was asked for, else now. */
export function startMinute(start?: string): string {
  if (start === undefined) return vietnamMinute();
  return start.includes('T') ? start : `${start}${OPENING}`;
}
