import {
  activeStatusOptions,
  cardStatusOptions,
  dueLevelOptions,
  expiryStateOptions,
  staffStatusOptions,
  type EnumOption,
} from '@so-the/api-client';
import type { StatusMap, StatusTone } from '@so-the/ui';

/** Labels of the contract with a tone for each code; a code without a tone is neutral. */
export function statusMap<Value extends string | number>(
  options: readonly EnumOption<Value>[],
  tones: Partial<Record<Value, StatusTone>>,
): StatusMap {
  return Object.fromEntries(
    options.map(({ value, label }) => [value, { label, tone: tones[value] ?? 'neutral' }] as const),
  );
}

/** POS, bank account, partner, collaborator, customer. */
export const activeStatus = statusMap(activeStatusOptions, { 1: 'success' });

/** Whether somebody works here. */
export const staffStatus = statusMap(staffStatusOptions, { 1: 'success', 2: 'warning' });

/** A customer's card. */
export const cardStatus = statusMap(cardStatusOptions, { 1: 'success', 2: 'warning' });

/** How near a card's due day is (domain §2(i)). */
export const dueLevel = statusMap(dueLevelOptions, { 1: 'info', 2: 'warning', 3: 'danger' });

/** Whether a card is about to expire. */
export const expiryState = statusMap(expiryStateOptions, { 1: 'warning', 2: 'danger' });
