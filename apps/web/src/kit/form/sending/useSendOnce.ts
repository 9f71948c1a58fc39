import { useRef } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { keepsKeys } from '../../../api/keyKeeping.ts';
import { mayHaveHappened } from '../../../api/mayHaveHappened.ts';
import { KEPT, NOT_SENT, RECORDED } from '../../../api/sendPressed.ts';
import { warmLostDialog } from '../lost/loadLostDialog.ts';
import { keyFor, type SentBody } from './sendKey.ts';

/**
 * What came of a press: `sent`, or `recorded` where the answer got lost and the person found it in the books. What the
 * answer would have said is then not known.
 */
export type Sent = 'sent' | 'recorded';

/** Sends a confirmed body under its own Idempotency-Key; rejects with the failure of the call. */
export type SendOnce = <Body>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<unknown>,
) => Promise<Sent>;

const SAFE = 'Chưa rõ máy chủ đã ghi hay chưa; bấm lại là an toàn, không bị ghi hai lần.';

/**
 * Gives each confirmed body a key of its own. When the answer got lost, the same body goes out again under the same key,
 * so that confirming a second time after a timeout cannot move the money twice; the failure says so. It does only where
 * the call went out under its key to an API that is known to keep keys: elsewhere the person has been asked already
 * (real-api §2). What was held back offline changes nothing about that.
 */
export function useSendOnce(): SendOnce {
  const unsettled = useRef<SentBody | null>(null);
  return async (body, send) => {
    if (!keepsKeys()) warmLostDialog();
    const before = unsettled.current;
    const sent = keyFor(body, before);
    unsettled.current = sent;
    try {
      await send(body, sent.key);
    } catch (caught) {
      const { code, kind, message } = causeOf(caught);
      if (code === RECORDED) {
        unsettled.current = null;
        return 'recorded';
      }
      if (code === NOT_SENT) unsettled.current = before;
      else if (!mayHaveHappened(kind)) unsettled.current = null;
      else if (code === KEPT) throw new Error(`${message}. ${SAFE}`, { cause: caught });
      throw caught;
    }
    unsettled.current = null;
    return 'sent';
  };
}

/** The failure of the call, which whoever sends may have put into words of their own. */
function causeOf(caught: unknown): ApiFailure {
  const { cause } = caught as { cause?: unknown };
  const isPutInWords = caught instanceof Error && typeof cause === 'object' && cause !== null && 'kind' in cause;
  return (isPutInWords ? cause : caught) as ApiFailure;
}
