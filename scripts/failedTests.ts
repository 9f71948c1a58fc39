import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** What failed in a run of vitest, a line each with its file and the start of the reason, by its JSON report. */
export function failedOfVitest(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = path.relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [reason] }) => line(at, fullName, reason));
    // A file that could not be read has no tests of its own.
    return failed.length === 0 && status === 'failed' ? [line(at, 'whole file', message)] : failed;
  });
}

/** What failed in a run of Playwright, as {@link failedOfVitest} tells it. */
export function failedOfPlaywright(file: string): string[] {
  return ofStatus(file, 'unexpected');
}

/** What passed on its second try only in a run of Playwright, with what was wrong at the first. */
export function secondTriesOfPlaywright(file: string): string[] {
  return ofStatus(file, 'flaky');
}

function ofStatus(file: string, status: string): string[] {
  return fs.existsSync(file) ? ofSuite(JSON.parse(fs.readFileSync(file, 'utf8')) as PlaywrightSuite, status) : [];
}

function ofSuite({ suites = [], specs = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => line(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, status))];
}

/** The reason on one line: what a log that is cut still has room for. */
function line(file: string, title: string, reason = 'no reason given'): string {
  const words = stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').trim();
  return `${file} > ${title}: ${words.slice(0, 240)}`;
}
