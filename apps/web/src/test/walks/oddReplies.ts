import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../../../../../packages/mock-server/src/contract/contractParts.ts';
import { isJsonObject, type JsonObject } from '../../../../../packages/mock-server/src/contract/jsonObject.ts';
import type { Answers } from '../answering.ts';

type Reply = Record<string, unknown>;

const MESSAGES = [null, 'x'.repeat(10_000), '<img src=x onerror=noteExecution(41)>'];

/** What a server should not send and may, made of a sound answer to a read. */
export const oddReplies = {
  'Data is null': (sound) => ({ ...sound, Data: null }),
  'Data is an empty list': (sound) => ({ ...sound, Data: [] }),
  'fields nobody knows': (sound) => ({ ...sound, Data: withSurplus(sound['Data']) }),
  'no optional field': (sound, id) => withoutOptional(operationParts(id).success, sound) as Reply,
  'a refusal with an odd Message': (_sound, id) => ({ Result: 0, Message: MESSAGES[id.length % MESSAGES.length] }),
} satisfies Readonly<Record<string, (sound: Reply, id: OperationId) => Reply>>;

/** Answers every read oddly and tells of each; a write is answered as it is. */
export function answeringReads(odd: (sound: Reply, id: OperationId) => Reply, tell: () => void): Answers {
  return (id, answer) => {
    if (operations[id].mutates || id === 'login') return answer;
    tell();
    return odd(answer as Reply, id);
  };
}

function withSurplus(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSurplus);
  return isJsonObject(data) ? { ...data, Surplus: { deep: ['<b>thừa</b>'] } } : data;
}

/** A value without the fields its schema does not demand. */
function withoutOptional(schema: unknown, value: unknown): unknown {
  if (!isJsonObject(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => withoutOptional(schema['items'], item));
  if (!isJsonObject(value) || !isJsonObject(schema['properties'])) return value;
  const { properties } = schema as { properties: JsonObject };
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const left = Object.entries(value).filter(([name]) => required.has(name));
  return Object.fromEntries(left.map(([name, inner]) => [name, withoutOptional(properties[name], inner)]));
}
