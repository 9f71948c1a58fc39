import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import type { EngineInput } from '../engine.ts';
import type { EngineReply } from '../engine/envelope.ts';
import type { Bareness } from './bareness.ts';

/** Names of a call that this project gave, in query and body. */
interface OwnNames {
  query: ReadonlySet<string>;
  /** Of a body that only asks; what a record's body holds no specification shows, so nothing of it is left out. */
  body: ReadonlySet<string>;
}

const known = new Map<OperationId, OwnNames>();

/** A call as an API reads it that knows the names of the specification alone: it passes over all others. */
export function bareInput<Input extends EngineInput | EngineReply>(
  bare: Bareness,
  id: OperationId,
  input: Input,
): Input {
  return bare.calls === 'all' || 'status' in input ? input : { ...input, ...withoutOwnNames(id, input) };
}

/** What a call sends by the names of the specification: no key, no parameter that this project named. */
export function withoutOwnNames(id: OperationId, { query = {}, body }: EngineInput): EngineInput {
  const own = known.get(id) ?? ownNames(id);
  known.set(id, own);
  const sent = isJsonObject(body) && own.body.size > 0 ? without(body, own.body) : body;
  return { query: without(query, own.query), body: sent, idempotencyKey: undefined };
}

function without(values: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

function ownNames(id: OperationId): OwnNames {
  const { query, body } = operationParts(id);
  const fields = operations[id].mutates ? {} : dig(body, 'properties');
  const asked = Object.entries(isJsonObject(fields) ? fields : {});
  return {
    query: new Set(query.filter(({ isInferred }) => isInferred).map(({ name }) => name)),
    body: new Set(asked.filter(([, field]) => dig(field, 'x-inferred') === true).map(([name]) => name)),
  };
}
