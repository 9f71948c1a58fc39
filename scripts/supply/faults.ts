import fs from 'node:fs';
import path from 'node:path';
import type { Shipped } from './shipped.ts';

/** Licences of what ships: they ask for their notice alone, which `licenses.txt` of the site gives. Fonts are OFL-1.1, and no packages. */
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0']);

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** A sentence for each package whose licence does not let it ship. */
export function licenceFaults(packages: readonly Shipped[]): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    if (licence !== undefined && ALLOWED.has(licence)) return [];
    return [`${name} ${version} ships under ${licence ?? 'no licence'}: take another package, or ask the owner.`];
  });
}

/**
 * A sentence for each version of a `package.json` that says more than one. Packages of the repository itself name each
 * other by `*`; a peer's version is the user's to choose.
 *
 * @param own names of the repository's packages
 */
export function rangeFaults(file: string, own: ReadonlySet<string>): string[] {
  const read = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const named = kinds.flatMap((kind) => Object.entries(read[kind] ?? {}));
  const open = named.filter(([name, version]) => !(own.has(name) ? version === '*' : EXACT.test(version)));
  const folder = path.basename(path.dirname(file));
  return open.map(([name, version]) => `${folder}/package.json names ${name} ${version}: name one version.`);
}
