import { NO_FIGURE, noFigure } from './noFigure.ts';
import { UNREADABLE, type Parsed } from './parsed.ts';
import { plainText } from './plainText.ts';

/**
 * Shows thousandths of a percent with a decimal comma and no idle zeros: 1800 → "1,8%", 1650 → "1,65%"; nothing for null.
 * Anything but whole thousandths shows "–" and is reported.
 */
export function formatPercent(thousandths: number | null | undefined): string {
  if (thousandths === null || thousandths === undefined) return '';
  const digits = percentDigits(thousandths);
  return digits === NO_FIGURE ? digits : `${digits}%`;
}

/**
 * The number of a percent without its sign, as a field edits it: 1800 → "1,8". Anything but whole thousandths shows "–",
 * which no field can read, and is reported.
 */
export function percentDigits(thousandths: number): string {
  if (!Number.isSafeInteger(thousandths)) return noFigure('a whole number', thousandths);
  return String(thousandths / 1000).replace('.', ',');
}

/** Reads a percent into thousandths, comma or dot, at most three decimals: "1,8" → 1800, "0.1%" → 100 (domain §0). */
export function parsePercent(text: string): Parsed<number> {
  const plain = plainText(text).replace(/\s/g, '').replace(/^\+/, '').replace(/%$/, '');
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const match = /^(-?)(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(plain);
  if (!match) return UNREADABLE;
  const thousandths = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'));
  return { ok: true, value: match[1] === '-' ? 0 - thousandths : thousandths };
}
