import path from 'node:path';
import type { Source } from '../ledger/sources.ts';

/** What others write for a package, and the file that stands behind it. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@so-the/ui': 'packages/ui/src/index.ts',
  '@so-the/ui/format': 'packages/ui/src/format/index.ts',
  '@so-the/ui/theme.css': 'packages/ui/src/theme/theme.css',
  '@so-the/api-client': 'packages/api-client/src/index.ts',
  '@so-the/mock-server': 'packages/mock-server/src/index.ts',
  '@so-the/mock-server/browser': 'packages/mock-server/src/browser.ts',
  '@so-the/mock-server/node': 'packages/mock-server/src/node.ts',
};
/** Files that hand on what others export: who takes one name out of them does not depend on the rest. */
const BARRELS = new Set(Object.values(PACKAGES).filter((file) => file.endsWith('/index.ts')));
const ROUTES = 'apps/web/src/app/routes.tsx';
/** A change here may change how any story looks or is played. */
const ALL_STORIES = /^(?:\.storybook\/|vitest\.config\.ts|package-lock\.json|packages\/ui\/src\/theme\/)/;
/**
 * A test that reads files of the repository instead of importing them may depend on any; on those of its own package
 * alone where it goes nowhere near the root; on none where it reads what it writes itself.
 */
const READS_FILES = /\b(?:globSync|readFileSync|readdirSync|sourcesBelow)\b/;
/** How a story takes all screens out of the table of routes. */
const OPENS_ALL = /\bshellRoutes\s*\.map\(/;
/** Walks through a screen take long, and a part's own stories and those of all states show what a part does there. */
const WALKS = '/test/walks/';
const PARTS = 'packages/ui/';
const READS_FAR = /'(?:\.\.\/){2,}\.\.'/;
const WRITES_FILES = /\bmkdtempSync\b/;

/** The tests and the stories that a change of some files may make fail. */
export interface Reached {
  tests: string[];
  stories: string[];
  /** Paths of the screens that the change reaches, for the walk that opens every screen. */
  routes: string[];
}

/**
 * Follows the imports of every test and every story, one name at a time through the files that only hand on. What the
 * app loads on demand is followed from the stories of a screen's states and of its form alone, each to its own screen, and
 * from the walk that opens every screen to all of them. A part reaches no walk.
 */
export function reachedBy(changed: ReadonlySet<string>, sources: readonly Source[]): Reached {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const next = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const found = next.get(file) ?? readImports(file, texts);
    next.set(file, found);
    return found;
  };
  const beyondParts = new Set([...changed].filter((file) => !file.startsWith(PARTS)));
  const depends = (file: string): boolean => {
    const all = new Set([file]);
    const causes = file.includes(WALKS) ? beyondParts : changed;
    for (const one of all) {
      if (causes.has(one)) return true;
      for (const imported of importsOf(one)) all.add(imported);
    }
    return false;
  };
  const reachesAllStories = [...changed].some((file) => ALL_STORIES.test(file));
  const files = [...texts.keys()];
  return {
    tests: files.filter(
      (file) => file.endsWith('.test.ts') && (readsOneOf(changed, file, texts.get(file) ?? '') || depends(file)),
    ),
    stories: files.filter((file) => file.endsWith('.stories.tsx') && (reachesAllStories || depends(file))),
    routes: screensOf(texts).flatMap(({ route, file }) => (reachesAllStories || depends(file) ? [route] : [])),
  };
}

function readsOneOf(changed: ReadonlySet<string>, file: string, text: string): boolean {
  if (!READS_FILES.test(text) || WRITES_FILES.test(text)) return false;
  const home = /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0];
  return home === undefined || READS_FAR.test(text) || [...changed].some((one) => one.startsWith(home));
}

function readImports(file: string, texts: ReadonlyMap<string, string>): string[] {
  const text = texts.get(file) ?? '';
  const statements = text.matchAll(/\b(?:import|export)\s(?:type\s)?([^;'"]*?from )?['"]([^'"]+)['"]/g);
  const direct = [...statements].flatMap(([, names = '', address = '']) => {
    const target = addressed(file, address);
    if (target === undefined) return [];
    return BARRELS.has(target) && !BARRELS.has(file) ? behindBarrel(target, names, texts) : [target];
  });
  return [...direct, ...ownScreens(file, text, texts)];
}

function addressed(file: string, address: string): string | undefined {
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(file), address);
  return PACKAGES[address];
}

/** The files that the wanted names come from; all of them where a name is not found. */
function behindBarrel(barrel: string, wanted: string, texts: ReadonlyMap<string, string>): string[] {
  const lines = [...(texts.get(barrel) ?? '').matchAll(/export (?:type )?([^;]*?)from '([^']+)';/g)].map(
    ([, names = '', address = '']) => ({
      names: namesIn(names),
      target: path.posix.join(path.posix.dirname(barrel), address),
    }),
  );
  return namesIn(wanted).flatMap((name) => {
    const found = lines.filter(({ names }) => names.includes(name));
    return found.length > 0 ? found.map(({ target }) => target) : [barrel];
  });
}

/** `{ a, type B, c as d }` → a, B, c. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:^|[{,])\s*(?:type )?(\w+)/g)].map(([, name = '']) => name);
}

/** The screens that a story leads to by their paths. */
function ownScreens(file: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  const opensAll = file.endsWith('.stories.tsx') && OPENS_ALL.test(text);
  const wanted = new Set([...text.matchAll(/\b(?:inState|walk)\('([^'?]+)/g)].map(([, route]) => route));
  return screensOf(texts).flatMap(({ route, file }) =>
    (opensAll && !route.includes(':')) || wanted.has(route) ? [file] : [],
  );
}

/** Every route of the app with the file of its screen. */
function screensOf(texts: ReadonlyMap<string, string>): { route: string; file: string }[] {
  const routes = texts.get(ROUTES) ?? '';
  return [...routes.matchAll(/path: '([^']+)',[^}]*?import\('([^']+)'\)/g)].map(([, route = '', address = '']) => ({
    route,
    file: path.posix.join(path.posix.dirname(ROUTES), address),
  }));
}
