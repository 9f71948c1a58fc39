import { useRef } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { NOT_SENT } from '../../../api/baseQuery.ts';
import { keyFor, mayHaveHappened, type SentBody } from './sendKey.ts';

/** Sends a confirmed body under its own Idempotency-Key; rejects with the failure of the call. */
export type SendOnce = <Body>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<unknown>,
) => Promise<void>;

const UNSETTLED = 'Chưa rõ máy chủ đã ghi hay chưa; bấm lại là an toàn, không bị ghi hai lần.';

/**
 * Gives each confirmed body a key of its own. When the answer got lost, the same body goes out again under the same key,
 * so that confirming a second time after a timeout cannot move the money twice; the failure says so. What was held back
 * offline changes nothing about that.
 */
export function useSendOnce(): SendOnce {
  const unsettled = useRef<SentBody | null>(null);
  return async (body, send) => {
    const before = unsettled.current;
    const sent = keyFor(body, before);
    unsettled.current = sent;
    try {
      await send(body, sent.key);
      unsettled.current = null;
    } catch (caught) {
      const failure = caught as ApiFailure;
      if (failure.code === NOT_SENT) {
        unsettled.current = before;
        throw caught;
      }
      if (mayHaveHappened(failure.kind)) throw new Error(`${failure.message}. ${UNSETTLED}`, { cause: caught });
      unsettled.current = null;
      throw caught;
    }
  };
}
