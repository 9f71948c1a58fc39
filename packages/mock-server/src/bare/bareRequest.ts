import type { OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import type { EngineInput } from '../engine.ts';
import type { EngineReply } from '../engine/envelope.ts';
import type { Bareness } from './bareness.ts';

const known = new Map<OperationId, ReadonlySet<string>>();

/** A call as an API reads it that knows the names of the specification alone: it passes over all others. */
export function bareInput<Input extends EngineInput | EngineReply>(
  bare: Bareness,
  id: OperationId,
  input: Input,
): Input {
  return bare.calls === 'all' || 'status' in input ? input : { ...input, ...withoutOwnNames(id, input) };
}

/**
 * What a call sends by the names of the specification: no key, no parameter that this project named. Its body stays: what
 * bodies hold the specification does not show, but for the login.
 */
export function withoutOwnNames(id: OperationId, { query = {}, body }: EngineInput): EngineInput {
  const own = known.get(id) ?? ownNames(id);
  known.set(id, own);
  const named = Object.entries(query).filter(([name]) => !own.has(name));
  return { query: Object.fromEntries(named), body, idempotencyKey: undefined };
}

function ownNames(id: OperationId): ReadonlySet<string> {
  const { query } = operationParts(id);
  return new Set(query.filter(({ isInferred }) => isInferred).map(({ name }) => name));
}
