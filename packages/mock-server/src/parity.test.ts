import axios from 'axios';
import { expect, test } from 'vitest';
import { createBrowserEngine, createMockAdapter } from './browser.ts';
import { saveWorld } from './core/world.ts';
import { standingClock } from './engine/clock.ts';
import { seededRandom } from './engine/random.ts';
import { startServer } from './node.ts';
import { callScript, SCRIPT_LENGTH, type ScriptedCall } from './testing/callScript.ts';
import { ACCOUNTS, sessionOf } from './testing/loggedIn.ts';

const NOW = '2026-11-20T09:00:00+07:00';

type Send = (call: Omit<ScriptedCall, 'id'>) => Promise<string>;

test(`one script of ${SCRIPT_LENGTH} calls is answered with the same bytes over HTTP and in the browser, and leaves the same world`, async () => {
  const engine = createBrowserEngine({ now: NOW });
  const adapter = createMockAdapter(engine);
  const inside = await play((call) => throughAdapter(adapter, call));
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse(NOW));
  const random = seededRandom(1);
  const server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock, random });
  const overHttp = await play((call) => overNetwork(server.url, call));
  const world: unknown = await (await fetch(`${server.url}/_mock/snapshot`)).json();
  await server.close();
  expect(inside).toEqual(overHttp);
  expect(JSON.stringify(saveWorld(engine.world)) === JSON.stringify(world)).toBe(true);
  const done = overHttp.filter((text) => text.startsWith('{"Result":1,')).length;
  process.stdout.write(
    `${overHttp.length} answers equal to the byte, ${done} of them carried out; the worlds are equal\n`,
  );
  expect(done).toBeGreaterThan(SCRIPT_LENGTH / 5);
}, 120_000);

/** Logs everybody in, then plays the script: the text of each answer. */
async function play(send: Send): Promise<string[]> {
  const headers = { 'Content-Type': 'application/json' };
  const sessions = [];
  const texts: string[] = [];
  for (const account of [ACCOUNTS.owner, ACCOUNTS.cashier, ACCOUNTS.company]) {
    const text = await send({ method: 'POST', address: '/User/Login', headers, body: JSON.stringify(account) });
    texts.push(text);
    sessions.push(sessionOf(JSON.parse(text)));
  }
  for (const call of callScript(sessions)) texts.push(await send(call));
  return texts;
}

async function overNetwork(url: string, { method, address, headers, body }: Omit<ScriptedCall, 'id'>): Promise<string> {
  return (await fetch(url + address, { method, headers, body })).text();
}

async function throughAdapter(
  adapter: ReturnType<typeof createMockAdapter>,
  { method, address, headers, body }: Omit<ScriptedCall, 'id'>,
): Promise<string> {
  const [url = '', query = ''] = address.split('?');
  const response = await axios.request<string>({
    adapter,
    url,
    method,
    headers,
    params: new URLSearchParams(query),
    data: body,
    validateStatus: () => true,
    transformRequest: (sent: unknown) => sent,
    transformResponse: (text: string) => text,
  });
  return response.data;
}
