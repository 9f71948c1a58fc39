import { useEffect, useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import { useClient } from '../../../api/ClientContext.ts';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300;

/** What a correction would do. */
export interface CorrectionEffect {
  effect?: Schemas['PercentCorrection'];
  /** Why the server refuses it. */
  failure?: string;
}

/** Lets the server say what a correction would make of the order's figures; nothing is kept (`Preview`). */
export function useCorrectionEffect(body: Schemas['PercentCorrectionInput'] | undefined): CorrectionEffect {
  const client = useClient();
  const question = body ? JSON.stringify(body) : '';
  const [answer, setAnswer] = useState<CorrectionEffect & { question: string }>();
  useEffect(() => {
    if (question === '') return undefined;
    const gaveUp = new AbortController();
    const asked = JSON.parse(question) as Schemas['PercentCorrectionInput'];
    const timer = setTimeout(() => {
      client
        .call('correctSchedulePercent', { Preview: true, body: asked }, { signal: gaveUp.signal })
        .then(({ Data }) => setAnswer({ question, effect: Data }))
        .catch((failure: ApiFailure) => {
          if (failure.kind !== 'cancelled') setAnswer({ question, failure: failure.message });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      gaveUp.abort();
    };
  }, [client, question]);
  return answer?.question === question ? answer : {};
}
