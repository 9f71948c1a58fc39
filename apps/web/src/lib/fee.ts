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
