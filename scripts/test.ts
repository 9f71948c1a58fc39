/**
 * `npm test`: every check of the repository, on whatever machine this is: what needs one core first, two beside each
 * other, then the suites, which take all cores themselves. `npm test -- unit` runs
 * the steps whose title has the word; `npm test -- changed` those that are quick, and of the tests and stories the ones
 * that the change since this branch left `main` reaches.
 *
 * Most steps are tasks of Turborepo (`turbo.json` says what each reads): where nothing of it has changed since the step
 * last passed on this machine, its report and what it printed come from then. `--force` runs them all the same.
 *
 * A step without tests of its own (types, lint …) counts as one check. All steps run even when one fails, so that a
 * single run tells everything: what failed or needed a second try is named once more at the end, where a log that is cut still has it, and the
 * last line reads `N passed, N failed`.
 *
 * `npm run test:all` plays every end-to-end test, random properties long and by a new seed, the planted faults, every story
 * of the book, and twelve days. `SEED=7 npm run test:all` draws what failed again; `-- --shard 2/4` is the second of four
 * machines.
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, movesNames } from './changed/changedFiles.ts';
import { plantedIn } from './changed/plantedIn.ts';
import { reachedBy, type CallOfLedger } from './changed/reached.ts';
import { sourcesBelow } from './ledger/sources.ts';
import { inShard, shardOf } from './shard.ts';
import { runSteps, type Ended } from './steps.ts';
import type { Counts } from './testCounts.ts';
import { lintAlone, results, ringOne, ringTwo, someOf, type Step } from './testSteps.ts';

/** A pause of the machine may cost a test its first try; more than these say that something is wrong with the tests. */
const SECOND_TRIES = 6;

const root = path.resolve(import.meta.dirname, '..');
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results);

const playsAll = process.argv.includes('--all');
const allSteps = playsAll ? ringTwo : ringOne;
const shard = shardOf(process.argv);

/** What makes random properties draw anew and play long; what they drew is told at the end as well. */
const seed = process.env.SEED || String(randomInt(2 ** 31));
const long = { SEED: seed, SO_THE_LONG: '1', STORIES: '100000', RACES: '10000', COMPANY_STORIES: '150' };

const bin = path.join(root, 'node_modules/.bin');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  DO_NOT_TRACK: '1',
  // Every server and script that a test starts would compile the same sources anew.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
  ...(playsAll && long),
  ...((playsAll || process.argv.includes('changed')) && { VITE_ALL_WALKS: 'yes' }),
  ...((playsAll || process.argv.includes('--force')) && { TURBO_FORCE: 'true' }),
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--') && !/^\d+\/\d+$/.test(word));
const steps = wanted.includes('changed') ? changedSteps() : inShard(allSteps, shard);
const words = wanted.filter((word) => word !== 'changed').map((word) => word.toLowerCase());
const secondTried: string[] = [];
const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
const outcomes: string[] = [];

const chosen = steps.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
if (words.length > 0 && chosen.length === 0) throw new Error(`No step has "${words.join(' ')}" in its title.`);
const single = chosen.filter(({ isSuite }) => !isSuite);
const atOnce = Math.min(2, os.availableParallelism(), single.length);
await runSteps(single, { atOnce, cwd: root, env }, tell);
await runSteps(
  chosen.filter(({ isSuite }) => isSuite),
  { atOnce: 1, cwd: root, env },
  tell,
);

if (secondTried.length > 0) console.log(`${secondTried.length} needed a second try (at most ${SECOND_TRIES} may):`);
for (const name of secondTried) console.log(`  ${name}`);
if (secondTried.length > SECOND_TRIES) {
  total.failed += 1;
  failures.push(`Second tries: ${secondTried.length}`);
}
for (const outcome of outcomes) console.log(outcome);
if (failures.length > 0) console.log('Failed:');
for (const name of failures) console.log(name);
if (playsAll) console.log(`Random properties drew by SEED=${seed}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function tell({ step, ok, seconds }: Ended<Step>): void {
  secondTried.push(...(step.secondTries?.() ?? []));
  const counts = countOf(step, ok);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(step.title, ...(step.failed?.() ?? []).slice(0, 30).map((name) => `  ${name}`));
  const outcome = `${step.title}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`;
  outcomes.push(outcome);
  console.log(`━━ ${outcome}`);
}

/** A step that ends badly without naming a failed test (a crash, an unhandled error) still counts as one failure. */
function countOf(step: Step, ended: boolean): Counts {
  const own = step.counts?.() ?? { passed: 0, failed: 0 };
  const isEmpty = own.passed + own.failed === 0;
  if (ended) return isEmpty ? { passed: step.counts ? 0 : 1, failed: step.counts ? 1 : 0 } : own;
  return { passed: own.passed, failed: Math.max(1, own.failed) };
}

/** Lint with types, and the tests and stories that the change reaches; neither builds nor end-to-end tests. */
function changedSteps(): Step[] {
  const changed = changedFiles();
  const sources = ['.ts', '.tsx', '.css'].flatMap((ending) =>
    ['packages', 'apps', 'scripts'].flatMap((folder) => sourcesBelow(folder, ending)),
  );
  const ledger = JSON.parse(fs.readFileSync(path.join(root, 'docs/calls.gen.json'), 'utf8')) as CallOfLedger[];
  const { tests, stories, routes, leftOut } = reachedBy(new Set(changed), sources, ledger);
  const planted = plantedIn(changed);
  if (planted.length > 0) env.PLANTED = planted.join();
  // The walk that opens every screen opens these alone.
  env.VITE_WALKED = routes.join();
  console.log(
    `${changed.length} files changed: they reach ${tests.length} tests and ${stories.length} files of stories.`,
  );
  const isWhole = movesNames();
  const lint = isWhole ? allSteps.filter(({ title }) => title.startsWith('Lint')) : [lintAlone];
  if (!isWhole) leftOut.push('import boundaries and dead code: no file, import or export came or went');
  for (const left of leftOut) console.log(`Left to \`npm test\`: ${left}.`);
  // The longest first: the others run beside it.
  return [
    ...(stories.length > 0 ? [someOf('Stories: what changed', 'stories', stories)] : []),
    ...lint,
    ...(tests.length > 0 ? [someOf('Unit, contract and engine: what changed', 'unit', tests)] : []),
  ];
}
