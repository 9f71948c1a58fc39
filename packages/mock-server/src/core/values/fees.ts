/** A fee is computed once, half-up to one đồng, exact for every amount a document may carry (domain §0, §2(a)). */
import { WHOLE_PERCENT } from './money.ts';

const HALF = WHOLE_PERCENT / 2;

/**
 * `(Amount × PctMilli + 50000) div 100000`, in đồng.
 *
 * The amount is split at 100000 so that no product leaves the exact range, whatever the amount.
 */
export function fee(amount: number, pctMilli: number): number {
  const rest = amount % WHOLE_PERCENT;
  const hundreds = (amount - rest) / WHOLE_PERCENT;
  return hundreds * pctMilli + Math.floor((rest * pctMilli + HALF) / WHOLE_PERCENT);
}

/** The steps a shop may round the customer's fee to, in đồng. */
export type FeeStep = 1 | 1000;

/** The customer's fee to the nearest step; a remainder of exactly half a step goes down, as shops do for customers. */
export function roundFee(amount: number, step: FeeStep): number {
  const rest = amount % step;
  return rest * 2 > step ? amount - rest + step : amount - rest;
}

/** The sum a customer's fee is taken on: the larger of money paid into the card and money swiped. */
export function feeBase(paidCard: number, swiped: number): number {
  return Math.max(paidCard, swiped);
}

/** What decides a customer's fee. */
export interface FeeTerms {
  /** Customer's rate in thousandths of a percent. */
  CustomerFeePercent: number;
  /** Fixed surcharge in đồng, added before rounding. */
  ExtraFee: number;
  /** Rounding step of the shop. */
  RoundFeeTo: FeeStep;
}

/** Customer's fee F in đồng on a base: `fee(base, pC) + K`, rounded to the shop's step. Nothing done costs nothing. */
export function customerFee(base: number, terms: FeeTerms): number {
  if (base === 0) return 0;
  return roundFee(fee(base, terms.CustomerFeePercent) + terms.ExtraFee, terms.RoundFeeTo);
}

/** Smallest swipe in đồng that covers a card payment and its own fee: `ceil(D × 100000 / (100000 − PctMilli))`. Rates below 100 % only. */
export function swipeCovering(paidCard: number, pctMilli: number): number {
  const keep = WHOLE_PERCENT - pctMilli;
  const rest = paidCard % keep;
  return ((paidCard - rest) / keep) * WHOLE_PERCENT + Math.ceil((rest * WHOLE_PERCENT) / keep);
}

/** One part of a sum and the rate frozen on it. */
export interface RatedAmount {
  amount: number;
  pctMilli: number;
}

/** Fee on parts that may carry different frozen rates: parts of one rate are summed first, so a split costs the same as a whole. */
export function feeByRate(parts: readonly RatedAmount[]): number {
  const amountOfRate = new Map<number, number>();
  for (const { amount, pctMilli } of parts) amountOfRate.set(pctMilli, (amountOfRate.get(pctMilli) ?? 0) + amount);
  let total = 0;
  for (const [pctMilli, amount] of amountOfRate) total += fee(amount, pctMilli);
  return total;
}
