import axios from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowserEngine, createMockAdapter, type Engine } from '../browser.ts';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import { ACCOUNTS } from '../testing/loggedIn.ts';
import type { FaultRule } from './faultRule.ts';

const NOW = '2026-11-20T09:00:00+07:00';
const WRONG = { ...ACCOUNTS.owner, Password: 'sai' };

let server: RunningServer;
let engine: Engine;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse(NOW));
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock });
  engine = createBrowserEngine({ now: NOW, scenario: 'empty' });
});

afterAll(() => server.close());

/** What a caller gets of a login with a wrong password, which both transports answer with the same bytes. */
interface Got {
  status: number;
  type: string;
  text: string;
}

async function overHttp(rule: FaultRule): Promise<Got | 'lost'> {
  const json = { 'content-type': 'application/json' };
  await fetch(`${server.url}/_mock/faults`, { method: 'PUT', headers: json, body: JSON.stringify({ rules: [rule] }) });
  const sent = { method: 'POST', headers: json, body: JSON.stringify(WRONG) };
  const answer = await fetch(`${server.url}/User/Login`, sent).catch(() => undefined);
  if (!answer) return 'lost';
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

async function inPage(rule: FaultRule): Promise<Got | 'lost'> {
  engine.faults.replace([rule]);
  const options = { adapter: createMockAdapter(engine), validateStatus: () => true, transformResponse: asIs };
  const answer = await axios.post<string>('/User/Login', WRONG, options).catch(() => undefined);
  if (!answer) return 'lost';
  return { status: answer.status, type: String(answer.headers['Content-Type']), text: answer.data };
}

function asIs(text: string): string {
  return text;
}

/** Whatever was answered, so long as something was. */
const ANSWERED = expect.objectContaining({ status: expect.any(Number) as number }) as Got;

test.each<[FaultRule, Got | 'lost']>([
  [{ kind: 'slow', medianMs: 5 }, ANSWERED],
  [{ kind: 'answer' }, ANSWERED],
  [{ kind: 'answer', status: 418, body: { any: [null, 'thing'] } }, ANSWERED],
  [{ kind: 'answer', Message: 'Đã đủ', Result: -1 }, ANSWERED],
  [
    { kind: 'answer', status: 204 },
    { status: 204, type: 'application/json; charset=utf-8', text: '' },
  ],
  [{ kind: 'lost', when: 'before' }, 'lost'],
  [{ kind: 'lost', when: 'after' }, 'lost'],
  [{ kind: 'spoilt', how: 'truncated' }, ANSWERED],
  [
    { kind: 'spoilt', how: 'html' },
    { status: 200, type: 'text/html', text: expect.stringMatching(/^<html>/) as string },
  ],
  [{ kind: 'spoilt', how: 'empty' }, ANSWERED],
  [{ kind: 'spoilt', how: 'wrongType' }, ANSWERED],
  [{ kind: 'dribble', bytesPerSecond: 5000 }, ANSWERED],
])('the fault %j gives the caller the same bytes over HTTP and in the page', async (rule, known) => {
  const got = await overHttp(rule);
  expect(await inPage(rule)).toEqual(got);
  expect(got).toEqual(known);
});

test('what is lost after the write is written, what is lost before is not, on both', async () => {
  for (const when of ['before', 'after'] as const) {
    const rule: FaultRule = { match: { operationId: 'register' }, kind: 'lost', when };
    const body = JSON.stringify({ rules: [rule] });
    const json = { 'content-type': 'application/json' };
    await fetch(`${server.url}/_mock/faults`, { method: 'PUT', headers: json, body });
    engine.faults.replace([rule]);
    const sent = { method: 'POST', headers: json, body: JSON.stringify(registration(`http.${when}`)) };
    await expect(fetch(`${server.url}/User/Register`, sent)).rejects.toThrow(/fetch failed/);
    const adapter = createMockAdapter(engine);
    await expect(axios.post('/User/Register', registration(`page.${when}`), { adapter })).rejects.toThrow(
      'Network Error',
    );
  }
  const users = (await (await fetch(`${server.url}/_db/users`)).json()) as { UserName: string }[];
  expect(users.map(({ UserName }) => UserName).filter((name) => name.startsWith('http.'))).toEqual(['http.after']);
  const inside = engine.world.users.rows.map(({ UserName }) => UserName);
  expect(inside.filter((name) => name.startsWith('page.'))).toEqual(['page.after']);
});

function registration(UserName: string) {
  const password = { Password: 'Matkhau@123', ConfirmPassword: 'Matkhau@123' };
  return { ShopName: 'Cửa hàng mới', UserName, Phone: '0987654321', ...password };
}
