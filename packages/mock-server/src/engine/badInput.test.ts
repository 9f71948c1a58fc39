import { operations, type OperationId } from '@so-the/api-client';
import { beforeEach, expect, test } from 'vitest';
import { loadWorld, saveWorld } from '../core/world.ts';
import { createEngine, type Engine, type EngineSession } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { HOSTILE, hostileInputs } from '../testing/hostileInput.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { standingClock } from './clock.ts';
import { seededRandom } from './random.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');

const demo = saveWorld(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: NOW }));

let engine: Engine;
let owner: EngineSession;

beforeEach(startOver);

/** A fresh world with the owner logged in. */
function startOver(): void {
  engine = createEngine({ world: loadWorld(demo), clock: standingClock(NOW), random: seededRandom(1) });
  owner = loggedIn(engine, 'owner');
}

test.each(Object.keys(operations) as OperationId[])(
  '%s survives whatever it is sent, and a refusal changes nothing',
  (id) => {
    const faults: unknown[] = [];
    let calls = 0;
    for (const input of hostileInputs(id)) {
      const before = engine.changes.count;
      const { status, body } = engine.call(id, input, owner);
      if (status >= 500) faults.push([status, input]);
      if (body.Result !== 1 && engine.changes.count !== before && body.Code !== 'WrongPassword' && status !== 403)
        faults.push(['changed', input]);
      if (status === 401) startOver();
      else calls += 1;
    }
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(HOSTILE.length);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);
