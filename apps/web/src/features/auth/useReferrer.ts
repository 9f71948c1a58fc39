import { isAnswer, type ApiError } from '@so-the/api-client';
import { useEffect, useState } from 'react';
import { useClient } from '../../api/ClientContext.ts';

/**
 * Who owns a referral code. `none`: no code, or the question could not be asked; `short`: not typed to its end; `refused`: the
 * server knows no such code, or none of this place for a while.
 */
export type Referrer =
  | { state: 'none' | 'short' | 'searching' }
  | { state: 'refused'; message: string }
  | { state: 'found'; name: string };

const PAUSE_MS = 400;
/** Letters and digits of a code. */
export const CODE_LENGTH = 10;

/**
 * Finds the owner of a code once typing pauses; a code still being typed is not asked about, because each wrong one counts as a
 * guess. A late answer to a former code is dropped.
 */
export function useReferrer(code: string): Referrer {
  const client = useClient();
  const [answer, setAnswer] = useState<{ code: string; referrer: Referrer }>();

  useEffect(() => {
    if (code.length < CODE_LENGTH) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<Referrer> => {
      try {
        const { Data } = await client.call('getDataByReferCode', { ReferCode: code }, { signal: abort.signal });
        return { state: 'found', name: Data.FullName ?? '' };
      } catch (thrown) {
        const { kind, message } = thrown as ApiError;
        return isAnswer({ kind }) ? { state: 'refused', message } : { state: 'none' };
      }
    };
    const show = async () => {
      const referrer = await ask();
      if (!abort.signal.aborted) setAnswer({ code, referrer });
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, code]);

  if (code === '') return { state: 'none' };
  if (code.length < CODE_LENGTH) return { state: 'short' };
  return answer?.code === code ? answer.referrer : { state: 'searching' };
}
