import {
  activeStatusOptions,
  cardStatusOptions,
  dueLevelOptions,
  expiryStateOptions,
  staffStatusOptions,
  type StatusOption,
} from '@so-the/api-client';
import type { StatusMap } from '@so-the/ui';

/** Words and tone of each code, as the contract says them: no screen has a say in what a status looks like. */
export function statusMap<Value extends string | number>(options: readonly StatusOption<Value>[]): StatusMap {
  return Object.fromEntries(options.map(({ value, label, tone }) => [value, { label, tone }] as const));
}

/** POS, bank account, partner, collaborator, customer. */
export const activeStatus = statusMap(activeStatusOptions);

/** Whether somebody works here. */
export const staffStatus = statusMap(staffStatusOptions);

/** A customer's card. */
export const cardStatus = statusMap(cardStatusOptions);

/** How near a card's due day is (domain §2(i)). */
export const dueLevel = statusMap(dueLevelOptions);

/** Whether a card is about to expire. */
export const expiryState = statusMap(expiryStateOptions);
