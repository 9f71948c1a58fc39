import { beforeEach, expect, test } from 'vitest';
import { createBrowserEngine } from '../browser.ts';
import type { Engine, EngineInput, EngineSession } from '../engine.ts';
import { loggedIn, newCustomer } from '../testing/loggedIn.ts';
import { REPLAY_NOW } from '../testing/replay.ts';

const NOW = new Date(REPLAY_NOW).toISOString();

let engine: Engine;
let owner: EngineSession;

beforeEach(() => {
  engine = createBrowserEngine({ now: NOW });
  owner = loggedIn(engine, 'owner');
});

test.each(['listCustomers', 'listAffs'] as const)(
  'a page of %s is given again as it was, by another call and to nobody else',
  (id) => {
    const ask = (query: EngineInput['query'], who = owner) => engine.call(id, { query }, who);
    const first = ask({ PageSize: '5' });
    expect(ask({ PageSize: '5' })).toBe(first);
    expect(ask({ PageSize: '5', PageIndex: '2' })).not.toBe(first);
    expect(ask({ PageSize: '5', Status: '1' })).not.toBe(first);
    const cashier = loggedIn(engine, 'cashier');
    expect(ask({ PageSize: '5' }, cashier)).not.toBe(first);
  },
);

test('after any write a page is what an engine that remembers nothing answers', () => {
  const ask = () => engine.call('listCustomers', { query: { PageSize: '5' } }, owner);
  const before = ask();
  const { status } = engine.call('saveCustomer', { body: newCustomer(1) }, owner);
  const after = ask();
  expect([status, after === before]).toEqual([200, false]);
  const fresh = createBrowserEngine({ now: NOW, begun: engine.world });
  const elsewhere = fresh.call('listCustomers', { query: { PageSize: '5' } }, loggedIn(fresh, 'owner'));
  expect(after.body).toEqual(elsewhere.body);
});

test('who lost a right does not see the page from before', () => {
  const page = () => engine.call('listCustomers', {}, owner);
  expect(page().status).toBe(200);
  const user = engine.world.users.get(owner.userId);
  if (!user) throw new Error('The owner is unknown.');
  engine.world.users.put({ ...user, Status: 0 });
  expect(page().status).toBe(401);
});
