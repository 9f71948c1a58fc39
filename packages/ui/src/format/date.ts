import type { Dayjs } from 'dayjs';
import { isoDay, vietnamClock } from './days.ts';
import { serverNow } from './serverClock.ts';

/** What an empty or unreadable date shows as (specification §5). */
export const INVALID_DATE = 'Invalid date';

/** An ISO business date, an ISO date-time with offset, or nothing. */
export type DateInput = string | Date | null | undefined;

/** Shows DD/MM/YYYY in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatDate(value: DateInput): string {
  return show(value, 'DD/MM/YYYY');
}

/** Shows DD/MM in Vietnamese time where the year is plain, "Invalid date" when empty (specification §5). */
export function formatDayMonth(value: DateInput): string {
  return show(value, 'DD/MM');
}

/** Shows DD/MM/YYYY HH:mm in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatDateTime(value: DateInput): string {
  return show(value, 'DD/MM/YYYY HH:mm');
}

/** Shows HH:mm in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatTime(value: DateInput): string {
  return show(value, 'HH:mm');
}

/** Shows MM/YYYY in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatMonth(value: DateInput): string {
  return show(value, 'MM/YYYY');
}

/** The moment in Vietnam as ISO date-time with offset, to the second: "2026-11-20T09:00:00+07:00". */
export function vietnamMoment(now: Date = serverNow()): string {
  return `${vietnamClock(now).format('YYYY-MM-DDTHH:mm:ss')}+07:00`;
}

/** Today's business date in Vietnam, ISO. */
export function vietnamToday(now: Date = serverNow()): string {
  return vietnamMoment(now).slice(0, 10);
}

/** The business date in Vietnam that a value falls on, ISO; `null` when it is no date. */
export function businessDay(value: DateInput): string | null {
  return wallClock(value)?.format('YYYY-MM-DD') ?? null;
}

/** So many written moments are remembered: the rows of a page and the days of a chart name the same few again and again. */
const REMEMBERED = 2000;
const shown = new Map<string, string>();

function show(value: DateInput, form: string): string {
  if (typeof value !== 'string') return written(value, form);
  const key = `${form} ${value}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  if (shown.size >= REMEMBERED) shown.clear();
  const text = written(value, form);
  shown.set(key, text);
  return text;
}

function written(value: DateInput, form: string): string {
  return wallClock(value)?.format(form) ?? INVALID_DATE;
}

function wallClock(value: DateInput): Dayjs | null {
  if (value === null || value === undefined || value === '') return null;
  const clock = vietnamClock(typeof value === 'string' ? momentOf(value) : value);
  return clock.isValid() ? clock : null;
}

/** A day begins at midnight in Vietnam, and a time of day without an offset is Vietnam's; a day that does not exist is none. */
function momentOf(text: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return /T[\d:.]+$/.test(text) ? `${text}+07:00` : text;
  const known = isoDay(`${date}/${month}/${year}`);
  return known === null ? '' : `${known}T00:00:00+07:00`;
}
