import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { ACTION, ALL_ACTIONS, ALL_MENUS, MENU } from '../core/values/menus.ts';
import { needOf } from '../core/access/operationRights.ts';
import { grant } from '../core/access/rights.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { knownNames } from '../testing/knownNames.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';
import { standingClock } from './clock.ts';
import { profitParts, propertiesOf } from './hiddenFields.ts';

const ids = Object.keys(operations) as OperationId[];
const isMarked = (id: OperationId) => profitParts(id).fields.size > 0 || profitParts(id).rows.length > 0;

/** Arguments of the calls that need some. */
const MONTH = { fromDate: '2026-10-22', toDate: '2026-11-20', PageSize: 500 };
const OTHER: Partial<Record<OperationId, EngineInput['query']>> = {
  getDailyReport: { date: MONTH.toDate },
  getCompanyReport: { ForDate: MONTH.fromDate, ToDate: MONTH.toDate },
};

/** Every name by which the contract tells a profit, wherever it does. */
const PROFITS = {
  fields: new Set(ids.flatMap((id) => [...profitParts(id).fields])),
  values: new Set<unknown>(ids.flatMap((id) => profitParts(id).rows.flatMap(({ values }) => values))),
};

const { world, engine } = demo();
const cashier = loggedIn(engine, 'cashier');
const owner = loggedIn(engine, 'owner');

test('every field that is named a profit is marked in the contract, and no answer requires it', () => {
  const unmarked = ids.flatMap((id) =>
    propertiesOf(operationParts(id).success)
      .filter(([field, schema]) => /Profit/.test(field) && dig(schema, 'x-right') !== ACTION.profit)
      .map(([field]) => `${id} ${field}`),
  );
  expect(unmarked).toEqual([]);
  expect(ids.filter(isMarked).length).toBeGreaterThan(15);
});

test.each(ids.filter((id) => isMarked(id) && !operations[id].mutates))(
  '%s tells no profit to somebody with every right but that one',
  (id) => {
    const [hidden, shown] = [true, false].map((withoutProfit) => {
      allow(id, withoutProfit);
      return engine.call(id, inputOf(id), cashier).body;
    });
    expect(JSON.stringify(hidden)).not.toMatch(/Profit/);
    expect([hidden?.Result, shown?.Result]).toEqual([1, 1]);
  },
);

test('no call of the contract, reading or writing, tells a profit to somebody with every right but that one', () => {
  const { engine: reading } = demo();
  const reader = withoutProfit(reading);
  const reads = ids.filter((id) => !operations[id].mutates).map((id) => reading.call(id, inputOf(id), reader));
  const { engine: writing } = demo('empty');
  const writer = withoutProfit(writing);
  const writes = EVERY_WRITE.filter(({ id }) => id !== 'changePassword').map(({ id, args, by }) => {
    const { body, ...query } = args;
    return writing.call(id, { query, body }, by === 'nobody' ? null : writer);
  });
  const answers = [...reads, ...writes].map(({ body }) => body);
  expect(answers.filter((body) => tellsProfit(body))).toEqual([]);
  expect(writes.filter(({ body }) => body.Result === 1).length).toBeGreaterThan(60);
  expect(reads.filter(({ body }) => body.Result === 1).length).toBeGreaterThan(60);
  tellFigure(23, `${answers.length} answers of all calls without right 11 → 0 with a profit`);
});

test('nobody learns which order earned most by sorting', () => {
  const body = { PageIndex: 1, PageSize: 20, SortBy: 'Profit' } as const;
  allow('searchSchedules', true);
  expect(engine.call('searchSchedules', { body }, cashier)).toMatchObject({ status: 403, body: { Code: 'Forbidden' } });
  allow('searchSchedules', false);
  expect(engine.call('searchSchedules', { body }, cashier).body.Result).toBe(1);
});

test('the owner sees the profit of an order that others do not see', () => {
  const order = world.schedules.rows.find((row) => row.ShopID === cashier.shopId);
  const body = { ScheduleIDs: [order?.ScheduleID ?? 0], PageIndex: 1, PageSize: 20 };
  allow('searchSchedules', true);
  const { body: hidden } = engine.call('searchSchedules', { body }, cashier);
  expect(JSON.stringify(hidden)).not.toMatch(/Profit/);
  expect(JSON.stringify(engine.call('searchSchedules', { body }, owner).body)).toMatch(/"Profit"/);
});

test('the entries behind a profit open only with the right', () => {
  for (const Figure of ['GrossProfit', 'NetProfit']) {
    const query = { ...MONTH, Figure };
    allow('getCashBook', true);
    expect(engine.call('getCashBook', { query }, cashier)).toMatchObject({ status: 403, body: { Code: 'Forbidden' } });
    allow('getCashBook', false);
    expect(engine.call('getCashBook', { query }, cashier).body.Result).toBe(1);
  }
  allow('getCashBook', true);
  expect(engine.call('getCashBook', { query: { ...MONTH, Figure: 'Revenue' } }, cashier).body.Result).toBe(1);
});

test.each(['getCashBook', 'getCompanyCashBook'] as const)(
  'the general journal of %s, which has every income and cost, is not given to a cashier without that right',
  (id) => {
    const query = { ...MONTH, Account: 'all' };
    allow(id, true);
    expect(engine.call(id, { query: MONTH }, cashier).body.Result).toBe(1);
    const { status, body } = engine.call(id, { query }, cashier);
    expect([status, body]).toEqual([403, expect.objectContaining({ Message: 'Không có quyền xem lợi nhuận' })]);
    expect(body).not.toHaveProperty('Data');
    allow(id, false);
    expect(JSON.stringify(engine.call(id, { query }, cashier).body)).toMatch(/"Doanh thu phí"/);
  },
);

function demo(scenario: 'demo' | 'empty' = 'demo') {
  const made = seedWorld({ scenario, seed: 1, size: 'small', now: MORNING });
  return { world: made, engine: createEngine({ world: made, clock: standingClock(MORNING) }) };
}

/** Gives the cashier every action in the menus of a call, with or without profit. */
function allow(id: OperationId, withoutProfit: boolean): void {
  const ActionIDs = Object.values(ACTION).filter((action) => !withoutProfit || action !== ACTION.profit);
  const menus = needOf(id)?.menus ?? [];
  grant(
    world,
    cashier.userId,
    menus.map((menu) => ({ MenuID: MENU[menu], ActionIDs })),
  );
}

function inputOf(id: OperationId): EngineInput {
  const order = world.schedules.rows.find((row) => row.ShopID === cashier.shopId && !row.IsDeleted);
  const period = { ...MONTH, ForDate: MONTH.fromDate, ToDate: MONTH.toDate, date: MONTH.toDate };
  const given = { ...period, ScheduleID: order?.ScheduleID, CustomerID: order?.CustomerID };
  const query = OTHER[id] ?? knownNames(id, given);
  if (!operations[id].hasBody) return { query };
  return { query, body: { PageIndex: 1, PageSize: 500 } };
}

/** The cashier, with every right in every menu but to see profits. */
function withoutProfit(of: Engine): EngineSession {
  const session = loggedIn(of, 'cashier');
  const ActionIDs = ALL_ACTIONS.filter((action) => action !== ACTION.profit);
  grant(
    of.world,
    session.userId,
    ALL_MENUS.map((MenuID) => ({ MenuID, ActionIDs })),
  );
  return session;
}

/** Whether a profit is told anywhere: by a field, by the value of one, or in words. */
function tellsProfit(value: unknown): boolean {
  if (typeof value === 'string') return /(lợi nhuận|lợi nhuận gộp)[^.]*\d/i.test(value);
  if (isJsonObject(value) && value['Code'] === 'C06' && value['Amount'] !== undefined) return true;
  if (Array.isArray(value)) return value.some((item) => tellsProfit(item));
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(
    ([name, inner]) => PROFITS.fields.has(name) || PROFITS.values.has(inner) || tellsProfit(inner),
  );
}
