import { ApiError, type ApiErrorKind, type Client } from '@so-the/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, startSession } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { baseQuery } from './baseQuery.ts';
import { forgetLostWrites } from './sendPressed.ts';

beforeEach(() => {
  keepInMemory();
  forgetLostWrites();
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A' } as SessionUser);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a read', () => {
  it.each(['network', 'server'] as const)('is tried three times while the failure is %s', async (kind) => {
    const { tries, answer } = await ask('query', [kind, kind, kind, kind]);
    expect(tries).toBe(3);
    expect(answer).toMatchObject({ error: { kind } });
  });

  it('takes the first success', async () => {
    const { tries, answer } = await ask('query', ['server', 'ok', 'server']);
    expect(tries).toBe(2);
    expect(answer).toEqual({ data: { Result: 1 } });
  });

  it.each([
    'timeout',
    'refused',
    'contract',
    'unauthorized',
    'forbidden',
    'notFound',
    'malformed',
    'cancelled',
  ] as const)('is not repeated when the answer is %s', async (kind) => {
    expect((await ask('query', [kind, 'ok'])).tries).toBe(1);
  });

  it('waits between 0.6 and 1.2 seconds over both pauses', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 50; round += 1) waits.push((await ask('query', ['server', 'server', 'ok'])).waited);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1200);
    expect(new Set(waits.map(Math.round)).size).toBeGreaterThan(5);
  });

  it('gives up when nobody waits for it any more', async () => {
    const abort = new AbortController();
    abort.abort();
    expect((await ask('query', ['network', 'ok'], abort.signal)).tries).toBe(1);
  });
});

it.each(['query', 'mutation'] as const)('without a session no %s is sent', async (type) => {
  clearSession();
  const { tries, answer } = await ask(type, ['ok']);
  expect(tries).toBe(0);
  expect(answer).toMatchObject({ error: { kind: 'unauthorized' } });
});

describe('a write', () => {
  it.each(['network', 'server', 'timeout', 'refused'] as const)('is sent once, though it fails: %s', async (kind) => {
    const { tries, answer } = await ask('mutation', [kind, 'ok']);
    expect(tries).toBe(1);
    expect(answer).toMatchObject({ error: { kind: kind === 'refused' ? kind : 'network' } });
  });

  it('is not sent while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { tries, answer } = await ask('mutation', ['ok']);
    expect(tries).toBe(0);
    expect(answer).toMatchObject({ error: { kind: 'network' } });
  });

  it('hands its key to the client, apart from its arguments', async () => {
    const { sent } = await ask('mutation', ['ok']);
    expect(sent).toEqual([
      'payDebtCustomer',
      { body: { Amount: 540_000 } },
      { signal: expect.any(AbortSignal) as AbortSignal, idempotencyKey: 'k1' },
    ]);
  });
});

/** Sends one call through a client that answers as scripted, and lets all pauses pass. */
async function ask(type: 'query' | 'mutation', script: (ApiErrorKind | 'ok')[], signal = new AbortController().signal) {
  let tries = 0;
  let sent: unknown[] = [];
  const client = {
    call: (...call: unknown[]) => {
      sent = call;
      const outcome = script[tries] ?? 'ok';
      tries += 1;
      if (outcome === 'ok') return Promise.resolve({ Result: 1 });
      return Promise.reject(new ApiError({ kind: outcome, message: 'Không được' }));
    },
  } as unknown as Client;
  const api = {
    type,
    signal,
    extra: { client, onLogLost: () => undefined, askLost: () => Promise.resolve('left') },
  } as unknown as Parameters<typeof baseQuery>[1];
  const started = performance.now();
  const args = { body: { Amount: 540_000 }, idempotencyKey: 'k1' };
  const answering = Promise.resolve(baseQuery({ id: 'payDebtCustomer', args }, api, {}));
  await vi.runAllTimersAsync();
  const answer = await answering;
  return { tries, answer, sent, waited: Math.round(performance.now() - started) };
}
