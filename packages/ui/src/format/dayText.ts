import { clampDay } from '../Calendar/month.ts';
import type { TextForm } from '../Field/useDraftText.ts';
import { formatDate, vietnamToday } from './date.ts';
import { parseDate } from './typedDate.ts';
import { lastCentury } from './lastCentury.ts';
import type { Parsed } from './parsed.ts';
import { spokenDay } from './spokenDay.ts';

/**
 * How a day between two bounds is typed, or said from today on ("mai", "+3"). Without a year it is one of this year, or of the year beside it that the bounds
 * leave; a year of two figures is one of this century, or of the last where the bounds leave that alone: a birthday.
 */
export function dayText(min?: string, max?: string): TextForm<string> {
  const isWithin = (day: string) => clampDay(day, min, max) === day;
  return {
    format: (value) => (value === null ? '' : formatDate(value)),
    parse: (text) => {
      const parsed = readDay(text, isWithin);
      return parsed.ok && parsed.value !== null && !isWithin(parsed.value) ? { ok: false } : parsed;
    },
    message: (text) => {
      const parsed = readDay(text, isWithin);
      if (!parsed.ok || parsed.value === null)
        return 'Ngày không hợp lệ, nhập dạng 31/08/2026, 31/8 hoặc hôm nay, mai, +3';
      return min !== undefined && parsed.value < min
        ? `Không được trước ngày ${formatDate(min)}`
        : `Không được sau ngày ${formatDate(max)}`;
    },
  };
}

/** A day said from today on, "mai", "+3"; else one that is written. On 1 January the 31/12 of a field that ends today is yesterday. */
function readDay(text: string, isWithin: (day: string) => boolean): Parsed<string> {
  const said = spokenDay(text);
  if (said !== null) return { ok: true, value: said };
  const year = Number(vietnamToday().slice(0, 4));
  const thisYear = parseDate(text, year);
  if (!thisYear.ok || thisYear.value === null || isWithin(thisYear.value)) return thisYear;
  const beside = [parseDate(text, year - 1), parseDate(text, year + 1), lastCentury(text, thisYear.value)];
  return beside.find((reading) => reading.ok && reading.value !== null && isWithin(reading.value)) ?? thisYear;
}
