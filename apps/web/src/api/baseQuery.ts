import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ApiError, FAILURE_MESSAGES, type ApiFailure, type CallOptions, type Client } from '@so-the/api-client';
import { readSession } from '../session/session.ts';
import { dropAhead, takeAhead } from './askedAhead.ts';
import { noteHeld } from './heldAnswers.ts';
import { missingCalls, missingFailure, noteMissing } from './missingCalls.ts';
import { NOT_SENT, sendPressed, type AskLost, type Outcome, type ShownIn } from './sendPressed.ts';

/** One call as the slices describe it. */
export interface Call {
  id: Parameters<Client['call']>[0];
  /** Query parameters by name, `body`, and for writes `idempotencyKey`, `onUpload` and `shownIn`. */
  args: object | undefined;
}

type SentArgs = CallOptions & { shownIn?: ShownIn } & Record<string, unknown>;

/** What the store hands to every thunk. */
export interface StoreExtra {
  client: Client;
  /** Told when a write stands but its line in the action history was lost. */
  onLogLost: () => void;
  /** Asks about a write whose answer got lost, where no key makes it safe to send it again. */
  askLost: AskLost;
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

/**
 * Carries out a call through the client of the store.
 *
 * A read that met a broken network or server is repeated, twice at most, after a random and growing pause. One that
 * waited its whole time (specification §7) is not: nobody looks at grey rows for three minutes. A write is
 * sent once, and not at all while the browser is offline: no money waits in a queue; what was pressed and lost goes
 * through {@link sendPressed}. Without a session nothing is sent.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure> = async ({ id, args = {} }, api) => {
  const { client, askLost } = api.extra as StoreExtra;
  const isRead = api.type === 'query';
  const { idempotencyKey, onUpload, shownIn = {}, ...parameters } = args as SentArgs;
  const attempt = async (): Promise<Outcome> => {
    if (!readSession()) return { error: { kind: 'unauthorized', message: FAILURE_MESSAGES.unauthorized } };
    if (missingCalls().has(id)) return { error: missingFailure };
    if (!isRead && isOffline())
      return { error: { kind: 'network', code: NOT_SENT, message: FAILURE_MESSAGES.network } };
    try {
      const ahead = isRead ? takeAhead(id, parameters) : undefined;
      const data = await (ahead ?? send(client, id, parameters, { signal: api.signal, idempotencyKey, onUpload }));
      return { data };
    } catch (thrown) {
      const error = failureOf(thrown);
      return { error: noteMissing(id, error) ? missingFailure : error };
    }
  };
  if (isRead) return repeated(attempt, api.signal);
  dropAhead();
  if (idempotencyKey === undefined) return attempt();
  const outcome = await sendPressed({ id, args: parameters, shownIn }, attempt, askLost);
  if ('data' in outcome) noteHeld(idempotencyKey, outcome.data);
  return outcome;
};

async function repeated(attempt: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt();
    const mayPass = 'error' in outcome && TRANSIENT.has(outcome.error.kind);
    if (!mayPass || tries === READ_ATTEMPTS || signal.aborted) return outcome;
    await pause(tries, signal);
  }
}

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
