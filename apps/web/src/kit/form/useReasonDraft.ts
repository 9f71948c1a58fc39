import { useState } from 'react';
import type { ReasonRule } from '@so-the/ui';
import { useKept } from './useKept.ts';

/**
 * Keeps the reason typed into a confirmation while the confirmation is closed and asked again, and over an expired
 * session.
 *
 * @param name names the confirmation and what it is about
 */
export function useReasonDraft(name: string): Pick<ReasonRule, 'start' | 'onTyped'> {
  const [reason, setReason] = useState<string>();
  const kept = useKept<string>(`${name}/reason`, (before) => reason ?? before);
  return { start: reason ?? kept, onTyped: setReason };
}
