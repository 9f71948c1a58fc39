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
 * `npm run test:all` is the same with `--all`: random properties draw by a new seed and play long, the faults are planted,
 * every story of the book is played, and all is played on twelve days. `SEED=7 npm run test:all` draws what failed again.
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed/changedFiles.ts';
import { reachedBy } from './changed/reached.ts';
import { failedOfPlaywright, failedOfVitest, secondTriesOfPlaywright } from './failedTests.ts';
import { sourcesBelow } from './ledger/sources.ts';
import { runSteps, type Ended } from './steps.ts';
import { countPlaywright, countVitest, secondTries, type Counts } from './testCounts.ts';

/** A pause of the machine may cost a test its first try; more than these say that something is wrong with the tests. */
const SECOND_TRIES = 6;

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results);

interface Step {
  title: string;
  command: string[];
  /** Reads the step's own counts from the report it leaves; without it the step counts as one check. */
  counts?: () => Counts;
  /** Names what failed, by the same report. */
  failed?: () => string[];
  /** Whether it takes all cores itself. */
  isSuite?: boolean;
  /** Names what passed on its second try only, by the same report. */
  secondTries?: () => string[];
}

const reportOf = (name: string) => path.join(results, `${name}.json`);

/** A script of `package.json` as a task of Turborepo: where nothing it reads has changed, its outcome is that of the last time. */
function cached(script: string): string[] {
  return ['node', 'scripts/turbo.ts', 'run', `//#${script}`, '--output-logs=full', '--log-prefix=none', '--ui=stream'];
}

const readAsVitest = (report: string) => ({
  counts: () => countVitest(report),
  failed: () => failedOfVitest(report),
  secondTries: () => secondTries(report),
});

/** All tests of a project. */
function vitest(title: string, name: 'unit' | 'stories'): Step {
  const report = reportOf(name);
  return { title, command: cached(`test:${name}`), ...readAsVitest(report), isSuite: true };
}

/** Some files of a project, without Turborepo: what they are changes with every change. */
function someOf(title: string, name: 'unit' | 'stories', files: readonly string[]): Step {
  const report = reportOf(name);
  const project = name === 'unit' ? 'unit' : 'storybook';
  const reporters = ['default', 'json', './scripts/secondTries.ts'].map((reporter) => `--reporter=${reporter}`);
  const command = ['vitest', 'run', '--update=none', '--project', project, ...reporters];
  return {
    title,
    command: [...command, `--outputFile.json=${report}`, ...files],
    ...readAsVitest(report),
  };
}

const allSteps: Step[] = [
  { title: 'Lint: code, import boundaries, dead code', command: cached('lint') },
  { title: 'Types', command: cached('typecheck') },
  {
    title: 'Storybook: builds, works from any sub-path with every other request blocked, each task within three clicks',
    command: cached('test:storybook'),
  },
  { title: 'Format', command: cached('format:check') },
  { title: 'Generated files are up to date', command: cached('generate:check') },
  { title: 'Build', command: ['npm', 'run', '-s', 'build', '--', '--output-logs=errors-only'] },
  { title: 'Screens: length and likeness', command: cached('screens') },
  { title: 'Ledger of calls', command: cached('ledger:check') },
  vitest('Unit, contract and engine', 'unit'),
  vitest('Stories: behaviour, axe in every theme, pictures (desktop and 360 px, light and dark)', 'stories'),
  {
    title: 'Stories: every picture taken, none left over',
    command: ['node', 'scripts/checkPictures.ts'],
    isSuite: true,
  },
  {
    title: 'End to end',
    command: cached('test:e2e'),
    counts: () => countPlaywright(reportOf('e2e')),
    failed: () => failedOfPlaywright(reportOf('e2e')),
    secondTries: () => secondTriesOfPlaywright(reportOf('e2e')),
    isSuite: true,
  },
];

const playsAll = process.argv.includes('--all');
if (playsAll) {
  allSteps.push(
    {
      title: 'Every story of the built book',
      command: ['npm', 'run', '-s', 'check-storybook'],
      isSuite: true,
    },
    { title: 'Planted faults', command: ['npm', 'run', '-s', 'test-the-tests'], isSuite: true },
    { title: 'Twelve days', command: ['npm', 'run', '-s', 'test:days'], isSuite: true },
  );
}

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
  ...((playsAll || process.argv.includes('--force')) && { TURBO_FORCE: 'true' }),
};
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const steps = wanted.includes('changed') ? changedSteps() : allSteps;
const words = wanted.filter((word) => word !== 'changed');
const secondTried: string[] = [];
const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];
const outcomes: string[] = [];

const chosen = steps.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
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

/** Types, lint, and the tests and stories that the change reaches; neither builds nor end-to-end tests. */
function changedSteps(): Step[] {
  const changed = changedFiles();
  const sources = ['.ts', '.tsx', '.css'].flatMap((ending) =>
    ['packages', 'apps', 'scripts'].flatMap((folder) => sourcesBelow(folder, ending)),
  );
  const { tests, stories, routes } = reachedBy(new Set(changed), sources);
  // The walk that opens every screen opens these alone.
  env.VITE_WALKED = routes.join();
  console.log(
    `${changed.length} files changed: they reach ${tests.length} tests and ${stories.length} files of stories.`,
  );
  // The longest first: the others run beside it.
  return [
    ...(stories.length > 0 ? [someOf('Stories: what changed', 'stories', stories)] : []),
    ...allSteps.filter(({ title }) => title === 'Types'),
    ...lintOf(changed),
    ...(tests.length > 0 ? [someOf('Unit, contract and engine: what changed', 'unit', tests)] : []),
  ];
}

/** Lints the files that changed, and the imports of all; where a rule itself changed, everything. */
function lintOf(changed: readonly string[]): Step[] {
  if (changed.some((file) => /oxlintrc|package-lock/.test(file))) {
    return allSteps.filter(({ title }) => title.startsWith('Lint'));
  }
  const files = changed.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && fs.existsSync(path.join(root, file)));
  const code = { title: 'Lint: code that changed', command: ['oxlint', '--type-aware', '--deny-warnings', ...files] };
  const structure = { title: 'Lint: import boundaries, dead code', command: ['npm', 'run', '-s', 'lint:structure'] };
  return files.length > 0 ? [code, structure] : [structure];
}
