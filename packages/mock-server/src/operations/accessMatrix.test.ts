import { operations, type OperationId } from '@so-the/api-client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { MENU } from '../core/values/menus.ts';
import { ACCOUNT_OPERATIONS, PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import { needOf } from '../core/access/operationRights.ts';
import { loadWorld, saveWorld, type World, type WorldSnapshot } from '../core/store/world.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { loggedIn, sessionOf } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

const RIVAL = { UserName: 'chukhac', Password: 'Matkhau2026' };
const STAFF = ['owner', 'manager', 'cashier', 'company', 'rival'];
const all = Object.keys(operations) as OperationId[];
/** Calls one logs in for; the one that ends the session is tested elsewhere. */
const guarded = all.filter((id) => !PUBLIC_OPERATIONS.has(id) && id !== 'changePassword');

let demo: WorldSnapshot;
let engine: Engine;
/** A session of each identity. */
let identities: Map<string, EngineSession>;

beforeAll(() => {
  const first = engineOver(saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING })));
  const form = { ...RIVAL, ShopName: 'Thẻ Nhà Khác', Phone: '0911222333', ConfirmPassword: RIVAL.Password };
  first.call('register', { body: form }, null);
  demo = saveWorld(first.world);
});

beforeEach(() => {
  engine = engineOver(demo);
  const login = (UserName: string, Password: string) =>
    sessionOf(engine.call('login', { body: { UserName, Password } }, null).body);
  const owner = loggedIn(engine, 'owner');
  const gone = login('thuquy', 'Thuquy@123');
  engine.call('deleteStaff', { query: { StaffID: gone.userId } }, owner);
  identities = new Map([
    ['owner', owner],
    ['manager', login('quanly', 'Quanly@123')],
    ['cashier', loggedIn(engine, 'cashier')],
    ['company', loggedIn(engine, 'company')],
    ['rival', login(RIVAL.UserName, RIVAL.Password)],
    ['stale', gone],
    ['forged', { ...owner, token: 'f'.repeat(owner.token.length) }],
  ]);
});

test('a stale and a forged token open no call and change nothing', () => {
  const before = engine.changes.count;
  const opened = ['stale', 'forged'].flatMap((who) =>
    guarded.filter((id) => engine.call(id, inputOf(id, 1), sessionAs(who)).status !== 401).map((id) => [who, id]),
  );
  expect(opened).toEqual([]);
  expect(engine.changes.count).toBe(before);
  tellFigure(23, `${guarded.length} calls × a stale and a forged token → 0 opened`);
});

test.each(STAFF)(
  '%s may call exactly what the rights of the person allow, and a refusal leaves only its line',
  (who) => {
    const { world } = engine;
    const wrong = guarded.filter((id) => {
      const { status } = engine.call(id, inputOf(id, 2_000_000_000), sessionAs(who));
      if (status === 403) return engine.changes.touched.some(({ name }) => name !== 'actions');
      return status !== 400 && !isAllowed(world, id, sessionAs(who).userId);
    });
    expect(wrong).toEqual([]);
    tellFigure(23, `${guarded.length} calls by ${who}: each as the rights say, 0 changes by a refusal`);
  },
  60_000,
);

test.each(['rival', 'cashier'])(
  '%s sees and changes nothing of another shop, whatever number is named',
  (who) => {
    const { world } = engine;
    const own = new Set(world.users.get(sessionAs(who).userId)?.ShopIDs);
    const secrets = secretsOutside(world, own);
    const leaks: unknown[] = [];
    const numbers = numbersOutside(world, own);
    for (const number of numbers) {
      for (const id of guarded) {
        const input = inputOf(id, number);
        const posted = world.books.entries.length;
        const text = JSON.stringify(engine.call(id, input, sessionAs(who)).body);
        const told = secrets.find((secret) => text.includes(secret) && !JSON.stringify(input).includes(secret));
        if (told !== undefined) leaks.push([id, number, told]);
        const shops = [
          ...engine.changes.touched.map(({ before, after }) => before ?? after),
          ...world.books.entries.slice(posted),
        ];
        const foreign = shops.filter(
          (row) => Number.isInteger(dig(row, 'ShopID')) && !own.has(Number(dig(row, 'ShopID'))),
        );
        if (foreign.length > 0) leaks.push([id, number, 'changed', foreign[0]]);
      }
    }
    expect(leaks).toEqual([]);
    tellFigure(
      23,
      `${guarded.length} calls × ${numbers.length} foreign records by ${who}, ${secrets.length} secrets → 0 leaks`,
    );
  },
  60_000,
);

function engineOver(snapshot: WorldSnapshot): Engine {
  return createEngine({ world: loadWorld(snapshot), clock: standingClock(MORNING), random: seededRandom(1) });
}

function sessionAs(who: string): EngineSession {
  const session = identities.get(who);
  if (!session) throw new Error(`Nobody is called ${who}.`);
  return session;
}

function isAllowed(world: World, id: OperationId, userId: number): boolean {
  if (ACCOUNT_OPERATIONS.has(id) || world.users.get(userId)?.GroupID === 1) return true;
  const need = needOf(id);
  const granted = world.permissions.by('staff', userId);
  return (
    need !== undefined &&
    granted.some(
      ({ MenuID, ActionIDs }) =>
        need.menus.some((menu) => MENU[menu] === MenuID) && need.actions.some((action) => ActionIDs.includes(action)),
    )
  );
}

/** Texts that belong to shops somebody does not work in. */
function secretsOutside(world: World, own: ReadonlySet<number>): string[] {
  const outside = (rows: readonly { ShopID: number }[], ...fields: string[]) =>
    rows.filter((row) => !own.has(row.ShopID)).flatMap((row) => fields.map((field) => dig(row, field)));
  const inside = new Set(world.customers.rows.filter((row) => own.has(row.ShopID)).map((row) => row.FullName));
  return [
    ...outside(world.customers.rows, 'Phone', 'CCCD', 'AccountBank', 'FullName'),
    ...outside(world.bankCards.rows, 'AccountNo'),
    ...outside(world.poses.rows, 'TID'),
    ...outside(world.partners.rows, 'Phone'),
    ...outside(world.affs.rows, 'Phone'),
  ]
    .filter((text) => typeof text === 'string')
    .filter((text) => text.length >= 8 && !inside.has(text));
}

/** Numbers of records outside: the first and the last of each kind. */
function numbersOutside(world: World, own: ReadonlySet<number>): number[] {
  const found = new Set<number>();
  for (const rows of [world.customers.rows, world.cards.rows, world.schedules.rows, world.poses.rows]) {
    const outside = rows.filter((row: { ShopID: number }) => !own.has(row.ShopID));
    for (const row of [outside[0], outside.at(-1)]) {
      for (const field of NUMBERS) {
        const number = dig(row, field);
        if (typeof number === 'number') found.add(number);
      }
    }
  }
  return [...found];
}

const NUMBERS = ['CustomerID', 'cardDataID', 'ScheduleID', 'posID'];

/** The contract's examples, with every number of a record set to one number. */
function inputOf(id: OperationId, number: number): EngineInput {
  const { query, body } = operationParts(id);
  const wanted = query.filter(({ name, required }) => required || isRecordNumber(name));
  return {
    query: Object.fromEntries(wanted.map(({ name, schema }) => [name, exampleOf(name, schema, number)])),
    body: body && exampleOf('', body, number),
  };
}

const isRecordNumber = (name: string) => /id$/i.test(name) && !/^(menu|action|group|bank)id$/i.test(name);

function exampleOf(name: string, schema: unknown, number: number): unknown {
  if (!isJsonObject(schema)) return null;
  const properties = dig(schema, 'properties');
  if (isJsonObject(properties)) {
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, exampleOf(key, inner, number)]));
  }
  if (dig(schema, 'type') === 'array') return [exampleOf(name.replace(/s$/, ''), dig(schema, 'items'), number)];
  return isRecordNumber(name) ? number : (schema['example'] ?? dig(schema, 'enum', '0') ?? null);
}
