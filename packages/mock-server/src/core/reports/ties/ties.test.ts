import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/random.ts';
import { PLAYED_DAY, PLAYED_NOW } from '../../../../../../scripts/clock/playedDay.ts';
import { login } from '../../access/sessions.ts';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { addDays } from '../../values/dates.ts';
import { cacheFaults } from '../../ledger/audit.ts';
import { figuresOn } from '../../ledger/balance.ts';
import { addFigure } from '../../books/dayFigures.ts';
import { contextAt, must } from '../../testing/openShop.ts';
import { nowOf, openStage } from '../../testing/storyStage.ts';
import { STEP_KINDS, type Step } from '../../testing/storyStep.ts';
import { playStep } from '../../testing/storySteps.ts';
import { loadWorld, saveWorld } from '../../store/world.ts';
import { seedWorld } from '../../../seed/seedWorld.ts';
import { brokenTies } from './ties.ts';

const NOW = PLAYED_NOW;
const TODAY = PLAYED_DAY;
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });

test.each([
  ['today', 0, 0],
  ['the week', 6, 0],
  ['the month', 29, 0],
  ['the time before last week', 44, 7],
  ['more than there is', 300, 0],
])('all reports of the demo agree over %s, for the company and for a shop', (_period, first, last) => {
  const period = { fromDate: addDays(TODAY, -first), toDate: addDays(TODAY, -last) };
  expect(brokenTies(demo, viewOf('congty', 'Congty@123', COMPANY_SHOP_ID), period)).toEqual([]);
  expect(brokenTies(demo, viewOf('chushop', 'Chushop@123', 1), period)).toEqual([]);
});

test('a đồng that one report has and another has not is found', () => {
  const wrong = loadWorld(saveWorld(demo));
  const day = figuresOn(wrong, 1, addDays(TODAY, -1));
  if (day) addFigure(day, 'income/service-fee', -1);
  const broken = brokenTies(wrong, viewOf('chushop', 'Chushop@123', 1), {
    fromDate: addDays(TODAY, -1),
    toDate: TODAY,
  });
  expect(broken.length).toBeGreaterThan(3);
});

test('all reports agree after any story, over all of it and over its first day', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom(...STEP_KINDS),
    a: fc.nat(11),
    b: fc.nat(83),
    amount: fc.constantFrom(20_000, 540_000, 1_000_000, 9_000_000, 30_000_000),
    flag: fc.boolean(),
  });
  const told = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(told, (steps) => {
      const stage = openStage();
      for (const each of [...BEGINNING, ...steps]) playStep(stage, each);
      const context = nowOf(stage);
      const first = { fromDate: '2026-11-20', toDate: '2026-11-20' };
      expect(brokenTies(stage.world, context, { ...first, toDate: context.businessDate })).toEqual([]);
      expect(brokenTies(stage.world, context, first)).toEqual([]);
      expect(cacheFaults(stage.world)).toEqual([]);
    }),
    runs(40),
  );
});

/** An order paid and swiped, so that there is something to cancel, settle and owe. */
const BEGINNING: Step[] = [
  { kind: 'order', a: 0, b: 0, amount: 30_000_000, flag: false },
  { kind: 'status', a: 0, b: 0, amount: 1, flag: false },
  { kind: 'status', a: 0, b: 0, amount: 1, flag: false },
  { kind: 'pay', a: 0, b: 1, amount: 30_000_000, flag: false },
  { kind: 'swipe', a: 0, b: 0, amount: 9_000_000, flag: false },
];

function viewOf(UserName: string, Password: string, shopId: number): Context {
  const { UserID } = must(login(demo, { UserName, Password }, contextAt(NOW, 0, 0)));
  return contextAt(NOW, UserID, shopId);
}
