import { inferredCalls, operations, type OperationId } from '@so-the/api-client';
import { describe, expect, test } from 'vitest';
import { operationParts } from '../contract/contractParts.ts';
import { dig } from '../contract/jsonObject.ts';
import { bodyOf, type Send } from '../drift/apiCaller.ts';
import { isDone, walkReads } from '../drift/walkReads.ts';
import { createEngine, type Engine, type EngineInput } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';
import { inputOf, writersOf, type Writers } from '../testing/writers.ts';
import { withoutOwnNames } from './bareRequest.ts';

/** Calls that specification §7 names. */
const NAMED = (Object.keys(operations) as OperationId[]).filter((id) => !inferredCalls.has(id));

test('the specification names 137 calls', () => expect(NAMED).toHaveLength(137));

test.each(NAMED)('%s needs no parameter that the specification does not name', (id) => {
  const { query, body } = operationParts(id);
  expect(query.filter(({ required, isInferred }) => required && isInferred)).toEqual([]);
  // What the body of a record holds is shown nowhere in the specification: its names are this project's.
  const asked = operations[id].mutates ? undefined : body;
  const required = Array.isArray(asked?.['required']) ? asked['required'].map(String) : [];
  expect(required.filter((name) => dig(asked, 'properties', name, 'x-inferred') === true)).toEqual([]);
});

describe('with exactly the parameters of the specification', () => {
  test('every call that writes is carried out', () => {
    const { engine, writers } = shops('empty');
    const made = new Set<OperationId>();
    for (const write of EVERY_WRITE) {
      const { id, by } = write;
      const { status, body } = engine.call(id, sentOf(id, inputOf(write)), writers[by]);
      expect([id, status, body]).toMatchObject([id, 200, { Result: 1 }]);
      made.add(id);
    }
    expect(NAMED.filter((id) => operations[id].mutates && !made.has(id))).toEqual([]);
  });

  test('every call that reads is carried out', async () => {
    const { engine, writers } = shops('demo');
    const send: Send = (id, args) => {
      const { status, body } = engine.call(id, sentOf(id, args), writers.owner);
      const { method, path } = operations[id];
      const answer = { type: 'application/json', text: JSON.stringify(body) };
      const made = { startedAt: '', ms: 0, method, path, query: [], userId: '', shopId: '', status, answer };
      return Promise.resolve(made);
    };
    const refused = new Map<OperationId, unknown>();
    let read = 0;
    for await (const { id, call } of walkReads(send, () => MORNING)) {
      if (inferredCalls.has(id)) continue;
      read += 1;
      if (!isDone(call)) refused.set(id, bodyOf(call));
    }
    expect([...refused]).toEqual([]);
    expect(read).toBe(NAMED.filter((id) => !operations[id].mutates && !operations[id].multipart).length);
  });
});

/** An engine over a scenario, and the session of each who writes. */
function shops(scenario: 'empty' | 'demo'): { engine: Engine; writers: Writers } {
  const world = seedWorld({ scenario, seed: 1, size: 'small', now: MORNING });
  const engine = createEngine({ world, clock: standingClock(MORNING), random: seededRandom(1) });
  return { engine, writers: writersOf(loggedIn(engine, 'owner'), loggedIn(engine, 'company')) };
}

/** What a call of the specification sends by its names alone; any other sends all. */
function sentOf(id: OperationId, input: EngineInput): EngineInput {
  return inferredCalls.has(id) ? input : withoutOwnNames(id, input);
}
