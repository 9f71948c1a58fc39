import fs from 'node:fs';
import { photographedLooks, readingsOf } from '../../.storybook/photographed.ts';
import { pictureName } from '../../.storybook/pictureName.ts';
import type { Look } from './places.ts';
import { widthsOf } from './widths.ts';

/** What a run says of a look that the run at the other width photographs. */
const ELSEWHERE = ': elsewhere';

/** Status of a story that a run leaves to the one at the other width. */
const LEFT_OUT = 'skipped';

interface StoryReport {
  type: string;
  result: unknown;
}

interface VitestReport {
  testResults: {
    name: string;
    /** `failed` for a file that did not load. */
    status: string;
    assertionResults: {
      status: string;
      fullName: string;
      meta: { storyId?: string; reports?: StoryReport[] };
    }[];
  }[];
}

/** One story that ran, in one width. */
export interface StoryRun {
  /** The story as the run names it. */
  title: string;
  /** Name of its pictures in every look. */
  picture: string;
  /** The looks it is photographed in, at both widths; a story that chooses its window is photographed in one. */
  looks: Look[];
  failed: boolean;
  /** Pictures it was compared with and what came of it, as `look/name: same`. */
  compared: string[];
  /** How often axe read it in this run. */
  readings: number;
  /** How often axe must read it in all its runs together. */
  readingsAsked: number;
}

/**
 * The stories of a run, out of vitest's JSON report.
 *
 * @throws Error when a file of stories did not load: what is missing then would pass for stories that are gone
 */
export function storyRuns(reportFile: string): StoryRun[] {
  const { testResults } = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as VitestReport;
  // A playground has no story to be tested: its file loads and runs none.
  const unread = testResults.filter(
    ({ status, assertionResults }) => assertionResults.length === 0 && status !== 'passed',
  );
  if (unread.length > 0) throw new Error(`No story of ${unread.map(({ name }) => name).join(', ')} ran.`);
  const leftOut = leftToCounter(testResults);
  const runs = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, meta: { storyId, reports = [] } }) =>
      storyId === undefined || status === LEFT_OUT
        ? []
        : [
            {
              title: fullName,
              picture: pictureName(storyId),
              looks: photographedLooks(storyId).filter((look) => !look.startsWith('phone') || widthsOf(name).phone),
              failed: status === 'failed',
              compared: reports.flatMap(({ type, result }) => (type === 'pictures' ? (result as string[]) : [])),
              readings: reports.filter(({ type }) => type === 'a11y').length,
              readingsAsked: readingsOf(
                storyId,
                leftOut.has(storyId) ? { counter: true, phone: false } : widthsOf(name),
              ),
            },
          ],
    ),
  );
  const elsewhere = new Set(runs.flatMap(({ compared }) => compared).filter((picture) => picture.endsWith(ELSEWHERE)));
  for (const run of runs) {
    run.looks = run.looks.filter((look) => !elsewhere.has(`${look}/${run.picture}${ELSEWHERE}`));
    run.compared = run.compared.filter((picture) => !elsewhere.has(picture));
  }
  return runs;
}

/**
 * Stories that a phone's run leaves to the counter's.
 *
 * @throws Error when one is left out that no run played, or that is no play of a screen
 */
function leftToCounter(testResults: VitestReport['testResults']): Set<string> {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, meta: { storyId } }) =>
      storyId === undefined ? [] : [{ name, status, storyId }],
    ),
  );
  const left = all.filter(({ status }) => status === LEFT_OUT);
  const played = new Set(all.flatMap(({ status, storyId }) => (status === LEFT_OUT ? [] : [storyId])));
  const wrong = left.filter(({ name, storyId }) => !name.includes('/src/features/') || !played.has(storyId));
  if (wrong.length > 0) throw new Error(`Left out of every run: ${wrong.map(({ storyId }) => storyId).join(', ')}.`);
  return new Set(left.map(({ storyId }) => storyId));
}
