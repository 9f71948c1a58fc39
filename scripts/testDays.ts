/**
 * `npm run test:days`: the unit tests, their worlds and the end-to-end tests on days on which a shop's calendar turns, and
 * today. `-- unit` or `-- end` runs only the one part, `-- 2027-01-01 2026-12-31T23:58` those days only.
 *
 * Prints a line for each day and part, what failed by name, and at the end `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { momentOf } from './clock/playedDay.ts';
import { failedOfPlaywright, failedOfVitest } from './failedTests.ts';
import { countPlaywright, countVitest, type Counts } from './testCounts.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
/** Vietnam is seven hours ahead the whole year. */
const OFFSET_MS = 7 * 3_600_000;

/** Days on which something turns, and what does. */
const DAYS: readonly (readonly [day: string, what: string])[] = [
  ['2027-03-01', 'the 1st'],
  ['2026-12-02', 'the 2nd'],
  ['2027-02-28', 'the 28th, which ends its month'],
  ['2026-11-30', 'the 30th'],
  ['2026-10-31', 'the 31st'],
  ['2028-02-29', '29 February'],
  ['2026-11-22', 'a Sunday'],
  ['2027-02-06', 'Tết'],
  ['2026-12-31T23:58', 'two minutes before the new year'],
  ['2027-01-01', 'New Year'],
  ['2027-02-08', 'a day without business'],
  [new Date(Date.now() + OFFSET_MS).toISOString().slice(0, 16), 'today'],
];

/** Tests that are run on a day, and how their report is read. */
interface Part {
  name: string;
  command: (report: string) => string[];
  counts: (report: string) => Counts;
  failed: (report: string) => string[];
}

const PARTS: readonly Part[] = [
  {
    name: 'unit',
    command: (report) => [
      'vitest',
      'run',
      '--update=none',
      '--project',
      'unit',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    counts: countVitest,
    failed: failedOfVitest,
  },
  {
    name: 'end to end',
    command: () => ['playwright', 'test', '--reporter=json'],
    counts: countPlaywright,
    failed: failedOfPlaywright,
  },
];

const asked = process.argv.slice(2);
const days = asked.filter((word) => /^\d/.test(word)).map((day) => [momentOf(day).slice(0, 16), 'as asked'] as const);
const words = asked.filter((word) => !/^\d/.test(word));
const parts = PARTS.filter(({ name }) => words.every((word) => name.includes(word)));
const total: Counts = { passed: 0, failed: 0 };

fs.mkdirSync(results, { recursive: true });
if (parts.some(({ name }) => name === 'end to end'))
  run(['npm', 'run', '-s', 'build', '--', '--output-logs=errors-only']);
for (const [day, what] of days.length > 0 ? days : DAYS) for (const part of parts) play(part, day, what);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function play({ name, command, counts, failed }: Part, day: string, what: string): void {
  const report = path.join(results, `days-${name.replaceAll(' ', '-')}-${day.replace(':', '')}.json`);
  fs.rmSync(report, { force: true });
  const ok = run(command(report), { SO_THE_TODAY: day, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { passed, failed: fallen } = counts(report);
  // A run that ends badly without naming a test is one failure all the same.
  const wrong = ok ? fallen : Math.max(1, fallen);
  total.passed += passed;
  total.failed += wrong;
  console.log(`${day} (${what}), ${name}: ${passed} passed, ${wrong} failed`);
  for (const line of failed(report)) console.log(`  ${line}`);
}

/** Says nothing of its own: the reports tell what came of it. */
function run([command = '', ...args]: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, ...more };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
