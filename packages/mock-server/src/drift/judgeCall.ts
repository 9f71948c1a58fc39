import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { componentSchema, contractDocument, operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { pointerOf } from '../contract/messages.ts';
import { unknownQueryNames } from '../contract/requestCheck.ts';
import { responseFaults } from '../contract/responseCheck.ts';
import { compileSchema } from '../contract/validator.ts';
import { readJson } from '../node/readJson.ts';
import { HIDDEN, redact } from '../engine/redact.ts';
import { operationAt, type RecordedCall } from '../recording/recordedCall.ts';
import { ANY_ITEM, typeOf, type DriftKind, type Finding, type SeenType } from './finding.ts';

/** A deviation met in one call. */
export type Deviation = Omit<Finding, 'times' | 'firstCall'>;

/** What one call shows of the API; `isJudged` is false for what is no call of it or came without its answer. */
export interface Judgement {
  isJudged: boolean;
  deviations: Deviation[];
}

/** Result of a call that a rule of the product refused. */
const REFUSED = 0;
const UNJUDGED: Judgement = { isJudged: false, deviations: [] };
const failure = compileSchema(componentSchema('Failure'));

/** Holds a call and its answer against the contract. Values that a recording hides are passed over. */
export function judgeCall(call: RecordedCall): Judgement {
  const { method, path, status, answer } = call;
  if (method === 'OPTIONS' || method === 'HEAD') return UNJUDGED;
  const id = operationAt(path);
  if (!id)
    return /\/(?:api|User|Shop)\//.test(path) ? judged([strange('', path, 'the contract does not know it')]) : UNJUDGED;
  if (method !== operations[id].method)
    return judged([strange(id, method, `the contract knows it as ${operations[id].method}`)]);
  if (!isDescribed(id, status))
    return judged([deviation(id, 'status', '', `answers ${status}, which the contract does not describe`)]);
  if (answer.text === undefined) return UNJUDGED;
  const read = readJson(new TextEncoder().encode(answer.text));
  if (!read.ok) return judged([deviation(id, 'unreadable', '', `answers ${status} with a text that is no JSON`)]);
  const answered = status === 200 ? envelopeFaults(id, read.value) : faultsOfFailure(read.value);
  return judged([
    ...deviationsOf(id, answered, read.value),
    ...(dig(read.value, 'Result') === RESULT_OK ? requestDeviations(id, call) : []),
  ]);
}

/** What is said of a call that was carried out and that our contract would have refused, or not understood. */
function requestDeviations(id: OperationId, { query, body }: RecordedCall): Deviation[] {
  const names = new Set(query.filter(([, value]) => value !== '').map(([name]) => name));
  const parts = operationParts(id);
  const missing = parts.query.filter(({ name, required }) => required && !names.has(name));
  const unknown = unknownQueryNames(id, Object.fromEntries(query));
  return [
    ...missing.map(({ name, isInferred }) => left(id, `query ${name}`, isInferred)),
    ...unknown.map(({ path }) =>
      note(id, 'parameter', `query ${path}`, 'is accepted, and the contract does not know it'),
    ),
    ...bodyDeviations(id, body?.text),
  ];
}

function bodyDeviations(id: OperationId, text: string | undefined): Deviation[] {
  const read = text === undefined ? undefined : readJson(new TextEncoder().encode(text));
  const { body: schema } = operationParts(id);
  if (!read?.ok || !isJsonObject(read.value) || !schema) return [];
  const sent = read.value;
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : undefined;
  const unknown = properties ? Object.keys(sent).filter((name) => !Object.hasOwn(properties, name)) : [];
  return [
    ...required
      .filter((name) => !Object.hasOwn(sent, name))
      .map((name) => left(id, `body /${name}`, dig(properties, name, 'x-inferred') === true)),
    ...unknown.map((name) => note(id, 'parameter', `body /${name}`, 'is accepted, and the contract does not know it')),
  ];
}

/** A parameter that the contract requires and an API does not. */
function left(id: OperationId, where: string, isOurs: boolean): Deviation {
  const whose = isOurs ? 'and the specification does not name' : 'though the specification names it';
  return deviation(
    id,
    'parameter',
    where,
    `is required by the contract, ${whose}; the API accepts the call without it`,
  );
}

function isDescribed(id: OperationId, status: number): boolean {
  const { path, method } = operations[id];
  return dig(contractDocument, 'paths', path, method.toLowerCase(), 'responses', String(status)) !== undefined;
}

/** A Result that the contract does not know says nothing of what else the answer should hold. */
function envelopeFaults(id: OperationId, body: unknown): readonly ErrorObject[] {
  const result = dig(body, 'Result');
  const faults = responseFaults(id, body, result !== REFUSED);
  const isUnknown = isJsonObject(body) && result !== RESULT_OK && result !== REFUSED;
  return isUnknown ? faults.filter((fault) => pointerOf(fault) === '/Result') : faults;
}

function faultsOfFailure(body: unknown): readonly ErrorObject[] {
  return failure(body) ? [] : (failure.errors ?? []);
}

/** At each place the gravest fault alone: a text in place of a number is no unknown number as well. */
const RANKS: readonly DriftKind[] = ['missing', 'type', 'enumeration', 'value', 'extra'];

function deviationsOf(id: OperationId, faults: readonly ErrorObject[], body: unknown): Deviation[] {
  const byPlace = new Map<string, Deviation>();
  for (const fault of faults) {
    if (holdsHidden(valueAt(body, fault.instancePath))) continue;
    const found = deviationOf(id, fault, body);
    const known = byPlace.get(pointerOf(fault));
    if (!known || RANKS.indexOf(found.kind) < RANKS.indexOf(known.kind)) byPlace.set(pointerOf(fault), found);
  }
  return [...byPlace.values()];
}

function deviationOf(id: OperationId, fault: ErrorObject, body: unknown): Deviation {
  const pointer = pointerOf(fault);
  const where = pointer.replaceAll(/\/\d+(?=\/|$)/g, `/${ANY_ITEM}`);
  const value = valueAt(body, pointer);
  switch (fault.keyword) {
    case 'additionalProperties':
      return {
        ...note(id, 'extra', where, `is ${typeOf(value)}, and the contract does not know it`),
        seen: seenType(value),
      };
    case 'required':
    case 'dependentRequired':
      return deviation(id, 'missing', where, 'is missing');
    case 'type':
      return deviation(id, 'type', where, `is ${typeOf(value)}, not ${[fault.params['type']].flat().join(' or ')}`);
    case 'enum':
    case 'const':
      return deviation(
        id,
        'enumeration',
        where,
        `has the unknown value ${JSON.stringify(redact(value))?.slice(0, 40)}`,
      );
    default:
      return deviation(id, 'value', where, `breaks ${fault.keyword}: ${fault.message ?? ''}`);
  }
}

function seenType(value: unknown): SeenType {
  const type = typeOf(value);
  return Array.isArray(value) && value.length > 0 ? { type, items: typeOf(value[0]) } : { type };
}

function holdsHidden(value: unknown): boolean {
  return typeof value === 'string' && value.includes(HIDDEN);
}

function valueAt(body: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((at, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return Array.isArray(at) ? (at as unknown[])[Number(name)] : dig(at, name);
  }, body);
}

function judged(deviations: Deviation[]): Judgement {
  return { isJudged: true, deviations };
}

function strange(operationId: string, where: string, says: string): Deviation {
  return { severity: 'note', kind: 'address', operationId, where, says };
}

function note(operationId: string, kind: DriftKind, where: string, says: string): Deviation {
  return { severity: 'note', kind, operationId, where, says };
}

function deviation(operationId: string, kind: DriftKind, where: string, says: string): Deviation {
  return { severity: 'error', kind, operationId, where, says };
}
