import fs from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PartFacts, ScreenFacts } from 'virtual:book-facts';
import { importGraph } from '../ledger/importGraph.ts';
import { root, sourcesBelow, type Source } from '../ledger/sources.ts';
import { declaredTypes, typesNamedBy } from './partTypes.ts';

/** Everything that Storybook's pages say about parts and screens without anybody writing it twice. */
export function readFacts(): { parts: PartFacts[]; screens: ScreenFacts[] } {
  const ui = [...sourcesBelow('packages/ui/src', '.ts'), ...sourcesBelow('packages/ui/src', '.tsx')];
  const web = [...sourcesBelow('apps/web/src', '.ts'), ...sourcesBelow('apps/web/src', '.tsx')];
  const shipped = web.filter(({ file }) => !/\.(test|stories)\.tsx?$|\/src\/test\//.test(file));
  const parts = partsOf(ui, shipped);
  return { parts, screens: screensOf(web, shipped, parts) };
}

function partsOf(ui: readonly Source[], shipped: readonly Source[]): PartFacts[] {
  const graph = importGraph(ui);
  const prime = new Set(ui.filter(({ text }) => text.includes("from 'primereact/")).map(({ file }) => file));
  const files = publicFiles();
  const types = declaredTypes(ui);
  return ui.flatMap(({ file, text }) => {
    const title = titleOf(file, text);
    const name = title.split('/').at(-1) ?? '';
    // A part that is called instead of drawn has its page under the name of its folder.
    const source = files.get(name) ?? [...files.values()].find((own) => own.startsWith(`packages/ui/src/${name}/`));
    if (name === '' || source === undefined) return [];
    const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@so-the/ui'`, 'i');
    return [
      {
        name,
        title,
        docsId: toId(title, 'docs'),
        stories: file,
        firstStoryId: toId(title, storyNameFromExport(/^export const (\w+)/m.exec(text)?.[1] ?? '')),
        source,
        state: /tags: \[[^\]]*'(thử nghiệm|ngừng dùng)'/.exec(text)?.[1] ?? 'ổn định',
        keyboard: text.includes("'bàn phím'") || text.includes("name: 'Đi bằng bàn phím'"),
        axeExceptions: [...text.matchAll(/a11y: \{[^}]*(?:test: '(?:off|todo)'|disable: true|enabled: false)/g)].length,
        prime: graph.reaches(source, prime),
        framed: /story: \{[^}]*inline: false/.test(text),
        yes: sentences(text, 'yes'),
        no: sentences(text, 'no'),
        types: typesNamedBy(`${name}Props`, types),
        users: shipped.filter((own) => imports.test(own.text)).map((own) => own.file.replace('apps/web/src/', '')),
      },
    ];
  });
}

function screensOf(web: readonly Source[], shipped: readonly Source[], parts: readonly PartFacts[]): ScreenFacts[] {
  const graph = importGraph(shipped);
  const tables = ['apps/web/src/app/routes.tsx', 'apps/web/src/app/reportRoutes.ts'];
  const routes = tables.map((table) => web.find(({ file }) => file === table)?.text ?? '').join('\n');
  const calls = JSON.parse(fs.readFileSync(path.join(root, 'docs/calls.gen.json'), 'utf8')) as {
    call: string;
    screens: string[];
  }[];
  return [
    ...routes.matchAll(/\bpath: '([^']+)',\s+title: '([^']+)',\s+screen: \(\) =>\s+(?:import\(\s*'([^']+)'|Promise)/g),
  ].flatMap(([, address = '', title = '', imported = '../features/auth/LoginScreen.tsx']) => {
    // Old menus leave the slash out: the same screen once more.
    if (!address.startsWith('/')) return [];
    const source = path.posix.join('apps/web/src/app', imported);
    const own = source.replace('apps/web/src/', '');
    const reached = graph.closureOf(source);
    const stories = storiesOf(source, web);
    return [
      {
        path: address,
        title,
        source,
        stories: stories?.file,
        docsId: stories && toId(titleOf(stories.file, stories.text), 'docs'),
        parts: parts
          .filter(({ users }) => users.some((user) => reached.has(`apps/web/src/${user}`)))
          .map(({ name }) => name),
        calls: calls.filter(({ screens }) => screens.includes(own)).map(({ call }) => call),
      },
    ];
  });
}

/** The stories that show a screen as it usually is: those named as it is, else of those that import it the ones with the shortest title. */
function storiesOf(screen: string, web: readonly Source[]): Source | undefined {
  const own = screen.replace(/\.tsx$/, '.stories.tsx');
  const importing = `/${path.posix.basename(screen)}'`;
  const [shortest] = web
    .filter(({ file, text }) => file.endsWith('.stories.tsx') && text.includes(importing))
    .toSorted((one, other) => titleOf(one.file, one.text).length - titleOf(other.file, other.text).length);
  return web.find(({ file }) => file === own) ?? shortest;
}

/** Public name → file, out of the package's index. */
function publicFiles(): ReadonlyMap<string, string> {
  const folder = 'packages/ui/src';
  const index = fs.readFileSync(path.join(root, folder, 'index.ts'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/([\w/]+\.tsx?)'/g)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), `${folder}/${file}`] as const),
    ),
  );
}

function titleOf(file: string, text: string): string {
  if (!file.endsWith('.stories.tsx')) return '';
  return /(?:^ {2}|\bmeta = \{ )title: '([^']+)'/m.exec(text)?.[1] ?? '';
}

function sentences(text: string, side: 'yes' | 'no'): string[] {
  const list = new RegExp(`\\b${side}: \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']*)'/g)].map(([, sentence = '']) => sentence);
}
