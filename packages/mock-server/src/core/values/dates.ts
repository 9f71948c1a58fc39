/** Every business date is a day in Asia/Ho_Chi_Minh written YYYY-MM-DD, so dates compare as text and no other zone leaks in. */
import { dateOfDay, dayNumber, daysInMonth, pad } from './dayNumber.ts';

const DAY_MS = 86_400_000;
const ZONE_MS = 7 * 3_600_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
const INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}:[0-5]\\d(\\.\\d+)?(Z|[+-]${CLOCK})$`);
/** Years that dates may lie in: beyond them a text would no longer compare as its day does. */
const YEARS = { first: 1900, last: 2199 };
/** The last day there is. */
export const LAST_DAY: IsoDate = '2199-12-31';

/** `YYYY-MM-DD`. */
export type IsoDate = string;
/** A moment of RFC 3339 with seconds and an offset; our own are written `YYYY-MM-DDTHH:mm:ss+07:00`. */
export type IsoInstant = string;

/** Whether a text is a day that exists, from 1900 to 2199: 2026-02-30 is not. */
export function isIsoDate(text: string): text is IsoDate {
  const parts = ISO_DATE.exec(text);
  if (!parts) return false;
  const [, year, month, day] = parts.map(Number);
  return (
    Number(year) >= YEARS.first &&
    Number(year) <= YEARS.last &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  );
}

/**
 * Whether a text is a moment as RFC 3339 writes one, with seconds and an offset, on days that exist both where it was
 * written and in the shop. 24:00 is none: the same moment would be of two days by how it is written; nor is a leap second.
 */
export function isIsoInstant(text: string): text is IsoInstant {
  return INSTANT.test(text) && isIsoDate(text.slice(0, 10)) && isIsoDate(businessDateOf(text));
}

/** Whether an optional moment, now when absent, is one: to be asked before any date is taken from it. */
export function isMoment(text: string | undefined): boolean {
  return text === undefined || isIsoInstant(text);
}

/** The moment as the shop's clock shows it: `2026-11-20T09:00:00+07:00`. */
export function instantAt(epochMs: number): IsoInstant {
  const shown = Math.trunc(epochMs) + ZONE_MS;
  const day = Math.floor(shown / DAY_MS);
  const seconds = Math.floor((shown - day * DAY_MS) / 1000);
  const time = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return `${dateOfDay(day)}T${time}+07:00`;
}

/** The day a moment belongs to in the shop. */
export function businessDateOf(instant: IsoInstant): IsoDate {
  return instant.endsWith('+07:00') ? instant.slice(0, 10) : instantAt(Date.parse(instant)).slice(0, 10);
}

/** The first moment of a day in the shop. */
export function startOfDay(date: IsoDate): IsoInstant {
  return `${date}T00:00:00+07:00`;
}

/** `HH:mm` of a moment in the shop. */
export function timeOf(instant: IsoInstant): string {
  return (instant.endsWith('+07:00') ? instant : instantAt(Date.parse(instant))).slice(11, 16);
}

/** Whether the first moment is later than the second, whatever their offsets. */
export function isAfter(instant: IsoInstant, other: IsoInstant): boolean {
  return compareMoments(instant, other) > 0;
}

/** Orders moments by time, whatever their offsets: below zero when the first is earlier. */
export function compareMoments(a: IsoInstant, b: IsoInstant): number {
  if (a === b) return 0;
  const isAlike = a.length === b.length && a.endsWith('+07:00') && b.endsWith('+07:00');
  return isAlike ? (a < b ? -1 : 1) : Date.parse(a) - Date.parse(b);
}

/** Hours from one moment to another, negative when the second is earlier. */
export function hoursBetween(from: IsoInstant, to: IsoInstant): number {
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
}

/** The date so many days later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Whole days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** `DD/MM/YYYY`, as messages quote dates. */
export function displayDate(date: IsoDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** The day `dayOfMonth` in the month so many months after the date's own, clamped to the month's end. */
function dayInMonth(date: IsoDate, monthsLater: number, dayOfMonth: number): IsoDate {
  const monthIndex = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + monthsLater;
  const year = Math.floor(monthIndex / 12);
  const month = (monthIndex % 12) + 1;
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(Math.min(dayOfMonth, daysInMonth(year, month)))}`;
}

/** Next due date on or after a day: due day of this month clamped to its end; if past, of the next month (domain §2(i)). */
export function nextDue(dueDay: number, today: IsoDate): IsoDate {
  const thisMonth = dayInMonth(today, 0, dueDay);
  return thisMonth >= today ? thisMonth : dayInMonth(today, 1, dueDay);
}

/** Last due date before a day. */
export function previousDue(dueDay: number, today: IsoDate): IsoDate {
  const thisMonth = dayInMonth(today, 0, dueDay);
  return thisMonth < today ? thisMonth : dayInMonth(today, -1, dueDay);
}

/** Statement date a due date belongs to: the latest statement day before it. */
export function statementDateBefore(statementDay: number, due: IsoDate): IsoDate {
  return previousDue(statementDay, due);
}
