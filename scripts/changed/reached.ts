import path from 'node:path';
import type { Source } from '../ledger/sources.ts';
import { fourScreens } from './fourScreens.ts';
import { importsOf } from './imports.ts';
import { isHandlerTable, reachedCalls } from './reachedCalls.ts';

const ROUTES = ['apps/web/src/app/routes.tsx', 'apps/web/src/app/reportRoutes.ts'];
/** A change here may change how any story looks or is played. */
const ALL_STORIES = /^(?:\.storybook\/|vitest\.config\.ts|package-lock\.json|packages\/ui\/src\/theme\/)/;
/**
 * A test that reads files of the repository instead of importing them may depend on any; on those of its own package
 * alone where it goes nowhere near the root; on none where it reads what it writes itself.
 */
const READS_FILES = /\b(?:globSync|readFileSync|readdirSync|sourcesBelow)\b/;
const READS_FAR = /'(?:\.\.\/){2,}\.\.'/;
const WRITES_FILES = /\bmkdtempSync\b/;
/** How a story takes all screens out of the table of routes. */
const OPENS_ALL = /\bshellRoutes\s*\.map\(/;
/** Walks through a screen take long, and what a part does there its own stories and those of all states show. */
const WALKS = '/test/walks/';
const PARTS = 'packages/ui/';
/** Handlers and worlds stand on nearly every rule: a rule is followed through them by the calls that use it. */
const BY_CALLS = /^packages\/mock-server\/src\/(?:operations|seed)\//;
/** A rule of the core, and what all rules stand on: that reaches whatever is played on the mock. */
const RULE = /^packages\/mock-server\/src\/core\/(?!store\/|ledger\/)/;
const BELOW_RULES = /^packages\/mock-server\/src\/core\/(?:store|ledger)\//;

/** Written from the contract: types see whether each name still fits, tests of the contract what each call is. */
const OF_CONTRACT = /^packages\/api-client\/src\/\w+\.gen\.ts$/;

/** The calls of the product with the stories and the test that make them: rows of the ledger of calls. */
export interface CallOfLedger {
  operation: string;
  /** From `apps/web/src`. */
  stories: string[];
  contractTest: string;
}

/** The tests and the stories that a change of some files may make fail. */
export interface Reached {
  tests: string[];
  stories: string[];
  /** Paths of the screens that the change reaches, for the walk that opens every screen. */
  routes: string[];
  /** What is left to `npm test`, and why that is safe. */
  leftOut: string[];
}

/**
 * Follows the imports of every test and every story, one name at a time through the files that only hand on. What the
 * app loads on demand is followed from the stories of a screen's states and of its form alone, each to its own screen, and
 * from the walk that opens every screen to all of them. Neither a part nor a rule reaches a walk. A rule of the core reaches
 * the tests that import it, and the stories and tests of the calls that use it. What all screens share reaches
 * {@link fourScreens}.
 */
export function reachedBy(
  changed: ReadonlySet<string>,
  sources: readonly Source[],
  ledger: readonly CallOfLedger[],
): Reached {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const next = new Map<string, string[]>();
  const isByCalls = ![...changed].some((file) => BELOW_RULES.test(file));
  const nextOf = (file: string): string[] => {
    const found = next.get(file) ?? edgesOf(file, texts, isByCalls);
    next.set(file, found);
    return found;
  };
  const isTable = (file: string) => isHandlerTable(file, texts);
  const shown = new Set([...changed].filter((file) => !OF_CONTRACT.test(file) && !(isByCalls && isTable(file))));
  const beyondParts = new Set([...shown].filter((file) => !file.startsWith(PARTS)));
  const depends = (file: string): boolean => {
    const all = new Set([file]);
    const causes = file.includes(WALKS) ? beyondParts : file.endsWith('.stories.tsx') ? shown : changed;
    for (const one of all) {
      if (causes.has(one)) return true;
      for (const imported of nextOf(one)) all.add(imported);
    }
    return false;
  };
  const calls = reachedCalls(new Set([...changed].filter((file) => RULE.test(file) || isTable(file))), texts);
  const ofCalls = ledger.filter(({ operation }) => calls.has(operation));
  const storiesOfCalls = new Set(
    ofCalls
      .flatMap(({ stories }) => stories.map((file) => `apps/web/src/${file}`))
      .filter((file) => !file.includes(WALKS)),
  );
  const testsOfCalls = new Set(ofCalls.map(({ contractTest }) => contractTest));
  const reachesAllStories = [...changed].some((file) => ALL_STORIES.test(file));
  const files = [...texts.keys()];
  const stories = files.filter(
    (file) => file.endsWith('.stories.tsx') && (reachesAllStories || storiesOfCalls.has(file) || depends(file)),
  );
  const tests = files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      (testsOfCalls.has(file) || readsOneOf(changed, file, texts.get(file) ?? '') || depends(file)),
  );
  const routes = screensOf(texts).flatMap(({ route, file }) => (reachesAllStories || depends(file) ? [route] : []));
  const few = reachesAllStories ? undefined : fourScreens(changed, stories);
  const leftOut = few ? [`${stories.length - few.length} files of stories: four screens show what all share`] : [];
  if (calls.size > 0) leftOut.push(`worlds and screens beyond ${calls.size} calls: no other call uses what changed`);
  return { tests, stories: few ?? stories, routes: few ? [] : routes, leftOut };
}

function readsOneOf(changed: ReadonlySet<string>, file: string, text: string): boolean {
  if (!READS_FILES.test(text) || WRITES_FILES.test(text)) return false;
  const home = /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0];
  return home === undefined || READS_FAR.test(text) || [...changed].some((one) => one.startsWith(home));
}

function edgesOf(file: string, texts: ReadonlyMap<string, string>, isByCalls: boolean): string[] {
  const imported = importsOf(file, texts).map((one) => one.file);
  const followed = isByCalls && BY_CALLS.test(file) ? imported.filter((one) => !RULE.test(one)) : imported;
  return [...followed, ...ownScreens(file, texts.get(file) ?? '', texts)];
}

/** The screens that a story leads to by their paths. */
function ownScreens(file: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  const opensAll = file.endsWith('.stories.tsx') && OPENS_ALL.test(text);
  const wanted = new Set([...text.matchAll(/\b(?:inState|walk)\('([^'?]+)/g)].map(([, route]) => route));
  if (!opensAll && wanted.size === 0) return [];
  return screensOf(texts).flatMap(({ route, file }) =>
    (opensAll && !route.includes(':')) || wanted.has(route) ? [file] : [],
  );
}

/** Every route of the app with the file of its screen. */
function screensOf(texts: ReadonlyMap<string, string>): { route: string; file: string }[] {
  return ROUTES.flatMap((table) =>
    [...(texts.get(table) ?? '').matchAll(/path: '([^']+)',[^}]*?import\('([^']+)'\)/g)].map(
      ([, route = '', address = '']) => ({ route, file: path.posix.join(path.posix.dirname(table), address) }),
    ),
  );
}
