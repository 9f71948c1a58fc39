import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { cardNumbersIn } from '../../../../e2e/watch.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { saveWorld } from '../core/world.ts';
import { createEngine, type EngineInput } from '../engine.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { exampleOf } from '../testing/hostileInput.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';
import { standingClock } from './clock.ts';

const PAGE: Readonly<Record<string, unknown>> = {
  PageIndex: 1,
  PageSize: 500,
  fromDate: '2026-10-01',
  toDate: '2026-11-20',
};

test('a full card number is found where there is one', () => {
  expect(cardNumbersIn('{"Note":"4111 1111 1111 1111, 4111111111111112"}')).toEqual(['4111111111111111']);
});

test('no reading call and no table of the demo holds a full card number', () => {
  const world = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
  const engine = createEngine({ world, clock: standingClock(MORNING) });
  const texts = [JSON.stringify(saveWorld(world))];
  let answered = 0;
  for (const account of ['owner', 'company'] as const) {
    const session = loggedIn(engine, account);
    for (const id of (Object.keys(operations) as OperationId[]).filter((each) => !operations[each].mutates)) {
      const { query, body } = operationParts(id);
      const wanted = query.filter(({ name, required }) => required || name in PAGE);
      const given: [string, unknown][] = wanted.map(({ name, schema }) => [name, PAGE[name] ?? exampleOf(schema)]);
      const input: EngineInput = { query: Object.fromEntries(given), body: body && exampleOf(body) };
      const reply = engine.call(id, input, session);
      texts.push(JSON.stringify(reply.body));
      if (reply.body.Result === 1) answered += 1;
    }
  }
  expect(texts.flatMap(cardNumbersIn)).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  tellFigure(
    32,
    `0 full card numbers in ${megabytes.toFixed(1)} MB of the demo's tables and ${texts.length - 1} answers`,
  );
});
