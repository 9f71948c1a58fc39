import { isoDay } from './days.ts';
import { UNREADABLE, type Parsed } from './parsed.ts';
import { plainText } from './plainText.ts';
import { foldVietnamese } from './text.ts';

/** The time of day behind a copied day: "00:00:00", "9:05 SA". */
const CLOCK = /[\sT]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*(?:SA|CH|AM|PM))?$/i;

/**
 * Reads a day typed as 31/08/2026, 31-8-26, 31.08.2026, 31082026, "31 tháng 8 năm 2026" or pasted as 2026-08-31 into ISO;
 * a time of day behind it is left out. Refuses 31/02. With `year` given, 31/8 and 3108 are days of that year; without,
 * they are refused.
 */
export function parseDate(text: string, year?: number): Parsed<string> {
  const plain = plainText(text).replace(CLOCK, '');
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const typed =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  const short = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  if (short && year !== undefined) return day(String(year), short[2] ?? '', short[1] ?? '');
  if (!typed) return spelledDay(plain);
  return day(typed[3]?.padStart(4, '20') ?? '', typed[2] ?? '', typed[1] ?? '');
}

const MONTHS = ['gieng', 'hai', 'ba', 'tu', 'nam', 'sau', 'bay', 'tam', 'chin', 'muoi', 'muoi mot', 'muoi hai'];

/** "ngày 6 tháng 5 năm 1990", "06 Tháng Năm 1990". */
function spelledDay(text: string): Parsed<string> {
  const said = foldVietnamese(text).replaceAll(/\s+/g, ' ');
  const match = /^(?:ngay )?(\d{1,2}) thang ([a-z]+(?: mot| hai)?|\d{1,2}),?(?: nam)? (\d{4})$/.exec(said);
  if (!match) return UNREADABLE;
  const [, date = '', month = '', year = ''] = match;
  const named = month === 'mot' ? 1 : MONTHS.indexOf(month) + 1;
  return day(year, /^\d/.test(month) ? month : String(named), date);
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

/** A day of which only the order of its figures was read; whether it exists is dayjs's to say. */
function day(year: string, month: string, date: string): Parsed<string> {
  const value = isoDay(`${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);
  return value === null ? UNREADABLE : { ok: true, value };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
