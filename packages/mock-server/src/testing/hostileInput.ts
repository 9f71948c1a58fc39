import type { OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import type { EngineInput } from '../engine.ts';

/** Values somebody may send anywhere. */
export const HOSTILE: readonly unknown[] = [
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
  '1; DROP TABLE customers; --',
  '👩‍👩‍👧🏽🧨',
  'e\u0301'.repeat(200),
  Number.MAX_SAFE_INTEGER,
  '<img src=x onerror=alert(1)>',
  '__proto__',
  [],
  [[[[[]]]]],
  {},
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
];

/** A call with more places than this gets each value at more than one of them, so that no place is left out. */
const PLACES_A_ROUND = 16;

/**
 * Each hostile value at one place at least of a call, and some values at each: the body as a whole, a parameter nobody
 * named, each parameter and each field of the body at any depth, the others as the contract's examples. Which value
 * meets which place is fixed: values move on by one place each.
 */
export function* hostileInputs(id: OperationId): Generator<EngineInput> {
  const { query, body } = operationParts(id);
  const sound: SoundInput = {
    query: Object.fromEntries(query.map(({ name, schema }) => [name, exampleOf(schema)])),
    body: body && exampleOf(body),
  };
  const round = Math.min(PLACES_A_ROUND, [...everyPlace(sound, null)].length);
  for (const [turn, value] of HOSTILE.entries()) {
    let place = 0;
    for (const input of everyPlace(sound, value)) {
      if (place % round === turn % round) yield input;
      place += 1;
    }
  }
}

/** What the contract's examples make of a call. */
interface SoundInput {
  query: Record<string, unknown>;
  body?: unknown;
}

/** One value at every place of a call in turn. */
function* everyPlace({ query, body }: SoundInput, value: unknown): Generator<EngineInput> {
  yield { query, body: value };
  yield { query: { ...query, [String(value)]: value }, body };
  for (const name of Object.keys(query)) yield { query: { ...query, [name]: value }, body };
  for (const changed of mutations(body, value)) yield { query, body: changed };
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

/** The examples of a schema, put together. */
export function exampleOf(schema: unknown): unknown {
  if (!isJsonObject(schema)) return null;
  const properties = dig(schema, 'properties');
  if (isJsonObject(properties)) {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]));
  }
  if (dig(schema, 'type') === 'array') return [exampleOf(dig(schema, 'items'))];
  return schema['example'] ?? dig(schema, 'enum', '0') ?? null;
}
