import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const ISO_DAY = 'YYYY-MM-DD';

/** Vietnam is seven hours ahead the whole year. Added in UTC, since the browser's own zone may change its clock. */
const VIETNAM_HOURS = 7;

/**
 * What the clock in Vietnam shows at a moment; `format` writes it.
 *
 * @param value a moment, or a text with an offset; a text that is none gives a value that is not valid
 */
export function vietnamClock(value: Date | string): dayjs.Dayjs {
  return dayjs.utc(value).add(VIETNAM_HOURS, 'hour');
}

/** The ISO date of a day written as DD/MM/YYYY, or `null` when there is no such day: 31/02 is none, nor is a year outside 1900–2199. */
export function isoDay(written: string): string | null {
  const day = dayjs.utc(written, 'DD/MM/YYYY', true);
  return day.isValid() && day.year() >= 1900 && day.year() <= 2199 ? day.format(ISO_DAY) : null;
}

/** The ISO date `days` after (before when negative) an ISO date. */
export function addDays(isoDate: string, days: number): string {
  return dayjs.utc(isoDate).add(days, 'day').format(ISO_DAY);
}

/** The same day of another month, or that month's last day when it is shorter: 31/01 + 1 → 28/02. */
export function addMonths(isoDate: string, months: number): string {
  return dayjs.utc(isoDate).add(months, 'month').format(ISO_DAY);
}

/** The Monday of the week that holds an ISO date. */
export function weekStart(isoDate: string): string {
  const day = dayjs.utc(isoDate);
  return day.subtract((day.day() + 6) % 7, 'day').format(ISO_DAY);
}

/** The first day of the month that holds an ISO date. */
export function monthStart(isoDate: string): string {
  return dayjs.utc(isoDate).startOf('month').format(ISO_DAY);
}

/** The last day of the month that holds an ISO date. */
export function monthEnd(isoDate: string): string {
  return dayjs.utc(isoDate).endOf('month').format(ISO_DAY);
}
