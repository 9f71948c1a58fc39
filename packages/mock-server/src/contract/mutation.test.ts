import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from './contractParts.ts';
import type { JsonObject } from './jsonObject.ts';
import { mutantsOf, wrongType } from './mutants.ts';
import { checkRequest, type RequestInput } from './requestCheck.ts';
import { checkResponse } from './responseCheck.ts';
import { branchCount, sampleOf } from './sample.ts';

/** Mutants nobody can catch, each with its reason: none. */
const UNCAUGHT: Readonly<Record<string, string>> = {};

const ids = Object.keys(operations) as OperationId[];
const score = { made: 0, caught: 0 };
const survivors: string[] = [];

test.each(ids)('%s: a sound request and a sound answer pass, one with a fault does not', (id) => {
  const parts = operationParts(id);
  for (const [name, schema] of [
    ['answer', parts.success],
    ['refusal', parts.refusal],
  ] as const) {
    tryFaults(`${id} ${name}`, schema, (value) => !isRefused(id, value));
  }
  const query = Object.fromEntries(parts.query.map(({ name, schema }) => [name, sampleOf(schema)]));
  const passes = (input: RequestInput) => checkRequest(id, input).ok;
  const body = parts.body && sampleOf(parts.body);
  expect(checkRequest(id, { query, body })).toMatchObject({ ok: true });
  for (const { name, required, schema } of parts.query) {
    const { [name]: _left, ...rest } = query;
    if (required) judge(`${id} query ${name} left out`, passes({ query: rest, body }));
    judge(`${id} query ${name} retyped`, passes({ query: { ...query, [name]: wrongType(schema) }, body }));
  }
  if (parts.body) tryFaults(`${id} body`, parts.body, (value) => passes({ query, body: value }));
  if (parts.bodyRequired) judge(`${id} body left out`, passes({ query }));
});

test('at least 98 % of all faults are caught, and each that is not has its reason', () => {
  tellFigure(
    42,
    `${score.caught} of ${score.made} faults planted into requests and answers of ${ids.length} calls are caught`,
  );
  expect(score.made).toBeGreaterThan(ids.length * 10);
  expect(survivors.filter((survivor) => !(survivor in UNCAUGHT))).toEqual([]);
  expect(score.caught / score.made).toBeGreaterThanOrEqual(0.98);
});

/** Tries every fault of every alternative of a schema. */
function tryFaults(what: string, schema: JsonObject, passes: (value: unknown) => boolean): void {
  for (let turn = 0; turn < branchCount(schema); turn += 1) {
    const sound = sampleOf(schema, turn);
    expect(passes(sound), `${what}, sample ${turn}: ${JSON.stringify(sound)}`).toBe(true);
    for (const mutant of mutantsOf(schema, sound, turn)) judge(`${what} ${mutant.what}`, passes(mutant.value));
  }
}

function judge(mutant: string, passed: boolean): void {
  score.made += 1;
  if (passed) survivors.push(mutant);
  else score.caught += 1;
}

function isRefused(id: OperationId, answer: unknown): boolean {
  try {
    checkResponse(id, answer);
    return false;
  } catch {
    return true;
  }
}
