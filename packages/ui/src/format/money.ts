import { NO_FIGURE, noFigure } from './noFigure.ts';
import { UNREADABLE, type Parsed } from './parsed.ts';
import { foldVietnamese } from './text.ts';

/** What a unit stands for in đồng; marks may be missing. */
const UNITS: Record<string, number> = {
  k: 1_000,
  nghin: 1_000,
  ngan: 1_000,
  tr: 1_000_000,
  trieu: 1_000_000,
  ty: 1_000_000_000,
  ti: 1_000_000_000,
};

/**
 * Groups the digits of a whole number by dots: 1234567 → "1.234.567", −5000 → "-5.000". A fraction, NaN or a number beyond
 * the safe integers shows "–" and is reported, because its digits would lie.
 */
export function groupDigits(amount: number): string {
  if (!Number.isSafeInteger(amount)) return noFigure('a whole number', amount);
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * Shows đồng as "1.234.567 ₫", negative as "-1.234.567 ₫", nothing for null (domain §5). The space does not break. An
 * amount that is not whole đồng shows "–" and is reported.
 */
export function formatMoney(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  const digits = groupDigits(amount);
  return digits === NO_FIGURE ? digits : `${digits}\u00a0₫`;
}

/**
 * Reads typed or pasted đồng: "1.000.000đ", "1,000,000", "110tr", "1,5 tỷ", "1tr5", "-20k" (domain §5), units with marks
 * or without. A bare "8.999" is 8.999 đ. Refuses fractions of a đồng, mixed separators and amounts beyond the safe integers.
 */
export function parseMoney(text: string): Parsed<number> {
  const plain = foldVietnamese(text.normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/^[−–]/, '-')
    .replace(/(₫|dong|vnd|d)$/, '');
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const match = /^(-?)([\d.,]+)([a-z]*)(\d{0,3})$/.exec(plain);
  if (!match) return UNREADABLE;
  const [, sign = '', number = '', unit = '', rest = ''] = match;
  const amount = unit === '' ? wholeDong(number + rest) : inUnits(number, unit, rest);
  if (amount === null || !Number.isSafeInteger(amount)) return UNREADABLE;
  return { ok: true, value: sign === '-' ? 0 - amount : amount };
}

function wholeDong(number: string): number | null {
  return /^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(number) ? Number(number.replace(/[.,]/g, '')) : null;
}

function inUnits(number: string, unit: string, rest: string): number | null {
  const size = UNITS[unit];
  const decimal = /^(\d+)(?:[.,](\d{1,9}))?$/.exec(number);
  const whole = decimal ? Number(decimal[1]) : wholeDong(number);
  if (size === undefined || whole === null || (rest !== '' && decimal?.[2] !== undefined)) return null;
  const fraction = decimal?.[2] ?? rest;
  const part = (Number(fraction || '0') * size) / 10 ** fraction.length;
  return Number.isInteger(part) ? whole * size + part : null;
}
