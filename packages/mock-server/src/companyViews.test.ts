import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../scripts/tellFigure.ts';
import { COMPANY_SHOP_ID } from './core/command/context.ts';
import { addDays, businessDateOf, instantAt } from './core/values/dates.ts';
import { cacheFaults } from './core/ledger/audit.ts';
import { openBranches, type Stage } from './core/testing/storyStage.ts';
import { playStep } from './core/testing/storySteps.ts';
import { createEngine, type EngineSession } from './engine.ts';
import { standingClock } from './engine/clock.ts';
import { sessionOf } from './testing/loggedIn.ts';
import { COMPANY_VIEWS, companyFaults } from './testing/companyViews.ts';
import { steps, workOn } from './testing/tellStory.ts';

/** Stories told on every run; `COMPANY_STORIES=1000` tells more. */
const STORIES = Number(process.env['COMPANY_STORIES'] ?? 15);
const SHOPS = 3;

const story = fc.array(fc.tuple(fc.nat(SHOPS - 1), steps), { minLength: 60, maxLength: 150, size: 'max' });

test('whatever three shops do by turns, every view of the company is the sum of theirs and its own books', () => {
  let compared = 0;
  let played = 0;
  const property = fc.property(story, (told) => {
    const branches = openBranches(SHOPS);
    for (const branch of branches) inTurn(branches, branch, () => workOn(branch, 2));
    for (const [place, step] of told) {
      const branch = branches[place] ?? branches[0];
      if (branch && inTurn(branches, branch, () => playStep(branch, step))?.result.ok) played += 1;
    }
    const { engine, company } = companyOver(branches);
    const shopIds = branches.map(({ owner }) => owner.shopId);
    const today = businessDateOf(instantAt(engine.clock.now()));
    for (const from of ['2026-11-20', today, addDays(today, -1)]) {
      const days = { from, to: from === '2026-11-20' ? today : from };
      expect(companyFaults(engine, { company, shopIds }, days, (figures) => (compared += figures))).toEqual([]);
    }
    expect(cacheFaults(engine.world)).toEqual([]);
  });
  fc.assert(property, { numRuns: STORIES });
  expect(COMPANY_VIEWS.length).toBeGreaterThan(40);
  expect(played).toBeGreaterThan(STORIES * 5);
  tellFigure(
    6,
    `company = Σ ${SHOPS} shops: ${STORIES} stories of ${played} commands, ${COMPANY_VIEWS.length} views, ${compared} figures equal to the đồng`,
  );
});

/** The shops share one clock: whoever acts next acts later. */
function inTurn<Value>(branches: readonly Stage[], branch: Stage, act: () => Value): Value {
  branch.at = Math.max(...branches.map(({ at }) => at));
  return act();
}

/** An engine over the world of some shops, and the company logged in. */
function companyOver(branches: readonly Stage[]) {
  const [first] = branches;
  if (!first) throw new Error('There is no shop.');
  const clock = standingClock(Math.max(...branches.map(({ at }) => at)) + 60_000);
  const engine = createEngine({ world: first.world, clock, checkResponses: false });
  const body = { UserName: 'chutiem', Password: 'Chutiem123' };
  const company: EngineSession = { ...sessionOf(engine.call('login', { body }, null).body), shopId: COMPANY_SHOP_ID };
  return { engine, company };
}
