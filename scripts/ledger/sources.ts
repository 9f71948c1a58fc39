import fs from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A file and its text. */
export interface Source {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/** Every file below a folder whose name ends so, in the order of their paths. */
export function sourcesBelow(folder: string, ending: string): Source[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules') && !name.includes('dist/'))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .toSorted()
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}
