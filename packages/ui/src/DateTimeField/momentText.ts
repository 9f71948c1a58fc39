import type { TextForm } from '../Field/useDraftText.ts';
import { formatDateTime, parseDateTime, parseTime, vietnamToday } from '../format/date.ts';

/** How a moment in Vietnam is typed: a time alone ("9:00", "15h") is one of the day that stands there, else of today. */
export function momentText(value: string | null): TextForm<string> {
  const today = vietnamToday();
  return {
    format: (moment) => (moment === null ? '' : formatDateTime(moment)),
    parse: (text) => {
      const time = /^\s*\d{1,2}\s*[:h]/i.test(text) ? parseTime(text) : null;
      if (!time?.ok || time.value === null) return parseDateTime(text, Number(today.slice(0, 4)));
      return { ok: true, value: `${value?.slice(0, 10) ?? today}T${time.value}:00+07:00` };
    },
    message: () => 'Ngày giờ không hợp lệ, nhập dạng 31/08/2026 14:30',
  };
}
