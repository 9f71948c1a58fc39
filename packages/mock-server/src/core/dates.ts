/** Every business date is a day in Asia/Ho_Chi_Minh written YYYY-MM-DD, so dates compare as text and no other zone leaks in. */

const DAY_MS = 86_400_000;
const ZONE_MS = 7 * 3_600_000;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD`. */
export type IsoDate = string;
/** `YYYY-MM-DDTHH:mm:ss+07:00`. */
export type IsoInstant = string;

const pad = (value: number) => String(value).padStart(2, '0');

/** Whether a text is a day that exists: 2026-02-30 is not. */
export function isIsoDate(text: string): text is IsoDate {
  const parts = ISO_DATE.exec(text);
  if (!parts) return false;
  const [, year, month, day] = parts.map(Number);
  return (
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  );
}

/** Whether a text is a moment with an offset. */
export function isIsoInstant(text: string): text is IsoInstant {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}

/** Whether an optional moment, now when absent, is one: to be asked before any date is taken from it. */
export function isMoment(text: string | undefined): boolean {
  return text === undefined || isIsoInstant(text);
}

/** The moment as the shop's clock shows it: `2026-11-20T09:00:00+07:00`. */
export function instantAt(epochMs: number): IsoInstant {
  return `${new Date(epochMs + ZONE_MS).toISOString().slice(0, 19)}+07:00`;
}

/** The day a moment belongs to in the shop. */
export function businessDateOf(instant: IsoInstant): IsoDate {
  return instant.endsWith('+07:00') ? instant.slice(0, 10) : instantAt(Date.parse(instant)).slice(0, 10);
}

/** `HH:mm` of a moment in the shop. */
export function timeOf(instant: IsoInstant): string {
  return (instant.endsWith('+07:00') ? instant : instantAt(Date.parse(instant))).slice(11, 16);
}

/** Whether the first moment is later than the second, whatever their offsets. */
export function isAfter(instant: IsoInstant, other: IsoInstant): boolean {
  return Date.parse(instant) > Date.parse(other);
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
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
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
