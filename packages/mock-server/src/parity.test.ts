import { expect, test } from 'vitest';
import { operations } from '@so-the/api-client';
import { tellFigure } from '../../../scripts/tellFigure.ts';
import { createBrowserEngine } from './browser.ts';
import { saveWorld } from './core/store/world.ts';
import { standingClock } from './engine/clock.ts';
import { seededRandom } from './engine/random.ts';
import { startServer } from './node.ts';
import { callScript, SCRIPT_LENGTH, type ScriptedCall } from './testing/callScript.ts';
import { play, REPLAY_NOW as NOW, sendTo } from './testing/replay.ts';

test(`one script of ${SCRIPT_LENGTH} calls is answered with the same bytes over HTTP and in the browser, and leaves the same world`, async () => {
  const engine = createBrowserEngine({ now: NOW });
  const inside = await play(sendTo(engine));
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse(NOW));
  const random = seededRandom(1);
  const server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock, random });
  const overHttp = await play((call) => overNetwork(server.url, call));
  const world: unknown = await (await fetch(`${server.url}/_mock/snapshot`)).json();
  await server.close();
  expect(inside).toEqual(overHttp);
  expect(JSON.stringify(saveWorld(engine.world)) === JSON.stringify(world)).toBe(true);
  const called = new Set([...callScript([])].map((call) => call.id));
  const done = overHttp.filter((text) => text.startsWith('{"Result":1,')).length;
  tellFigure(
    42,
    `${overHttp.length} answers to ${called.size} of ${Object.keys(operations).length} calls, ${done} carried out, each held against the contract: equal to the byte over HTTP and in the browser`,
  );
  expect(called.size).toBe(Object.keys(operations).length);
  expect(JSON.parse(overHttp.at(-1) ?? '')).toMatchObject({ Result: 1 });
  expect(done).toBeGreaterThan(SCRIPT_LENGTH / 5);
}, 120_000);

async function overNetwork(url: string, { method, address, headers, body }: Omit<ScriptedCall, 'id'>): Promise<string> {
  return (await fetch(url + address, { method, headers, body })).text();
}
