/** Money is a whole number of đồng inside the exact range of a number: nothing here rounds, and nothing inexact passes. */

/** Largest amount one document may carry, in đồng: 1.000 tỷ (assumed). Sums of millions of documents stay exact. */
export const MAX_AMOUNT = 1_000_000_000_000;

/** 100 % in thousandths of a percent, the unit of every rate. */
export const WHOLE_PERCENT = 100_000;

/** Whether a value is exact money, negative included. */
export function isDong(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value may be the amount of a document: whole, above zero, at most {@link MAX_AMOUNT}. */
export function isAmount(value: unknown): value is number {
  return isDong(value) && value > 0 && value <= MAX_AMOUNT;
}

/** Whether a value may be a limit or a surcharge: whole, zero or more, at most {@link MAX_AMOUNT}. */
export function isAmountOrZero(value: unknown): value is number {
  return value === 0 || isAmount(value);
}

/** Whether a value may be an opening balance: whole, either sign, at most {@link MAX_AMOUNT}. */
export function isOpening(value: unknown): value is number {
  return isDong(value) && Math.abs(value) <= MAX_AMOUNT;
}

/** Whether a value is a rate: whole thousandths of a percent from 0 to 100 %. */
export function isRate(value: unknown): value is number {
  return isDong(value) && value >= 0 && value <= WHOLE_PERCENT;
}

/** Exact sum in đồng of one amount a row. */
export function sumOf<Row>(rows: Iterable<Row>, amountOf: (row: Row) => number): number {
  let total = 0;
  for (const row of rows) total += amountOf(row);
  return total;
}

/** A whole of đồng shared out by weights, in their order: each rounding is carried on, so that the shares add up to the whole. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const total = sumOf(weights, (weight) => weight);
  let upTo = 0;
  let given = 0;
  return weights.map((weight) => {
    upTo += weight;
    const share = (upTo === total ? whole : Math.round(whole * (upTo / total))) - given;
    given += share;
    return share;
  });
}

/** `1.234.567 ₫`, as refusal messages quote money. */
export function formatDong(amount: number): string {
  const digits = String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${amount < 0 ? '-' : ''}${digits} ₫`;
}
