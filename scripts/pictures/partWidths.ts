import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const parts = path.join(root, 'packages/ui/src');

/** What makes a part look otherwise in a narrow window: a rule of its style sheet, or its own question about widths. */
const ASKS_WIDTH = /@(?:media|container)[^{]*\bwidth\b|useMediaQuery|useElementWidth/;
/** Its rule is the size of its target; every part that has a button would count as asking. */
const NOT_PASSED_ON = 'Button';

/**
 * Files of stories of the parts that look alike in every width: neither the part nor one that it imports asks how wide
 * the window is.
 */
export function onePartEachWidth(): string[] {
  const folders = fs
    .readdirSync(parts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sources = new Map(folders.map((folder) => [folder, sourcesOf(folder)]));
  const asks = (folder: string) => (sources.get(folder) ?? []).some((source) => ASKS_WIDTH.test(source));
  const imports = (folder: string) =>
    (sources.get(folder) ?? []).flatMap((source) =>
      [...source.matchAll(/from '\.\.\/([A-Z]\w+)\//g)].map(([, name = '']) => name),
    );
  return folders
    .filter((folder) => !asks(folder) && !imports(folder).some((name) => name !== NOT_PASSED_ON && asks(name)))
    .map((folder) => `**/packages/ui/src/${folder}/**/*.stories.tsx`);
}

/** The sources of a part, without its tests and stories. */
function sourcesOf(folder: string): string[] {
  return fs
    .globSync('**/*.{ts,tsx,css}', { cwd: path.join(parts, folder) })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .map((file) => fs.readFileSync(path.join(parts, folder, file), 'utf8'));
}
