import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import { contractDocument, followReference } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import type { Envelope, EngineReply } from '../engine/envelope.ts';
import type { Bareness } from './bareness.ts';

/** Which fields of a record this project named, and what stands in the others. */
interface Mask {
  own: Set<string>;
  inner: Map<string, Mask>;
  items?: Mask;
}

/** Masks by the schema they were made of; a record that holds itself has itself inside. */
const masks = new Map<unknown, Mask>();

/** An answer as an API gives it that has no field but those the specification names. */
export function bareReply({ fields }: Bareness, id: OperationId, reply: EngineReply): EngineReply {
  if (fields === 'all') return reply;
  // A text that was made before has the fields in it.
  return { status: reply.status, body: strip(reply.body, envelopeMask(id, reply), fields) as Envelope };
}

function envelopeMask(id: OperationId, { status, body }: EngineReply): Mask {
  const { path, method } = operations[id];
  const responses = dig(contractDocument, 'paths', path, method.toLowerCase(), 'responses');
  const schema = dig(followReference(dig(responses, '200')), 'content', 'application/json', 'schema');
  const branches = dig(schema, 'oneOf');
  if (status === 200 && Array.isArray(branches)) return maskOf(branches[body.Result === RESULT_OK ? 0 : 1]);
  return maskOf(dig(contractDocument, 'components', 'schemas', 'Failure'));
}

function maskOf(schema: unknown): Mask {
  const origin = followReference(schema);
  const known = masks.get(origin);
  if (known) return known;
  const mask: Mask = { own: new Set(), inner: new Map() };
  masks.set(origin, mask);
  collect(origin, mask);
  return mask;
}

/** Adds what a schema and its parts say of their fields. */
function collect(schema: unknown, mask: Mask): void {
  const properties = dig(schema, 'properties');
  for (const [name, field] of Object.entries(isJsonObject(properties) ? properties : {})) {
    if (dig(field, 'x-inferred') === true) mask.own.add(name);
    else mask.inner.set(name, maskOf(field));
  }
  if (dig(schema, 'items') !== undefined) mask.items = maskOf(dig(schema, 'items'));
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = dig(schema, keyword);
    if (Array.isArray(parts)) parts.forEach((part) => collect(followReference(part), mask));
  }
}

function strip(value: unknown, mask: Mask | undefined, left: 'absent' | 'null'): unknown {
  if (!mask) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => strip(item, mask.items, left));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !mask.own.has(name))
    .map(([name, inner]) => [name, strip(inner, mask.inner.get(name), left)] as const);
  const nulls = left === 'null' ? [...mask.own].map((name) => [name, null] as const) : [];
  return Object.fromEntries([...kept, ...nulls]);
}
