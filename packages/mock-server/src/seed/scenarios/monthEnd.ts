/** The demo on the last afternoon of the month: everything of the month is in, nothing is closed yet. */
import { addDays, businessDateOf, instantAt } from '../../core/values/dates.ts';

/** Half past five on the last day of the month a moment lies in. */
export function monthEndOf(now: number): number {
  const today = businessDateOf(instantAt(now));
  const nextMonth = addDays(`${today.slice(0, 8)}28`, 4);
  return Date.parse(`${addDays(`${nextMonth.slice(0, 8)}01`, -1)}T17:30:00+07:00`);
}
