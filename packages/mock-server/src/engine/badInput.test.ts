import { operations, type OperationId } from '@so-the/api-client';
import { beforeEach, expect, test } from 'vitest';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { loadWorld, saveWorld } from '../core/world.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { standingClock } from './clock.ts';
import { seededRandom } from './random.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');

/** Values somebody may send anywhere. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  'NaN',
  '1.000.000đ',
  '2026-02-31',
  '9999-12-31',
  '-0001-01-01T00:00:00Z',
  'x'.repeat(12_000),
  '(a+)+$',
  '[(%_',
  '\u0000\u202e\ud800',
  "' OR 1=1 --",
  '<img src=x onerror=alert(1)>',
  '__proto__',
  [],
  [[[[[]]]]],
  {},
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
];

const demo = saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: NOW }));

let engine: Engine;
let owner: EngineSession;

beforeEach(startOver);

/** A fresh world with the owner logged in. */
function startOver(): void {
  engine = createEngine({ world: loadWorld(demo), clock: standingClock(NOW), random: seededRandom(1) });
  owner = loggedIn(engine, 'owner');
}

test.each(Object.keys(operations) as OperationId[])(
  '%s survives whatever it is sent, and a refusal changes nothing',
  (id) => {
    const faults: unknown[] = [];
    let calls = 0;
    for (const input of hostileInputs(id)) {
      const before = engine.changes.count;
      const { status, body } = engine.call(id, input, owner);
      if (status >= 500) faults.push([status, input]);
      if (body.Result !== 1 && engine.changes.count !== before && body.Code !== 'WrongPassword' && status !== 403)
        faults.push(['changed', input]);
      if (status === 401) startOver();
      else calls += 1;
    }
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(HOSTILE.length);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

/** Each parameter and each field of the body in turn with each hostile value, the others as the contract's examples. */
function* hostileInputs(id: OperationId): Generator<EngineInput> {
  const { query, body } = operationParts(id);
  const sound: Record<string, unknown> = Object.fromEntries(query.map(({ name, schema }) => [name, exampleOf(schema)]));
  const soundBody = body && exampleOf(body);
  for (const value of HOSTILE) {
    yield { query: sound, body: value };
    yield { query: { ...sound, [String(value)]: value }, body: soundBody };
    for (const { name } of query) yield { query: { ...sound, [name]: value }, body: soundBody };
    for (const changed of mutations(soundBody, value)) yield { query: sound, body: changed };
  }
}

/** The value with one of its fields, at any depth, exchanged for another value. */
function* mutations(value: unknown, exchange: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      for (const changed of mutations(item, exchange)) yield value.with(at, changed);
      yield value.with(at, exchange);
    }
  }
  if (!isJsonObject(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    yield { ...value, [field]: exchange };
    for (const changed of mutations(inner, exchange)) yield { ...value, [field]: changed };
  }
}

function exampleOf(schema: unknown): unknown {
  if (!isJsonObject(schema)) return null;
  const properties = dig(schema, 'properties');
  if (isJsonObject(properties)) {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]));
  }
  if (dig(schema, 'type') === 'array') return [exampleOf(dig(schema, 'items'))];
  return schema['example'] ?? dig(schema, 'enum', '0') ?? null;
}
