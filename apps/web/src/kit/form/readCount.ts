import { plainText, type Parsed } from '@so-the/ui/format';

/** Most digits of a count. */
const MAX_DIGITS = 9;

/** Reads a count or a day of the month: "18", "ngày 18", "18 ngày". Refuses a text of two numbers, such as "18/11" or "1,8", and one below zero. */
export function readCount(text: string): Parsed<number> {
  const plain = plainText(text);
  const numbers = plain.match(/\d+/g) ?? [];
  if (numbers.length > 1 || /-\s*\d/.test(plain)) return { ok: false };
  const digits = (numbers[0] ?? '').slice(0, MAX_DIGITS);
  return { ok: true, value: digits === '' ? null : Number(digits) };
}
