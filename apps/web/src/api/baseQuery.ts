import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ApiError, FAILURE_MESSAGES, type ApiFailure, type CallOptions, type Client } from '@so-the/api-client';
import { readSession } from '../session/session.ts';
import { missingCalls, missingFailure, noteMissing } from './missingCalls.ts';

/** One call as the slices describe it. */
export interface Call {
  id: Parameters<Client['call']>[0];
  /** Query parameters by name, `body`, and for writes `idempotencyKey` and `onUpload`. */
  args: object | undefined;
}

/** What the store hands to every thunk. */
export interface StoreExtra {
  client: Client;
  /** Told when a write stands but its line in the action history was lost. */
  onLogLost: () => void;
}

/** A read is tried at most this often (quality, case 11); a write once. */
const READ_ATTEMPTS = 3;
let firstPause = 400;
const TRANSIENT: ReadonlySet<string> = new Set(['network', 'server']);

/**
 * Sets how long the first pause before a read is repeated lasts at most, in milliseconds; the next is twice as long.
 * Default 400; stories, whose server is in the page, need none.
 */
export function setFirstPause(milliseconds: number): void {
  firstPause = milliseconds;
}

/** Code of a write that was held back because the browser is offline: it cannot have happened. */
export const NOT_SENT = 'NotSent';

/**
 * Carries out a call through the client of the store.
 *
 * A read that met a broken network or server is repeated, twice at most, after a random and growing pause. One that
 * waited its whole time (specification §7) is not: nobody looks at grey rows for three minutes. A write is
 * sent once, and not at all while the browser is offline: no money waits in a queue. Without a session nothing is sent.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure> = async ({ id, args = {} }, api) => {
  const { client } = api.extra as StoreExtra;
  const isRead = api.type === 'query';
  if (!readSession()) return { error: { kind: 'unauthorized', message: FAILURE_MESSAGES.unauthorized } };
  if (missingCalls().has(id)) return { error: missingFailure };
  if (!isRead && isOffline()) return { error: { kind: 'network', code: NOT_SENT, message: FAILURE_MESSAGES.network } };
  const { idempotencyKey, onUpload, ...parameters } = args as CallOptions;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { data: await send(client, id, parameters, { signal: api.signal, idempotencyKey, onUpload }) };
    } catch (thrown) {
      const error = failureOf(thrown);
      if (noteMissing(id, error)) return { error: missingFailure };
      const again = isRead && attempt < READ_ATTEMPTS && TRANSIENT.has(error.kind) && !api.signal.aborted;
      if (!again) return { error };
      await pause(attempt, api.signal);
    }
  }
};

/** Types are settled where an endpoint is declared; here every call looks alike. */
function send(client: Client, id: Call['id'], parameters: object, options: CallOptions): Promise<unknown> {
  const { call } = client as unknown as { call: (...call: [Call['id'], object, CallOptions]) => Promise<unknown> };
  return call(id, parameters, options);
}

function failureOf(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiError) return thrown.toJSON();
  return { kind: 'malformed', message: FAILURE_MESSAGES.malformed };
}

function isOffline(): boolean {
  return 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
}

/** Between half and the whole of the first pause, of twice as much …; cut short when nobody waits any more. */
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  const longest = firstPause * 2 ** (attempt - 1);
  return new Promise((resolve) => {
    setTimeout(resolve, longest * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
