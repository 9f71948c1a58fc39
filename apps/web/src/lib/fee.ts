/** The whole in thousandths of a percent. */
const WHOLE = 100_000;

/**
 * Fee in đồng on an amount, half-up to one đồng; `percent` in thousandths (domain §0). Exact for every amount a document
 * may carry. For showing beforehand only: the server's own figure counts, and its shop may round to 1.000 đ.
 */
export function feeOf(amount: number, percent: number): number {
  const rest = amount % WHOLE;
  return ((amount - rest) / WHOLE) * percent + Math.floor((rest * percent + WHOLE / 2) / WHOLE);
}

/**
 * The smallest swipe in đồng that leaves an amount once its fee is off: `ceil(amount × 100000 / (100000 − percent))`
 * (domain §2(a)); `percent` in thousandths, of the whole or more nothing is left and the amount itself is given.
 */
export function swipeCovering(amount: number, percent: number): number {
  const left = WHOLE - percent;
  if (left <= 0) return amount;
  const rest = amount % left;
  return ((amount - rest) / left) * WHOLE + Math.ceil((rest * WHOLE) / left);
}
