import type { FieldError, OperationId } from '@so-the/api-client';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { coerceQuery, type QueryInput } from './coerceQuery.ts';
import { operationParts, type OperationParts } from './contractParts.ts';
import { fieldErrors } from './messages.ts';
import { unknownNames } from './queryNames.ts';
import { compileSchema } from './validator.ts';

/** Arguments of a call as a transport hands them over. */
export interface RequestInput {
  query?: QueryInput;
  body?: unknown;
}

/** Arguments that keep the contract, flattened as the operations read them, or the faults found in them. */
export type RequestCheck = { ok: true; args: Record<string, unknown> } | { ok: false; errors: FieldError[] };

interface RequestValidator {
  parts: OperationParts;
  query: ValidateFunction;
  body?: ValidateFunction;
}

const validators = new Map<OperationId, RequestValidator>();

/** Names of a call's query that the contract does not know. */
export function unknownQueryNames(id: OperationId, query: QueryInput = {}): FieldError[] {
  const { parts } = validatorOf(id);
  return unknownNames(
    parts.query.map(({ name }) => name),
    query,
  );
}

/**
 * Checks the arguments of a call against the contract; the validator of a call is compiled when first needed.
 *
 * @param ignoresUnknown whether a query name the contract does not know is passed over instead of refused. Default false.
 */
export function checkRequest(id: OperationId, input: RequestInput, ignoresUnknown = false): RequestCheck {
  const { parts, query, body } = validatorOf(id);
  const unknown = ignoresUnknown ? [] : unknownQueryNames(id, input.query);
  if (unknown.length > 0) return { ok: false, errors: unknown };
  const args = coerceQuery(parts.query, input.query ?? {});
  if (!query(args)) {
    return { ok: false, errors: fieldErrors(query.errors ?? [], (pointer) => pointer.split('/')[1] ?? '') };
  }
  if (input.body === undefined) {
    if (parts.bodyRequired) return { ok: false, errors: [{ path: '', message: 'Thiếu nội dung gửi lên' }] };
    return { ok: true, args };
  }
  if (!body) return { ok: false, errors: [{ path: '', message: 'Lời gọi này không nhận nội dung' }] };
  if (!body(input.body)) return { ok: false, errors: fieldErrors(body.errors ?? [], (pointer) => pointer) };
  return { ok: true, args: { ...args, body: input.body } };
}

/** Compiles the validator of a call before anybody calls it. */
export function prepareRequestCheck(id: OperationId): void {
  validatorOf(id);
}

function validatorOf(id: OperationId): RequestValidator {
  const known = validators.get(id);
  if (known) return known;
  const parts = operationParts(id);
  const made: RequestValidator = {
    parts,
    query: compileSchema({
      type: 'object',
      properties: Object.fromEntries(parts.query.map(({ name, schema }) => [name, schema])),
      required: parts.query.filter(({ required }) => required).map(({ name }) => name),
    }),
    body: parts.body && compileSchema(parts.body),
  };
  validators.set(id, made);
  return made;
}
