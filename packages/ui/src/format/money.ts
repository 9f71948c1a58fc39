import { NO_FIGURE, noFigure } from './noFigure.ts';

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
