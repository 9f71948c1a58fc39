import type { OperationId } from '@so-the/api-client';
import { operationParts } from './contractParts.ts';
import { isJsonObject } from './jsonObject.ts';

/** Records in records that are looked into. */
const DEEPEST = 6;

const known = new Map<OperationId, readonly string[]>();

/** Every field of a call's query and body, those inside others by their way: `Amount`, `Fees.FeePercent`. */
export function fieldNames(id: OperationId): readonly string[] {
  const names = known.get(id) ?? namesOf(id);
  known.set(id, names);
  return names;
}

function namesOf(id: OperationId): readonly string[] {
  const { query, body } = operationParts(id);
  const asked = query.map(({ name }) => name);
  const sent = [...waysOf(body, 0)].map((way) => way.join('.'));
  const plain = [...new Set([...asked, ...sent])];
  return [...plain, ...asked.map((name) => `query.${name}`), ...sent.map((name) => `body.${name}`)];
}

function* waysOf(schema: unknown, depth: number): Iterable<string[]> {
  if (!isJsonObject(schema) || depth > DEEPEST) return;
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = schema[keyword];
    for (const branch of Array.isArray(branches) ? branches : []) yield* waysOf(branch, depth);
  }
  yield* waysOf(schema['items'], depth);
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  for (const [name, inner] of Object.entries(properties)) {
    yield [name];
    for (const way of waysOf(inner, depth + 1)) yield [name, ...way];
  }
}
