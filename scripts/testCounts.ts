import fs from 'node:fs';

/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

const none: Counts = { passed: 0, failed: 0 };

/** Counts of vitest's JSON report; zero when the run left none. */
export function countVitest(file: string): Counts {
  if (!fs.existsSync(file)) return none;
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts of Playwright's JSON report; a test that passed on its second try has passed. Zero when the run left none. */
export function countPlaywright(file: string): Counts {
  if (!fs.existsSync(file)) return none;
  const { stats } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Where a run of vitest leaves the names of what needed a second try, by the report of its JSON reporter. */
export function secondTriesOf(report: string): string {
  return report.replace(/\.json$/, '-second-tries.json');
}

/** Names of the tests that passed on a second try only, by the report of their run; none when it left no list. */
export function secondTries(report: string): string[] {
  const file = secondTriesOf(report);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}
