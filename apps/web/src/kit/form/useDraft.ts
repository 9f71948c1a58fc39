import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, takeDraft } from '../../lib/drafts.ts';
import { onSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

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
  const { user, shop } = useSession();
  const owner = user.UserID;
  const key = `${shop.ShopID}/${name}`;
  const [draft, setDraft] = useState(() => takeDraft(key, owner) as DefaultValues<Values> | undefined);
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true, keepDirtyValues: false });
  }, [draft, reset]);
  useEffect(
    () =>
      onSession((event) => {
        if (isDirty && event.type === 'ended' && event.reason === 'expired') keepDraft(key, owner, getValues());
      }),
    [isDirty, key, owner, getValues],
  );
  return { restored: draft !== undefined, forget: () => setDraft(undefined) };
}
