import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../ledger/sources.ts';
import { isThere, namedPaths } from './namedPaths.ts';
import { anchors, linkTargets, quotedCode, readPages, sentences, withoutTables, wordCount } from './pages.ts';

/** Most words of a sentence. */
const MOST_WORDS = 20;

const pages = readPages();
const scriptsOf = (file: string) =>
  (JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as { scripts?: object }).scripts ?? {};
const manifests = fs.globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root });
const scripts = new Set(manifests.flatMap((file) => Object.keys(scriptsOf(file))));

it('the pages are there', () => {
  const files = pages.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']));
  expect(files.filter((file) => /^docs\/decisions\/\d{4}-[a-z-]+\.md$/.test(file)).length).toBeGreaterThan(9);
});

describe.each(pages)('$file', ({ file, text }) => {
  it('names only paths that are there', () => {
    const named = [...new Set(quotedCode(text).flatMap(namedPaths))];
    expect(named.filter((name) => !isThere(name, file))).toEqual([]);
  });

  it('names only scripts that are there', () => {
    const named = quotedCode(text).flatMap((code) =>
      [...code.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? ''),
    );
    expect(named.filter((name) => !scripts.has(name))).toEqual([]);
  });

  it('links only to what is there', () => {
    const lost = linkTargets(text).filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(target, file));
    expect(lost).toEqual([]);
  });

  it(`has no sentence of more than ${MOST_WORDS} words`, () => {
    // The reasons of a package's parts and libraries are looked up, not read: their cells may be longer.
    const prose = file.includes('/README.md') && !file.startsWith('docs/') ? withoutTables(text) : text;
    expect(sentences(prose).filter((sentence) => wordCount(sentence) > MOST_WORDS)).toEqual([]);
  });
});

it.each(['apps/web/src/kit', 'apps/web/src', 'packages/mock-server/src', 'packages/mock-server/src/core'])(
  'architecture.md names every room of %s',
  (roof) => {
    const { text } = pages.find(({ file }) => file === 'docs/architecture.md') ?? { text: '' };
    const table = text.slice(text.indexOf(`Rooms of \`${roof}/\``)).split('\n\n')[0] ?? '';
    const rooms = fs.readdirSync(path.join(root, roof), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.filter(({ name }) => !table.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  },
);

describe('reading a page', () => {
  it.each([
    ['`apps/web/src/<Subject>/*.ts` and `/_mock/`', ['apps/web/src/<Subject>/*.ts']],
    ['`@so-the/ui`, `index.ts`, `payDebt`, `node_modules/.cache`', ['index.ts']],
    ['```sh\nnpx vitest run packages/ui/src/Button\n```', ['packages/ui/src/Button']],
  ])('%s names %j', (text, paths) => {
    expect(quotedCode(text).flatMap(namedPaths)).toEqual(paths);
  });

  it('a path that is not there is not found, in whatever way it is written', () => {
    const wrong = ['packages/ui/src/<Part>/<Part>.tsy', 'core/nowhere/', 'nowhere.ts', 'pakages/ui'];
    expect(wrong.filter((name) => isThere(name, 'README.md'))).toEqual([]);
    const right = ['packages/ui/src/<Part>/', 'core/debts/', 'payDebt.ts', '{packages,apps}/*/package.json'];
    expect(right.filter((name) => !isThere(name, 'packages/mock-server/README.md'))).toEqual([]);
  });

  it('sentences end at a full stop and with a line of a list or a cell of a table', () => {
    const text = '# Title\n\nOne two. Three\nfour, 1.5 five.\n\n- six\n- seven [eight](a.md)\n\n| nine | ten |\n';
    expect(sentences(text).map(wordCount)).toEqual([1, 2, 4, 1, 2, 1, 1]);
  });

  it('headings are found by their anchors', () => {
    expect(anchors('## To change X, open Y\n\n### `npm test` twice')).toEqual(['to-change-x-open-y', 'npm-test-twice']);
  });
});

function leadsSomewhere(target: string, file: string): boolean {
  const [place = '', anchor] = target.split('#');
  const whole = place === '' ? path.join(root, file) : path.join(root, path.dirname(file), place);
  if (!fs.existsSync(whole)) return false;
  return anchor === undefined || anchors(fs.readFileSync(whole, 'utf8')).includes(anchor);
}
