import { operations, type OperationId } from '@so-the/api-client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadWorld, saveWorld } from '../core/store/world.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { HOSTILE, hostileInputs } from '../testing/hostileInput.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { standingClock } from './clock.ts';
import { seededRandom } from './random.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');

const demo = saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: NOW }));

let engine: Engine;
let owner: EngineSession;
/** Changes of the world when it was fresh. */
let untouched: number;

beforeAll(startOver);
beforeEach(() => {
  if (engine.changes.count !== untouched) startOver();
});

/** A fresh world with the owner logged in. */
function startOver(): void {
  engine = createEngine({ world: loadWorld(demo), clock: standingClock(NOW), random: seededRandom(1) });
  owner = loggedIn(engine, 'owner');
  untouched = engine.changes.count;
}

test.each(Object.keys(operations) as OperationId[])(
  '%s survives whatever it is sent, and a refusal changes nothing',
  (id) => {
    const faults: unknown[] = [];
    let calls = 0;
    for (const input of hostileInputs(id)) {
      const { status, body, hasChanged } = sendAgainWhenEnded(id, input);
      if (status >= 500) faults.push([status, input]);
      if (body.Result !== 1 && hasChanged && body.Code !== 'WrongPassword' && status !== 403)
        faults.push(['changed', input]);
      calls += 1;
    }
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(HOSTILE.length);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

/** Sends a call; once more in a fresh world where what came before ended the session. */
function sendAgainWhenEnded(id: OperationId, input: EngineInput) {
  const send = () => {
    const before = engine.changes.count;
    const reply = engine.call(id, input, owner);
    return { ...reply, hasChanged: engine.changes.count !== before };
  };
  const reply = send();
  if (reply.status !== 401) return reply;
  startOver();
  return send();
}
