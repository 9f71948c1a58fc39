import type { Schedule } from '@so-the/api-client';
import type { DebtEffect } from '@so-the/ui';

/** What a change of the ledger does to the customer's debt on an order. */
export function debtEffect(order: Schedule, change: number): DebtEffect {
  const before = order.CustomerDebt;
  return {
    label: order.IsSettled ? 'Khách nợ đơn này' : 'Khách nợ đơn này (chưa tính phí)',
    before,
    after: before + change,
  };
}

/** What is still to be paid into the card, in đồng; null when nothing is left. */
export function leftToPayCard({ Amount, TotalPaidCard }: Schedule): number | null {
  return above(Amount - TotalPaidCard);
}

/** What the customer still owes on the order, the provisional fee included, in đồng; null when nothing. */
export function leftToCollect({ DebtWithFee }: Schedule): number | null {
  return above(DebtWithFee);
}

/** What is still to be sent to the customer, in đồng: with the fee collected apart, it is not kept back (domain §2(b)). */
export function leftToSend(order: Schedule): number | null {
  const { DebtWithFee, FeeMode, FeeAmount, TotalTopUp, TotalAdjust, TotalSwipe } = order;
  const covered = TotalTopUp - Math.min(0, TotalAdjust);
  const feeToCollect = FeeMode === 2 && TotalSwipe > 0 ? Math.max(0, FeeAmount - covered) : 0;
  return above(feeToCollect - DebtWithFee);
}

function above(amount: number): number | null {
  return amount > 0 ? amount : null;
}
