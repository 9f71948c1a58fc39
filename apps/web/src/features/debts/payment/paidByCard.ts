import { formatMoney } from '@so-the/ui/format';
import type { SwipeValues } from '../../../kit/swipe/swipeValues.ts';
import { moneyRule, percentRule } from '../../../kit/form/fieldRules.ts';
import { feeOf, swipeCovering } from '../../../lib/fee.ts';

/** A swipe that pays a debt. */
export interface CardPaymentValues extends SwipeValues {
  CardDataID: number | null;
  CustomerFeePercent: number | null;
  ScheduleID: number | null;
}

/** Fee of a swipe that pays a debt, and what the debt falls by, in đồng (domain §2(g) PayDebtCustomerWithCard). */
export function paidByCard(values: Pick<CardPaymentValues, 'Amount' | 'CustomerFeePercent'>) {
  const amount = values.Amount ?? 0;
  const fee = feeOf(amount, values.CustomerFeePercent ?? 0);
  return { fee, paid: amount - fee };
}

/** The same in a sentence; undefined while amount or rate are missing or too large for a document. */
export function cardPaymentNote(values: Pick<CardPaymentValues, 'Amount' | 'CustomerFeePercent'>): string | undefined {
  if (values.Amount === null || values.CustomerFeePercent === null) return undefined;
  if (moneyRule(values.Amount) ?? percentRule(values.CustomerFeePercent)) return undefined;
  const { fee, paid } = paidByCard(values);
  return `Phí ${formatMoney(fee)}, công nợ giảm ${formatMoney(paid)}.`;
}

/**
 * The swipe in đồng that pays what is missing once its fee is off, and never more; null where nothing is missing. Without a
 * usable rate: what is missing (counter.md §8).
 */
export function swipePaying(missing: number, percent: number | null): number | null {
  if (missing <= 0) return null;
  if (percent === null || percentRule(percent)) return missing;
  const swipe = swipeCovering(missing, percent);
  // The fee is rounded: a đồng less may pay the same.
  return swipe - feeOf(swipe, percent) > missing ? swipe - 1 : swipe;
}
