/** Each call needs one right in one of its menus; a call without an entry does not compile, and one that nobody knows is refused. */
import { DEBT_NEEDS } from './debtNeeds.ts';
import { read, type Need } from './need.ts';
import type { ProtectedOperation } from './openOperations.ts';
import { ORDER_NEEDS } from './orderNeeds.ts';
import { PICKERS, type PickerRule } from './pickers.ts';
import { RECORD_NEEDS } from './recordNeeds.ts';
import { REPORT_NEEDS } from './reportNeeds.ts';
import { VOUCHER_NEEDS } from './voucherNeeds.ts';

type Pickers = typeof PICKERS;
type GuardedPicker = {
  [Id in keyof Pickers]: Pickers[Id] extends { menus: readonly unknown[] } ? Id : never;
}[keyof Pickers];

/** Calls that fill choices, as far as they ask for a right. */
const PICKER_NEEDS = Object.fromEntries(
  Object.entries<PickerRule>(PICKERS).flatMap(([id, { menus }]) => (menus ? [[id, read(...menus)]] : [])),
) as Record<GuardedPicker, Need>;

/** What each call needs that asks for a right. */
export const OPERATION_RIGHTS = {
  ...PICKER_NEEDS,
  ...RECORD_NEEDS,
  ...ORDER_NEEDS,
  ...DEBT_NEEDS,
  ...REPORT_NEEDS,
  ...VOUCHER_NEEDS,
} satisfies Readonly<Record<ProtectedOperation, Need>>;

/** What a call needs; `undefined` for one that asks for no right, and for one that nobody knows. */
export function needOf(operationId: string): Need | undefined {
  const needs: Readonly<Record<string, Need>> = OPERATION_RIGHTS;
  return needs[operationId];
}
