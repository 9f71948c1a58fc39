import { useState } from 'react';
import { readPreference, writePreference } from '../../../session/preferences.ts';
import { useSession } from '../../../session/useSession.ts';

/** What was chosen last. */
export interface LastUsed<Choice> {
  /** Undefined before the first time, and of what is no such choice any more. */
  used: Choice | undefined;
  /** Keeps what was used now. */
  remember: (choice: Choice) => void;
}

/**
 * What this person used last in a form, on this device and in this shop, to be proposed the next time: an account, a POS.
 * Choices alone are kept, never an amount.
 *
 * @param form names the form
 * @param read takes what was kept for a choice, or not
 */
export function useLastUsed<Choice extends object>(
  form: string,
  read: (kept: unknown) => Choice | undefined,
): LastUsed<Choice> {
  const { ShopID } = useSession().shop;
  const key = `last/${ShopID}/${form}`;
  const [used, setUsed] = useState(() => read(readPreference(key)));
  return {
    used,
    remember: (choice) => {
      setUsed(choice);
      writePreference(key, choice);
    },
  };
}
