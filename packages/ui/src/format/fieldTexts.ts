import type { TextForm } from '../Field/useDraftText.ts';
import { groupDigits, parseMoney } from './money.ts';
import { parsePercent, percentDigits } from './percent.ts';
import { isPhone, normalisePhone } from './phone.ts';
import { plainText } from './plainText.ts';

const SIGNED: TextForm<number> = {
  format: (value) => (value === null ? '' : Number.isSafeInteger(value) ? String(value) : groupDigits(value)),
  parse: parseMoney,
  message: (text) =>
    /^\(.*\)$/.test(plainText(text))
      ? 'Số trong ngoặc là số âm hay số dương? Ghi rõ dấu, ví dụ -1.500.000'
      : 'Số tiền không hợp lệ: nhập số đồng, ví dụ 1.500.000 hoặc 1,5tr',
};

const UNSIGNED: TextForm<number> = { ...SIGNED, parse: (text) => refuseNegative(SIGNED.parse(text)) };

function refuseNegative(parsed: ReturnType<TextForm<number>['parse']>): typeof parsed {
  return parsed.ok && (parsed.value ?? 0) < 0 ? { ok: false } : parsed;
}

/** How whole đồng are typed; below zero only where `allowNegative`. */
export function moneyText(allowNegative: boolean): TextForm<number> {
  return allowNegative ? SIGNED : UNSIGNED;
}

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
