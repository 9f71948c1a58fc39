import { useEffect, useRef } from 'react';
import { useFormContext, type FieldPath, type FieldPathValue } from 'react-hook-form';
import { isEmpty } from '../../../kit/form/fieldRules.ts';
import type { CounterValues } from './counterValues.ts';

/**
 * Puts a proposal into a field of the counter for as long as the person has chosen nothing else there. One that is known
 * as the form opens waits until the form has filled itself in, which would take it away again. `whose` says for whom it
 * is: for somebody else the same is proposed again.
 */
export function useProposal<Name extends FieldPath<CounterValues>>(
  name: Name,
  proposed: FieldPathValue<CounterValues, Name> | undefined,
  whose: number | null = null,
): void {
  const { getValues, setValue, formState } = useFormContext<CounterValues>();
  const { isReady } = formState;
  const latest = useRef<{ value: unknown; whose: number | null }>(undefined);
  useEffect(() => {
    if (proposed === undefined || !isReady) return;
    const now: unknown = getValues(name);
    if (!isEmpty(now) && now !== latest.current?.value) return;
    latest.current = { value: proposed, whose };
    setValue(name, proposed, { shouldValidate: true });
  }, [name, proposed, whose, isReady, getValues, setValue]);
}
