import { useEffect, useState } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { useClient } from '../../api/ClientContext.ts';
import { filledIn } from '../form/filledIn.ts';
import { completeAppointment, type AppointmentValues } from './appointmentValues.ts';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300;

/** What an appointment would bring. */
export interface ExpectedFees {
  /** The appointment as it would be; undefined while something obligatory is missing. */
  order: Schedule | undefined;
  /** Why the server cannot say. */
  failure: string | undefined;
}

interface Answer extends ExpectedFees {
  /** What was asked. */
  question: string;
}

/** Lets the server compute fee and profit of an appointment that is still being typed; nothing is kept (`Preview`). */
export function useExpectedFees(values: AppointmentValues, posId: number | null): ExpectedFees {
  const client = useClient();
  const body = completeAppointment(values);
  const question = body ? JSON.stringify([filledIn(body), posId]) : '';
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (question === '') return undefined;
    const gaveUp = new AbortController();
    const [asked, PreviewPosID] = JSON.parse(question) as [NonNullable<typeof body>, number | null];
    const timer = setTimeout(() => {
      client
        .call(
          'createSchedule',
          { Preview: true, ...(PreviewPosID && { PreviewPosID }), body: asked },
          { signal: gaveUp.signal },
        )
        .then(({ Data }) => setAnswer({ question, order: Data, failure: undefined }))
        .catch((failure: ApiFailure) => {
          if (failure.kind !== 'cancelled') setAnswer({ question, order: undefined, failure: failure.message });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      gaveUp.abort();
    };
  }, [client, question]);
  if (question === '' || !answer) return { order: undefined, failure: undefined };
  return { order: answer.order, failure: answer.question === question ? answer.failure : undefined };
}
