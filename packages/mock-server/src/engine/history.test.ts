import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { createBrowserEngine } from '../browser.ts';
import { saveWorld, type World } from '../core/store/world.ts';
import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { openChain } from '../testing/openChain.ts';
import { makeWrite } from '../testing/writers.ts';
import { play, REPLAY_NOW, sendTo } from '../testing/replay.ts';
import { loggedIn, newCustomer } from '../testing/loggedIn.ts';

/** Every so many changes the world is hashed as it stands; `npm run test:all` hashes after each. */
const EVERY = process.env['SO_THE_LONG'] ? 1 : 20;

test('back and forward over the script of calls is identity, whichever way one goes', async () => {
  const engine = createBrowserEngine({ now: REPLAY_NOW });
  const hashes = new Map<number, string>([[0, hashOf(engine.world)]]);
  const send = sendTo(engine);
  const answers = await play(async (call) => {
    const text = await send(call);
    const number = engine.history.steps.at(-1)?.number ?? 0;
    if (number % EVERY === 0 && !hashes.has(number)) hashes.set(number, hashOf(engine.world));
    return text;
  });
  const now = hashOf(engine.world);
  const numbers = [...hashes.keys()];
  for (const number of [...numbers.toReversed(), ...numbers]) {
    expect([number, hashOf(engine.history.worldAfter(number))]).toEqual([number, hashes.get(number)]);
  }
  expect(hashOf(engine.world)).toBe(now);
  const last = engine.history.steps.at(-1)?.number ?? 0;
  expect(hashOf(engine.history.worldAfter(last))).toBe(now);
  tellFigure(
    42,
    `${answers.length} calls, ${last} of them writes: back and forward to ${numbers.length} of them, the same hash`,
  );
}, 120_000);

test('every write of the contract is gone back over, money and all', () => {
  const chain = openChain();
  const { engine } = chain.owner;
  const began = engine.history.steps.at(-1)?.number ?? 0;
  const hashes = [hashOf(engine.world)];
  for (const write of EVERY_WRITE) {
    makeWrite(chain, write);
    const last = engine.history.steps.at(-1)?.number ?? 0;
    hashes[last - began] = hashOf(engine.world);
  }
  expect(hashes.length).toBeGreaterThan(EVERY_WRITE.length);
  const back = hashes.map((_, place) => hashOf(engine.history.worldAfter(began + place)));
  expect(back).toEqual(hashes);
});

test('a step tells each record before and after and what was posted; what changed nothing is none', () => {
  const engine = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
  const session = loggedIn(engine, 'owner');
  const before = engine.history.steps.length;
  engine.call('listCustomers', {}, session);
  engine.call('saveCustomer', { body: { FullName: '' } }, session);
  expect(engine.history.steps).toHaveLength(before);
  engine.call('saveCustomer', { body: newCustomer(1) }, session);
  const [step] = engine.history.steps.slice(-1);
  expect(step).toMatchObject({ id: 'saveCustomer', userId: session.userId, entries: [] });
  expect(step?.rows.map(({ name, before: was }) => [name, was])).toContainEqual(['customers', undefined]);
});

test('only what is known can be gone back to', () => {
  const engine = createBrowserEngine({ scenario: 'empty', now: REPLAY_NOW });
  const session = loggedIn(engine, 'owner');
  for (let number = 1; number <= 1100; number += 1) engine.call('saveCustomer', { body: newCustomer(number) }, session);
  const [first] = engine.history.steps;
  const oldest = first?.number ?? 0;
  expect(engine.history.steps).toHaveLength(500);
  expect(engine.history.worldAfter(oldest - 1)?.customers.rows).toHaveLength(600);
  for (const number of [oldest - 2, -1, 1.5, Number.NaN, 5000])
    expect(engine.history.worldAfter(number)).toBeUndefined();
});

function hashOf(world: World | undefined): string {
  return toHex(sha256(utf8(JSON.stringify(world && saveWorld(world)))));
}
