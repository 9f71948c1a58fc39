import type { Schedule } from '@so-the/api-client';
import type { DebtEffect } from '@so-the/ui';
import { swipeCovering } from '../../lib/fee.ts';

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

/** What will be left to collect once the order is paid and swiped in full, in đồng; null when nothing: what a swipe will bring is not asked of the customer. */
export function leftToCollectInTheEnd(order: Schedule): number | null {
  if (order.IsSettled) return leftToCollect(order);
  const toSwipe = leftToSwipe(order) ?? 0;
  const toPay = order.ServiceType === CARD_DUE ? (leftToPayCard(order) ?? 0) : 0;
  return above(order.DebtWithFee + toPay - toSwipe);
}

/** What is still to be sent to the customer, in đồng: with the fee collected apart, it is not kept back (domain §2(b)). */
export function leftToSend(order: Schedule): number | null {
  const { DebtWithFee, FeeMode, FeeAmount, TotalTopUp, TotalAdjust, TotalSwipe } = order;
  const covered = TotalTopUp - Math.min(0, TotalAdjust);
  const feeToCollect = FeeMode === 2 && TotalSwipe > 0 ? Math.max(0, FeeAmount - covered) : 0;
  return above(feeToCollect - DebtWithFee);
}

/** What will be left to send once the order is paid and swiped in full, fee included, in đồng; null when nothing. */
export function leftToSendInTheEnd(order: Schedule): number | null {
  if (order.IsSettled) return leftToSend(order);
  const toSwipe = leftToSwipe({ ...order, FeeMode: 2 }) ?? 0;
  const toPay = order.ServiceType === CARD_DUE ? (leftToPayCard(order) ?? 0) : 0;
  const DebtWithFee = order.DebtWithFee + toPay - toSwipe;
  return leftToSend({ ...order, DebtWithFee, TotalSwipe: order.TotalSwipe + toSwipe });
}

/**
 * What is still to be swiped, in đồng; null when nothing is left. Of a due card whose fee is kept back it is the smallest
 * swipe that covers the fee too (domain §2(a)).
 */
export function leftToSwipe(order: Schedule): number | null {
  const { ServiceType, FeeMode, Amount, TotalPaidCard, TotalSwipe, CustomerFeePercent, ExtraFee } = order;
  const base = Math.max(Amount, TotalPaidCard);
  const coversFee = ServiceType === CARD_DUE && FeeMode === 1;
  return above((coversFee ? swipeCovering(base + ExtraFee, CustomerFeePercent) : base) - TotalSwipe);
}

/** The service that pays a card which is due, then swipes it back. */
const CARD_DUE = 1;

function above(amount: number): number | null {
  return amount > 0 ? amount : null;
}
