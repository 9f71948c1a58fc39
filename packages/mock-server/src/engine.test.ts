import { operations, type OperationId } from '@so-the/api-client';
import { beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../scripts/tellFigure.ts';
import { ContractBreach } from './contract/responseCheck.ts';
import { loadWorld, saveWorld } from './core/store/world.ts';
import { createEngine, type Engine, type EngineSession } from './engine.ts';
import { standingClock } from './engine/clock.ts';
import { answer, type Operations } from './engine/operationType.ts';
import { seededRandom } from './engine/random.ts';
import { operations as allOperations } from './operations/operations.ts';
import { seedWorld } from './seed/seedWorld.ts';
import { loggedIn, newCustomer } from './testing/loggedIn.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');
const DAY_MS = 86_400_000;
const PUBLIC: ReadonlySet<OperationId> = new Set(['login', 'register', 'getDataByReferCode']);
const guarded = (Object.keys(operations) as OperationId[]).filter((id) => !PUBLIC.has(id));

const demo = saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: NOW }));

let engine: Engine;
let owner: EngineSession;

beforeEach(() => {
  engine = engineWith({});
  owner = loggedIn(engine, 'owner');
});

test('on every call nobody, a forged token, another user and an expired token are 401, another shop is 403', () => {
  const cashier = loggedIn(engine, 'cashier');
  const before = engine.changes.count;
  const strangers: [session: EngineSession | null, status: number][] = [
    [null, 401],
    [{ ...owner, token: `${owner.token.slice(0, -1)}x` }, 401],
    [{ ...owner, token: '' }, 401],
    [{ ...owner, userId: cashier.userId }, 401],
    [{ ...owner, shopId: 999_999 }, 403],
    [{ ...owner, shopId: Number.NaN }, 403],
    [{ ...cashier, shopId: -111 }, 403],
  ];
  const passed: unknown[] = guarded.flatMap((id) =>
    strangers
      .filter(([session, status]) => engine.call(id, {}, session).status !== status)
      .map((stranger) => [id, stranger]),
  );
  engine.clock.set(NOW + 60 * DAY_MS);
  passed.push(
    ...guarded.filter((id) => engine.call(id, {}, owner).body.Code !== 'Unauthorized').map((id) => [id, 'expired']),
  );
  expect(passed).toEqual([]);
  tellFigure(
    23,
    `${guarded.length} calls × ${strangers.length + 1} strangers, ShopID −111 and 60 days later among them → 0 answered`,
  );
  const lines = engine.changes.count - before;
  expect(engine.world.actions.rows.slice(-lines).every((line) => line.Denied)).toBe(true);
});

test('a breach of the contract is 400 with its places, a refusal is 200 with Result 0, and neither changes anything', () => {
  const before = snapshotOf(engine);
  const breach = engine.call('saveCustomer', { body: { FullName: '' } }, owner);
  expect(breach).toMatchObject({ status: 400, body: { Result: -1, Code: 'Contract' } });
  expect(breach.body.Errors?.map(({ path }) => path)).toContain('/FullName');
  const refusal = engine.call('deleteCustomer', { query: { CustomerID: 2_000_000_000 } }, owner);
  expect(refusal).toMatchObject({ status: 200, body: { Result: 0, Code: 'NotFound' } });
  expect(snapshotOf(engine)).toBe(before);
});

test('a write sent again with its key is carried out once and answered alike', () => {
  const input = { body: newCustomer(1), idempotencyKey: 'key-0001' };
  const first = engine.call('saveCustomer', input, owner);
  const before = snapshotOf(engine);
  expect(engine.call('saveCustomer', input, owner)).toEqual(first);
  expect(snapshotOf(engine)).toBe(before);
  const other = engine.call('saveCustomer', { ...input, body: newCustomer(2) }, owner);
  expect(other.body).toMatchObject({ Result: 0, Code: 'KeyReused' });
});

test('a key counts for its user, shop and call alone, and a refused write may be tried again with it', () => {
  const key = { idempotencyKey: 'key-0001' };
  expect(engine.call('saveCustomer', { body: newCustomer(1), ...key }, owner).body.Result).toBe(1);
  const refused = engine.call('saveCustomer', { body: newCustomer(1), idempotencyKey: 'key-0002' }, owner);
  expect(refused.body.Result).toBe(0);
  const corrected = engine.call('saveCustomer', { body: newCustomer(3), idempotencyKey: 'key-0002' }, owner);
  expect(corrected.body.Result).toBe(1);
  expect(engine.call('saveCustomer', { body: newCustomer(4), idempotencyKey: 'no' }, owner).status).toBe(400);
});

test('an answer the contract does not describe is a fault of ours, named by operation and place', () => {
  const lax = engineWith({ listActiveShops: () => answer([{ ShopID: 'one' }]) as never });
  const session = loggedIn(lax, 'owner');
  expect(() => lax.call('listActiveShops', {}, session)).toThrow(ContractBreach);
  expect(() => lax.call('listActiveShops', {}, session)).toThrow(/listActiveShops.*\/Data\/0/);
});

test('a reading call that writes is a fault of ours', () => {
  const lax = engineWith({
    listActiveShops: (world) => {
      for (const shop of world.shops.rows) world.shops.put(shop);
      return answer([], { total: 0 });
    },
  });
  const session = loggedIn(lax, 'owner');
  expect(() => lax.call('listActiveShops', {}, session)).toThrow(/not marked x-mutates/);
});

test('a refusal that writes is a fault of ours', () => {
  const lax = engineWith({
    deleteCustomer: (world) => {
      for (const shop of world.shops.rows) world.shops.put(shop);
      return { ok: false, code: 'InUse', message: 'Không xóa được' };
    },
  });
  const session = loggedIn(lax, 'owner');
  expect(() => lax.call('deleteCustomer', { query: { CustomerID: 1 } }, session)).toThrow(/refuses and yet changes/);
});

test('the same seed and the same calls give the same bytes', () => {
  expect(aMorning()).toBe(aMorning());
});

function engineWith(replaced: Partial<Operations>): Engine {
  const operations = { ...allOperations, ...replaced };
  return createEngine({ world: loadWorld(demo), clock: standingClock(NOW), random: seededRandom(1), operations });
}

/** Some calls on a fresh engine, and the world they leave. */
function aMorning(): string {
  const made = engineWith({});
  const session = loggedIn(made, 'owner');
  const saved = made.call('saveCustomer', { body: newCustomer(1) }, session);
  return JSON.stringify([saved, made.call('listCustomers', {}, session), snapshotOf(made)]);
}

function snapshotOf({ world }: Engine): string {
  return JSON.stringify(saveWorld(world));
}
