import { useEffect, useRef } from 'react';
import { useFormContext, type FieldPath, type FieldPathValue } from 'react-hook-form';
import { isEmpty } from '../../kit/form/fieldRules.ts';
import type { CounterValues } from './counterValues.ts';

/**
 * Puts a proposal into a field of the counter for as long as the person has chosen nothing else there. One that is known
 * as the form opens waits until the form has filled itself in, which would take it away again.
 *
 * @param turn counts the people served: for the next one the same proposal is put in again. Default 0.
 */
export function useProposal<Name extends FieldPath<CounterValues>>(
  name: Name,
  proposed: FieldPathValue<CounterValues, Name> | undefined,
  turn = 0,
): void {
  const { getValues, setValue, formState } = useFormContext<CounterValues>();
  const { isReady } = formState;
  const latest = useRef<{ value: unknown; turn: number }>(undefined);
  useEffect(() => {
    if (proposed === undefined || !isReady) return;
    const now: unknown = getValues(name);
    if (!isEmpty(now) && now !== latest.current?.value) return;
    latest.current = { value: proposed, turn };
    setValue(name, proposed, { shouldValidate: true });
  }, [name, proposed, turn, isReady, getValues, setValue]);
}
