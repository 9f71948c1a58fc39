import type { TextForm } from '../Field/useDraftText.ts';
import { formatDateTime, vietnamToday } from '../format/date.ts';
import { parseDateTime, parseTime } from '../format/typedDate.ts';
import { UNREADABLE, type Parsed } from '../format/parsed.ts';
import { spokenDay } from '../format/spokenDay.ts';

/** How a moment in Vietnam is typed: a time alone ("9", "9:00", "15h") is one of the day that stands there, else of today; "mai 9h" is one of tomorrow. */
export function momentText(value: string | null): TextForm<string> {
  const today = vietnamToday();
  return {
    format: (moment) => (moment === null ? '' : formatDateTime(moment)),
    parse: (text) => {
      const said = /^(.*\S)\s+(\S+)$/.exec(text.trim());
      const day = said && spokenDay(said[1] ?? '');
      if (day) return at(day, parseTime(said[2] ?? ''));
      const time = /^\s*\d{1,2}\s*(?:[:h]|$)/i.test(text) ? parseTime(text) : null;
      if (!time?.ok || time.value === null) return parseDateTime(text, Number(today.slice(0, 4)));
      return at(value?.slice(0, 10) ?? today, time);
    },
    message: () => 'Ngày giờ không hợp lệ, nhập dạng 31/08/2026 14:30, 15h hoặc mai 9h',
  };
}

function at(day: string, time: Parsed<string>): Parsed<string> {
  return time.ok && time.value !== null ? { ok: true, value: `${day}T${time.value}:00+07:00` } : UNREADABLE;
}
