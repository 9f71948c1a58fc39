import { formatMoney } from '@so-the/ui/format';
import { paidByCard, type CardPaymentValues } from './paidByCard.ts';

/** What a swipe pays of a debt once its fee is taken off. Nothing while amount or rate are missing. */
export function CardPaymentEffect({ values }: { values: Pick<CardPaymentValues, 'Amount' | 'CustomerFeePercent'> }) {
  if (values.Amount === null || values.CustomerFeePercent === null) return null;
  const { fee, paid } = paidByCard(values);
  return (
    <p aria-live="polite">
      Phí {formatMoney(fee)}, công nợ giảm {formatMoney(paid)}.
    </p>
  );
}
