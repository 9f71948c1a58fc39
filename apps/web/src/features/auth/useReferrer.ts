import { useEffect, useState } from 'react';
import { useClient } from '../../api/ClientContext.ts';

/** Who owns a referral code. `none`: no code, or the question could not be asked. */
export type Referrer = { state: 'none' | 'searching' | 'unknown' } | { state: 'found'; name: string };

const PAUSE_MS = 400;

/** Finds the owner of a code once typing pauses. A late answer to a former code is dropped. */
export function useReferrer(code: string): Referrer {
  const client = useClient();
  const [answer, setAnswer] = useState<{ code: string; referrer: Referrer }>();

  useEffect(() => {
    if (code === '') return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<Referrer> => {
      try {
        const { Data } = await client.call('getDataByReferCode', { ReferCode: code }, { signal: abort.signal });
        return { state: 'found', name: Data.FullName };
      } catch (thrown) {
        const kind = (thrown as { kind?: string }).kind;
        return { state: kind === 'refused' || kind === 'notFound' || kind === 'contract' ? 'unknown' : 'none' };
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
  return answer?.code === code ? answer.referrer : { state: 'searching' };
}
