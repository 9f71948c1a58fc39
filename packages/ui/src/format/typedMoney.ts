import { UNREADABLE, type Parsed } from './parsed.ts';
import { plainText } from './plainText.ts';
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

/** An amount with its sign and the name of the đồng on either side; marks are missing. */
const AMOUNT =
  /^([+-]?)(?:₫|dong|vnd|d)?([+-]?)([\d.,'’]+)([a-z]*?)(\d{0,3})(?:₫|dong|vnd|d)?([+-]?)(?:₫|dong|vnd|d)?$/;

/**
 * Reads typed or pasted đồng: "1.000.000đ", "1,000,000", "110tr", "1,5 tỷ", "1tr5", "-20k" (domain §5), units with marks
 * or without, the sign or the name of the đồng on either side. Decimals are taken where they are zero and the number
 * before them is a long one: "20.000.000,00". A bare "8.999" is 8.999 đ. Refuses fractions of a đồng, mixed separators,
 * brackets and amounts beyond the safe integers.
 */
export function parseMoney(text: string): Parsed<number> {
  const plain = foldVietnamese(plainText(text))
    .replace(/\s/g, '')
    .replace(/[.,]-$/, '');
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const match = AMOUNT.exec(plain);
  if (!match) return UNREADABLE;
  const [, before = '', inner = '', number = '', unit = '', rest = '', behind = ''] = match;
  const signs = before + inner + behind;
  const amount = unit === '' ? wholeDong(number + rest) : inUnits(number, unit, rest);
  if (amount === null || signs.length > 1 || !Number.isSafeInteger(amount)) return UNREADABLE;
  return { ok: true, value: signs === '-' ? 0 - amount : amount };
}

/** Digits alone or in groups of three, with decimals that are zero; a short number has none, for "20.00" may be half a "20.000". */
const WHOLE =
  /^(?:\d+|\d{4,}[.,]0{1,2}|\d{1,3}(?:\.\d{3})+(?:,0{1,2})?|\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{1,3}(?:['’]\d{3})+(?:[.,]0{1,2})?)$/;

function wholeDong(number: string): number | null {
  if (!WHOLE.test(number)) return null;
  return Number(number.replace(/[.,]0{1,2}$/, '').replace(/[.,'’]/g, ''));
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
