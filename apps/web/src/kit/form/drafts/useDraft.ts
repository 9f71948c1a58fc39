import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useKept } from './useKept.ts';

/** What a form got back after a new login. */
export interface Draft {
  /** The fields hold what was typed before the session ran out. */
  restored: boolean;
  /** The form has moved on to something new. */
  forget: () => void;
}

/**
 * Carries what was typed into a form over an expired session, whichever call was the first to hear of it; to the same
 * user and shop alone.
 *
 * @param name names the form and its record, such as `topUp/12`
 */
export function useDraft<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): Draft {
  const { reset, getValues, formState } = form;
  const { isDirty } = formState;
  const kept = useKept<DefaultValues<Values>>(name, () =>
    isDirty ? (getValues() as DefaultValues<Values>) : undefined,
  );
  const [draft, setDraft] = useState(kept);
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true, keepDirtyValues: false });
  }, [draft, reset]);
  return { restored: draft !== undefined, forget: () => setDraft(undefined) };
}
