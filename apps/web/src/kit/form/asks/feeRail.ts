/** The rail of a rate: what is usual, and when a typed one is asked about (counter §3). */
import { formatPercent } from '@so-the/ui/format';

/** The rate that is usual. */
export interface UsualFee {
  /** In thousandths of a percent. */
  percent: number;
  /** What it is, in the middle of a sentence: "thường lệ của thẻ", "trước đây". */
  name: string;
}

/**
 * Asks about a rate outside half to double of what is usual: 18 typed for 1,8.
 *
 * @param label of its field: "Phí khách (%)"
 * @param percent in thousandths; nothing is asked while it is empty
 */
export function feeRail(label: string, percent: number | null, usual: UsualFee | undefined): string | undefined {
  if (percent === null || !usual || usual.percent <= 0) return undefined;
  if (2 * percent >= usual.percent && percent <= 2 * usual.percent) return undefined;
  const what = label.replace(/ \(%\)$/, '');
  return `${what}: nhập ${formatPercent(percent)}, ${usual.name} là ${formatPercent(usual.percent)}`;
}

/** Rates agreed on or usual, in thousandths of a percent, the nearest first. */
export interface KnownFees {
  card?: number | null;
  customer?: number | null;
  shop?: number | null;
}

/** What is usual: for the card, else for the customer, else in the shop; undefined where none is known. */
export function usualFee({ card, customer, shop }: KnownFees): UsualFee | undefined {
  if (card) return { percent: card, name: 'thường lệ của thẻ' };
  if (customer) return { percent: customer, name: 'thường lệ của khách' };
  return shop ? { percent: shop, name: 'thường lệ của cửa hàng' } : undefined;
}

/** The rate in the middle of some, in thousandths of a percent; none of no rates. Those of 0 tell nothing. */
export function middleFee(percents: readonly number[]): number | undefined {
  const told = percents.filter((percent) => percent > 0).toSorted((one, other) => one - other);
  return told[Math.floor(told.length / 2)];
}
