import {
  activeStatusOptions,
  cardStatusOptions,
  dueLevelOptions,
  expiryStateOptions,
  paymentStatusOptions,
  staffStatusOptions,
  type StatusOption,
} from '@so-the/api-client';
import type { StatusMap, StatusTagProps } from '@so-the/ui';

/** Words and tone of each code, as the contract says them: no screen has a say in what a status looks like. */
export function statusMap<Value extends string | number>(options: readonly StatusOption<Value>[]): StatusMap {
  return Object.fromEntries(options.map(({ value, label, tone }) => [value, { label, tone }] as const));
}

/** Words and tone of one code; the bare code itself when the contract does not know it. */
export function statusOf(
  statuses: StatusMap,
  code: string | number | undefined,
): Pick<Required<StatusTagProps>, 'label' | 'tone'> {
  return statuses[code ?? ''] ?? { label: String(code ?? '–'), tone: 'neutral' };
}

/** POS, bank account, partner, collaborator, customer. */
export const activeStatus = statusMap(activeStatusOptions);

/** Whether somebody works here. */
export const staffStatus = statusMap(staffStatusOptions);

/** A customer's card. */
export const cardStatus = statusMap(cardStatusOptions);

/** How near a card's due day is (domain §2(i)). */
export const dueLevel = statusMap(dueLevelOptions);

/** What is past its day, be it a card, an order or a lot. */
export const overdue = statusOf(dueLevel, 3);

/** Whether a card is about to expire. */
export const expiryState = statusMap(expiryStateOptions);

/** A payment of a lot or a cash back. */
export const paymentStatus = statusMap(paymentStatusOptions);

/** What no longer counts, be it a payment or an entry. */
export const cancelled = statusOf(paymentStatus, 2);
