import { operations, type FieldError, type OperationId } from '@so-the/api-client';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { coerceQuery, type QueryInput } from './coerceQuery.ts';
import { operationParts, type OperationParts } from './contractParts.ts';
import { fieldErrors } from './messages.ts';
import { unknownNames } from './queryNames.ts';
import { textCleaner, type TextCleaner } from './texts.ts';
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
  cleanQuery?: TextCleaner;
  cleanBody?: TextCleaner;
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
 * Checks the arguments of a call against the contract, its texts cleaned first; the validator of a call is compiled when
 * first needed.
 *
 * @param ignoresUnknown whether a query name the contract does not know is passed over instead of refused. Default false.
 */
export function checkRequest(id: OperationId, input: RequestInput, ignoresUnknown = false): RequestCheck {
  const { parts, query, body: isBody, cleanQuery, cleanBody } = validatorOf(id);
  const unknown = ignoresUnknown ? [] : unknownQueryNames(id, input.query);
  if (unknown.length > 0) return { ok: false, errors: unknown };
  const errors: FieldError[] = [];
  const args = cleaned(cleanQuery, coerceQuery(parts.query, input.query ?? {}), errors);
  if (errors.length > 0)
    return { ok: false, errors: errors.map(({ path, message }) => ({ path: nameOf(path), message })) };
  const body = cleaned(cleanBody, input.body, errors);
  if (errors.length > 0) return { ok: false, errors };
  if (!query(args)) return { ok: false, errors: fieldErrors(query.errors ?? [], nameOf) };
  if (body === undefined) {
    if (parts.bodyRequired) return { ok: false, errors: [{ path: '', message: 'Thiếu nội dung gửi lên' }] };
    return { ok: true, args };
  }
  if (!isBody) return { ok: false, errors: [{ path: '', message: 'Lời gọi này không nhận nội dung' }] };
  if (!isBody(body)) return { ok: false, errors: fieldErrors(isBody.errors ?? [], (pointer) => pointer) };
  return { ok: true, args: { ...args, body } };
}

/** A place in the query by the name of its parameter. */
function nameOf(pointer: string): string {
  return pointer.split('/')[1] ?? '';
}

function cleaned<Value>(clean: TextCleaner | undefined, value: Value, errors: FieldError[]): Value {
  return clean ? (clean(value, '', errors) as Value) : value;
}

/** Compiles the validator of a call before anybody calls it. */
export function prepareRequestCheck(id: OperationId): void {
  validatorOf(id);
}

function validatorOf(id: OperationId): RequestValidator {
  const known = validators.get(id);
  if (known) return known;
  const parts = operationParts(id);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parts.query.map(({ name, schema: its }) => [name, its])),
    required: parts.query.filter(({ required }) => required).map(({ name }) => name),
  };
  const isKept = operations[id].mutates;
  const made: RequestValidator = {
    parts,
    query: compileSchema(schema),
    body: parts.body && compileSchema(parts.body),
    cleanQuery: textCleaner(schema, isKept),
    cleanBody: textCleaner(parts.body, isKept),
  };
  validators.set(id, made);
  return made;
}
