import type { FieldValues } from 'react-hook-form';
import { useTextDraft } from '../form/drafts/useTextDraft.ts';
import { WHY, type MoneyFacts } from './ConfirmFacts.tsx';
import type { MoneyForm } from './useMoneyForm.ts';

/** What waits for confirmation, with what is unusual about it. */
export interface AskedFacts extends MoneyFacts {
  warnings: readonly string[];
}

/**
 * What the confirmation of a money form repeats: its facts, what its fields and the guard rails ask, and the reason where
 * one is wanted, kept while it is closed and over an expired session. Null while the form is typed.
 *
 * @param facts what checked values mean, asked for at a moment in milliseconds
 * @param draft names the form and what it is about
 */
export function useAskedFacts<Values extends FieldValues>(
  { asked, needsReason }: MoneyForm<Values>,
  facts: (values: Values, askedAt: number) => MoneyFacts,
  draft: string,
): AskedFacts | null {
  const reasonDraft = useTextDraft(`${draft}/reason`);
  if (!asked) return null;
  const told = facts(asked.values, asked.at);
  const reason = told.reason ?? (needsReason ? WHY : undefined);
  return {
    ...told,
    reason: reason && { ...reason, ...reasonDraft },
    warnings: [...asked.warnings, ...(told.warnings ?? [])],
  };
}
