import { UNREADABLE, type Parsed } from './parsed.ts';

/**
 * Shows thousandths of a percent with a decimal comma and no idle zeros: 1800 → "1,8%", 1650 → "1,65%"; nothing for null.
 *
 * @throws RangeError as {@link percentDigits} does
 */
export function formatPercent(thousandths: number | null | undefined): string {
  return thousandths === null || thousandths === undefined ? '' : `${percentDigits(thousandths)}%`;
}

/**
 * The number of a percent without its sign, as a field edits it: 1800 → "1,8".
 *
 * @throws RangeError for anything but whole thousandths of a percent
 */
export function percentDigits(thousandths: number): string {
  if (!Number.isSafeInteger(thousandths))
    throw new RangeError(`percentDigits needs whole thousandths of a percent, got ${thousandths}`);
  return String(thousandths / 1000).replace('.', ',');
}

/** Reads a percent into thousandths, comma or dot, at most three decimals: "1,8" → 1800, "0.1%" → 100 (domain §0). */
export function parsePercent(text: string): Parsed<number> {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/^[−–]/, '-').replace(/%$/, '');
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const match = /^(-?)(\d{1,9})(?:[.,](\d{0,3}))?$/.exec(plain);
  if (!match) return UNREADABLE;
  const thousandths = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'));
  return { ok: true, value: match[1] === '-' ? 0 - thousandths : thousandths };
}
