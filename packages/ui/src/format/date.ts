import { UNREADABLE, type Parsed } from './parsed.ts';

/** What an empty or unreadable date shows as (specification §5). */
export const INVALID_DATE = 'Invalid date';

const VIETNAM_OFFSET = 7 * 60 * 60 * 1000;

/** An ISO business date, an ISO date-time with offset, or nothing. */
export type DateInput = string | Date | null | undefined;

/** Shows DD/MM/YYYY in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatDate(value: DateInput): string {
  const wall = wallClock(value);
  return wall ? `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)}` : INVALID_DATE;
}

/** Shows DD/MM/YYYY HH:mm in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatDateTime(value: DateInput): string {
  const wall = wallClock(value);
  return wall ? `${formatDate(value)} ${wall.slice(11, 16)}` : INVALID_DATE;
}

/** Shows HH:mm in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatTime(value: DateInput): string {
  return wallClock(value)?.slice(11, 16) ?? INVALID_DATE;
}

/** Shows MM/YYYY in Vietnamese time, "Invalid date" when empty (specification §5). */
export function formatMonth(value: DateInput): string {
  const wall = wallClock(value);
  return wall ? `${wall.slice(5, 7)}/${wall.slice(0, 4)}` : INVALID_DATE;
}

/**
 * Reads a day typed as 31/08/2026, 31-8-26, 31.08.2026, 31082026 or pasted as 2026-08-31 into ISO; refuses 31/02. With
 * `year` given, 31/8 and 3108 are days of that year; without, they are refused.
 */
export function parseDate(text: string, year?: number): Parsed<string> {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { ok: true, value: null };
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  const short = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  if (short && year !== undefined) return day(year, Number(short[2]), Number(short[1]));
  if (!typed) return UNREADABLE;
  return day(Number(typed[3]?.padStart(4, '20')), Number(typed[2]), Number(typed[1]));
}

/** Reads a clock time typed as 9:05, 9h05, 0905 or 9h into "HH:mm". */
export function parseTime(text: string): Parsed<string> {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return { ok: true, value: null };
  const match = [/^(\d{1,2})\s*[:h.]\s*(\d{2})?$/, /^(\d{2})(\d{2})$/, /^(\d{1,2})$/]
    .map((form) => form.exec(plain))
    .find(Boolean);
  const [hour, minute] = [Number(match?.[1] ?? 99), Number(match?.[2] ?? 0)];
  return hour < 24 && minute < 60 ? { ok: true, value: `${pad(hour)}:${pad(minute)}` } : UNREADABLE;
}

/** Reads "31/08/2026 14:30" into ISO with Vietnam's offset; refuses a day without a time. With `year`, a day may leave its own out. */
export function parseDateTime(text: string, year?: number): Parsed<string> {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { ok: true, value: null };
  const parts = /^(\S+)[\sT]+(\S+)$/.exec(plain);
  const [date, time] = [parseDate(parts?.[1] ?? '?', year), parseTime(parts?.[2] ?? '?')];
  if (!date.ok || !time.ok) return UNREADABLE;
  return { ok: true, value: `${date.value}T${time.value}:00+07:00` };
}

/** The moment in Vietnam as ISO date-time with offset, to the second: "2026-11-20T09:00:00+07:00". */
export function vietnamMoment(now: Date = new Date()): string {
  return `${new Date(now.getTime() + VIETNAM_OFFSET).toISOString().slice(0, 19)}+07:00`;
}

/** Today's business date in Vietnam, ISO. */
export function vietnamToday(now: Date = new Date()): string {
  return vietnamMoment(now).slice(0, 10);
}

/** The business date in Vietnam that a value falls on, ISO; `null` when it is no date. */
export function businessDay(value: DateInput): string | null {
  return wallClock(value)?.slice(0, 10) ?? null;
}

/** The ISO date `days` after (before when negative) an ISO date. */
export function addDays(isoDate: string, days: number): string {
  const moved = new Date(`${isoDate}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

function wallClock(value: DateInput): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const parsed = parseDate(value);
    return parsed.ok && parsed.value ? `${parsed.value}T00:00` : null;
  }
  const local = typeof value === 'string' && /T[\d:.]+$/.test(value) ? `${value}+07:00` : value;
  const time = new Date(local).getTime();
  return Number.isNaN(time) ? null : new Date(time + VIETNAM_OFFSET).toISOString();
}

function day(year: number, month: number, date: number): Parsed<string> {
  const made = new Date(Date.UTC(year, month - 1, date));
  const real = year >= 1900 && year <= 2199 && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return real ? { ok: true, value: made.toISOString().slice(0, 10) } : UNREADABLE;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
