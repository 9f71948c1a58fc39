import { clampDay } from '../Calendar/month.ts';
import type { TextForm } from '../Field/useDraftText.ts';
import { formatDate, parseDate } from '../format/date.ts';

/** How a day between two bounds is typed. */
export function dayText(min?: string, max?: string): TextForm<string> {
  return {
    format: (value) => (value === null ? '' : formatDate(value)),
    parse: (text) => {
      const parsed = parseDate(text);
      return parsed.ok && parsed.value !== null && clampDay(parsed.value, min, max) !== parsed.value
        ? { ok: false }
        : parsed;
    },
    message: (text) => {
      const parsed = parseDate(text);
      if (!parsed.ok || parsed.value === null) return 'Ngày không hợp lệ, nhập dạng 31/08/2026';
      return min !== undefined && parsed.value < min
        ? `Không được trước ngày ${formatDate(min)}`
        : `Không được sau ngày ${formatDate(max)}`;
    },
  };
}
