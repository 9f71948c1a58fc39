import type { TextForm } from '../Field/useDraftText.ts';
import { refuseNegative } from './parsed.ts';
import { parsePercent, percentDigits } from './percent.ts';
import { isPhone, normalisePhone } from './phone.ts';

/** How a rate is typed, in thousandths of a percent; never below zero. */
export const percentText: TextForm<number> = {
  format: (value) => (value === null ? '' : percentDigits(value)),
  parse: (text) => refuseNegative(parsePercent(text)),
  message: () => 'Tỷ lệ không hợp lệ: nhập số, nhiều nhất 3 chữ số thập phân, ví dụ 1,8',
};

/** How a Vietnamese phone number is typed; its value is 0xxxxxxxxx. */
export const phoneText: TextForm<string> = {
  format: (value) => value ?? '',
  parse: (text) => {
    if (text.trim() === '') return { ok: true, value: null };
    return isPhone(text) ? { ok: true, value: normalisePhone(text) } : { ok: false };
  },
  message: () => 'Số điện thoại không hợp lệ',
};
