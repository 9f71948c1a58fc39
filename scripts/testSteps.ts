import path from 'node:path';
import { failedOfPlaywright, failedOfVitest, secondTriesOfPlaywright } from './failedTests.ts';
import { countPlaywright, countVitest, secondTries, type Counts } from './testCounts.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One step of `npm test`. */
export interface Step {
  title: string;
  command: string[];
  /** Reads the step's own counts from the report it leaves; without it the step counts as one check. */
  counts?: () => Counts;
  /** Names what failed, by the same report. */
  failed?: () => string[];
  /** Whether it takes all cores itself. */
  isSuite?: boolean;
  /** Whether its tests can be spread over several machines. */
  isSharded?: boolean;
  /** Whether it looks at what all machines left together: it is no step of one of them. */
  needsWhole?: boolean;
  /** Names what passed on its second try only, by the same report. */
  secondTries?: () => string[];
}

/** Where the reports of the steps lie. */
export const results = path.join(root, 'test-results');
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
  return { title, command: cached(`test:${name}`), ...readAsVitest(report), isSuite: true, isSharded: true };
}

/** Some files of a project, without Turborepo: what they are changes with every change. */
export function someOf(title: string, name: 'unit' | 'stories', files: readonly string[]): Step {
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

const endToEnd = {
  counts: () => countPlaywright(reportOf('e2e')),
  failed: () => failedOfPlaywright(reportOf('e2e')),
  secondTries: () => secondTriesOfPlaywright(reportOf('e2e')),
  isSuite: true,
  isSharded: true,
};

/** Lint and types, without what depends on imports and exports. */
export const lintAlone: Step = {
  title: 'Lint: code, types',
  command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings', '.'],
};

/** Of every kind of fault the test that finds it: what `npm test` runs. */
export const ringOne: readonly Step[] = [
  // The longest first: the others run beside it.
  {
    title: 'Storybook: builds, works from any sub-path with every other request blocked, each task within three clicks',
    command: cached('test:storybook'),
  },
  { title: 'Lint: code, types, import boundaries, dead code', command: cached('lint') },
  { title: 'Format', command: cached('format:check') },
  { title: 'Generated files are up to date', command: cached('generate:check') },
  { title: 'Build', command: ['npm', 'run', '-s', 'build', '--', '--output-logs=errors-only'] },
  { title: 'Licences of what ships, exact versions', command: ['node', 'scripts/supply.ts'] },
  { title: 'Screens: length and likeness', command: cached('screens') },
  { title: 'Ledger of calls', command: cached('ledger:check') },
  { title: 'Calls that an API may lack: each has a way without it', command: cached('missing:check') },
  vitest('Unit, contract and engine', 'unit'),
  vitest('Stories: behaviour, axe in every theme, pictures (desktop light and dark, 360 px light)', 'stories'),
  {
    title: 'Stories: every picture taken, none left over',
    command: ['node', 'scripts/checkPictures.ts'],
    isSuite: true,
    needsWhole: true,
  },
  { title: 'End to end', command: cached('test:e2e'), ...endToEnd },
];

/** All there is: every end-to-end test, every story of the built book, the planted faults, twelve days. */
export const ringTwo: readonly Step[] = [
  ...ringOne.filter(({ title }) => title !== 'End to end'),
  { title: 'Types, by the compiler of the builds', command: cached('typecheck') },
  { title: 'End to end, both rings', command: ['playwright', 'test'], ...endToEnd },
  {
    title: 'Every control that is offered to the company',
    command: ['vitest', 'run', '--update=none', '--project', 'walks', 'test/walks/CompanyControls'],
    isSuite: true,
  },
  {
    title: 'Every story of the built book',
    command: ['npm', 'run', '-s', 'check-storybook'],
    isSuite: true,
  },
  { title: 'Planted faults', command: ['npm', 'run', '-s', 'test-the-tests'], isSuite: true },
  { title: 'Twelve days', command: ['npm', 'run', '-s', 'test:days'], isSuite: true },
];
