import type { AxiosAdapter } from 'axios';
import { createClient, type KeyKeeping } from '@so-the/api-client';
import { afterEach, expect, test } from 'vitest';
import { createMockAdapter } from '../browser.ts';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import { openChain } from '../testing/openChain.ts';
import { MORNING } from '../testing/openShop.ts';

const KEY = '5f0c2d1e8a1b4f579f0e2f3b7c1d9a10';
/** Accepted or refused, by somebody or nobody: every answer says it. */
const CALLS = [
  ['with a key', { 'Idempotency-Key': KEY }, KEY],
  ['without one', {}, 'supported'],
  ['with one that no call may carry', { 'Idempotency-Key': 'x' }, 'supported'],
] as const;

let server: RunningServer | undefined;

afterEach(() => server?.close());

test.each(CALLS)('the server says of a call %s: %j → %s', async (_how, headers, said) => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock: standingClock(MORNING) });
  for (const path of ['/api/Meta/GetAllBank', '/api/Nothing/Known']) {
    const answer = await fetch(`${server.url}${path}`, { headers });
    expect([path, answer.headers.get('idempotency-key')]).toEqual([path, said]);
  }
});

test.each(CALLS)('the engine in the page says the same of a call %s', async (_how, sent, said) => {
  const { owner } = openChain();
  const heard: unknown[] = [];
  const keys: KeyKeeping = {
    keyFor: () => ('Idempotency-Key' in sent ? sent['Idempotency-Key'] : undefined),
    onAnswer: (...answer) => void heard.push(answer),
    onUnreached: () => undefined,
  };
  const { session, engine } = owner;
  const client = createClient({
    baseUrl: '',
    keys,
    session: () => session,
    onUnauthorized: () => undefined,
    adapter: createMockAdapter(engine),
  });
  await client.call('listAllBanks').catch(() => undefined);
  expect(heard).toEqual([[keys.keyFor(undefined, true), said, true]]);
});

test('an answer that is lost says nothing, and one of a proxy is not the API’s own', async () => {
  const { owner } = openChain();
  const heard: unknown[] = [];
  const keys: KeyKeeping = {
    keyFor: () => KEY,
    onAnswer: (...answer) => void heard.push(answer),
    onUnreached: (key) => void heard.push(['unreached', key]),
  };
  const { session, engine } = owner;
  const adapter = createMockAdapter(engine);
  const options = { baseUrl: '', keys, session: () => session, onUnauthorized: () => undefined };
  engine.faults.replace([{ kind: 'lost', when: 'after', times: 1 }]);
  await createClient({ ...options, adapter })
    .call('listAllBanks')
    .catch(() => undefined);
  await createClient({ ...options, adapter: page })
    .call('listAllBanks')
    .catch(() => undefined);
  expect(heard).toEqual([
    ['unreached', KEY],
    [KEY, undefined, false],
  ]);
});

/** What a proxy answers in place of an API that is down. */
const page: AxiosAdapter = (config) =>
  Promise.resolve({ data: '<p>502</p>', status: 502, statusText: '', headers: {}, config });
