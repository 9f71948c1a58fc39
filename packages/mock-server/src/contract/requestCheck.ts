import type { FieldError, OperationId } from '@so-the/api-client';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { coerceQuery, type QueryInput } from './coerceQuery.ts';
import { operationParts, type OperationParts } from './contractParts.ts';
import { fieldErrors } from './messages.ts';
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

/** Checks the arguments of a call against the contract; the validator of a call is compiled when first needed. */
export function checkRequest(id: OperationId, input: RequestInput): RequestCheck {
  const { parts, query, body } = validatorOf(id);
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
