import { operations, type OperationId } from '@so-the/api-client';
import { afterAll, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { loadWorld, saveWorld } from '../core/store/world.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { exampleOf } from '../testing/hostileInput.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';
import { standingClock } from './clock.ts';

type Kind = 'page' | 'date' | 'moment';

/** What cannot be: refused by the contract, which names the place. */
const IMPOSSIBLE: Readonly<Record<Kind, readonly unknown[]>> = {
  page: [0, -1, 1.5, 1e308, 'NaN', 'một'],
  date: [
    '2026-02-31',
    '31/02/2026',
    '2026-13-01',
    '2026-02-29',
    '9999-12-31',
    '0001-01-01',
    'Invalid date',
    '0',
    '2026-11-20T09:00:00+07:00',
  ],
  moment: [
    '2026-02-31T09:00:00+07:00',
    '9999-12-31T23:59:59+07:00',
    '2026-11-20T25:00:00+07:00',
    'Invalid date',
    '2026-11-20',
    '20/11/2026 09:00',
  ],
};

/** What can be and is far away or told twice by a clock: answered or refused in words, a page never longer than 500. */
const FAR: Readonly<Record<Kind, readonly unknown[]>> = {
  page: [1e9, 2_147_483_647, 9_007_199_254_740_991],
  date: ['2199-12-31', '1900-01-01', '2028-02-29', '1970-01-01'],
  moment: [
    '2199-12-31T23:59:59+07:00',
    '2026-03-29T02:30:00+01:00',
    '2026-10-25T02:30:00+02:00',
    '2026-11-01T01:30:00-04:00',
  ],
};

/** Periods, by the names of their ends. */
const PERIODS = [
  ['fromDate', 'toDate'],
  ['FromDate', 'ToDate'],
  ['ForDate', 'ToDate'],
] as const;
const MOST_ROWS = 500;

const demo = saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING }));
const placed = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, places: [...placesOf(id)] }))
  .filter(({ places }) => places.length > 0);
let opened = open();
const table = { cells: 0, refused: 0, answered: 0 };

afterAll(() =>
  tellFigure(
    30,
    `${table.cells} cells of pages, days and moments over ${placed.length} calls, ${table.refused} refused, ${table.answered} answered: 100 % as the table says`,
  ),
);

test.each(placed)(
  '$id takes no page, day or moment that cannot be, and answers for those far away',
  ({ id, places }) => {
    for (const { name, kind, put } of places) {
      for (const value of IMPOSSIBLE[kind]) {
        const { status, body, hasChanged } = call(opened, id, put(value));
        expect([name, value, status, body.Result, hasChanged]).toEqual([name, value, 400, -1, false]);
        expect(JSON.stringify(body['Errors'])).toContain(name);
        table.refused += 1;
      }
      for (const value of FAR[kind]) {
        const { status, body, hasChanged } = call(opened, id, put(value));
        expect([name, value, [200, 400, 403].includes(status), typeof body.Message]).toEqual([
          name,
          value,
          true,
          'string',
        ]);
        expect([name, value, hasChanged && body.Result !== 1 && status !== 403]).toEqual([name, value, false]);
        expect(Array.isArray(body.Data) ? body.Data.length : 0).toBeLessThanOrEqual(MOST_ROWS);
        if (hasChanged) opened = open();
        table.answered += 1;
      }
    }
    table.cells += places.reduce((sum, { kind }) => sum + IMPOSSIBLE[kind].length + FAR[kind].length, 0);
  },
);

const withPeriod = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const names = new Set(operationParts(id).query.map(({ name }) => name));
  return PERIODS.filter((ends) => ends.every((end) => names.has(end))).map(([from, to]) => ({ id, from, to }));
});

test.each(withPeriod)('$id from a day to one before it is refused in words, or finds nothing', ({ id, from, to }) => {
  const { query, body } = soundInput(id);
  const swapped = { query: { ...query, [from]: '2026-11-20', [to]: '2026-11-01' }, body };
  const { status, body: answer, hasChanged } = call(opened, id, swapped);
  expect([status < 500, hasChanged]).toEqual([true, false]);
  const found = answer.Result === 1 ? (answer.Total ?? 0) + rowsIn(answer.Data) : 0;
  expect([found, answer.Message]).toEqual([0, expect.stringMatching(/\S/)]);
  table.cells += 1;
  table.refused += 1;
});

/** A place of a call where a page, a day or a moment stands. */
interface Place {
  name: string;
  kind: Kind;
  /** The contract's examples with another value at the place. */
  put: (value: unknown) => EngineInput;
}

function* placesOf(id: OperationId): Generator<Place> {
  const sound = soundInput(id);
  const { query, body } = operationParts(id);
  for (const { name, schema } of query) {
    const kind = kindOf(name, schema);
    if (kind) yield { name, kind, put: (value) => ({ ...sound, query: { ...sound.query, [name]: value } }) };
  }
  for (const { name, kind, put } of fieldsOf(body, sound.body))
    yield { name, kind, put: (value) => ({ ...sound, body: put(value) }) };
}

/** Fields of a value at any depth, with what the value becomes when one of them changes. */
function* fieldsOf(
  schema: unknown,
  value: unknown,
): Generator<{ name: string; kind: Kind; put: (given: unknown) => unknown }> {
  if (Array.isArray(value)) {
    for (const inner of fieldsOf(dig(schema, 'items'), value[0]))
      yield { ...inner, put: (given) => [inner.put(given)] };
  }
  if (!isJsonObject(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const own = dig(schema, 'properties', name);
    const kind = kindOf(name, own);
    if (kind) yield { name, kind, put: (given) => ({ ...value, [name]: given }) };
    for (const inner of fieldsOf(own, field))
      yield { ...inner, put: (given) => ({ ...value, [name]: inner.put(given) }) };
  }
}

function kindOf(name: string, schema: unknown): Kind | undefined {
  if (/^Page(Index|Size)$/.test(name)) return 'page';
  const format = dig(schema, 'format');
  return format === 'date' ? 'date' : format === 'date-time' ? 'moment' : undefined;
}

function soundInput(id: OperationId): { query: Record<string, unknown>; body?: unknown } {
  const { query, body } = operationParts(id);
  const required = query.filter((parameter) => parameter.required);
  return {
    query: Object.fromEntries(required.map(({ name, schema }) => [name, exampleOf(schema)])),
    body: body && exampleOf(body),
  };
}

/** A fresh engine with the owner logged in. */
function open(): { engine: Engine; session: EngineSession } {
  const engine = createEngine({ world: loadWorld(demo), clock: standingClock(MORNING) });
  return { engine, session: loggedIn(engine, 'owner') };
}

function call({ engine, session }: ReturnType<typeof open>, id: OperationId, input: EngineInput) {
  const before = engine.changes.count;
  const reply = engine.call(id, input, session);
  return { ...reply, hasChanged: engine.changes.count !== before };
}

/** Rows anywhere in an answer. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  return isJsonObject(data) ? Object.values(data).reduce<number>((sum, value) => sum + rowsIn(value), 0) : 0;
}
