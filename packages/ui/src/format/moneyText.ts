import type { TextForm } from '../Field/useDraftText.ts';
import { groupDigits } from './money.ts';
import { refuseNegative } from './parsed.ts';
import { plainText } from './plainText.ts';
import { parseMoney } from './typedMoney.ts';

const SIGNED: TextForm<number> = {
  format: (value) => (value === null ? '' : Number.isSafeInteger(value) ? String(value) : groupDigits(value)),
  parse: parseMoney,
  message: (text) =>
    /^\(.*\)$/.test(plainText(text))
      ? 'Số trong ngoặc là số âm hay số dương? Ghi rõ dấu, ví dụ -1.500.000'
      : 'Số tiền không hợp lệ: nhập số đồng, ví dụ 1.500.000 hoặc 1,5tr',
};

const UNSIGNED: TextForm<number> = { ...SIGNED, parse: (text) => refuseNegative(SIGNED.parse(text)) };

/** How whole đồng are typed; below zero only where `allowNegative`. */
export function moneyText(allowNegative: boolean): TextForm<number> {
  return allowNegative ? SIGNED : UNSIGNED;
}
