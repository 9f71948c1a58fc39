import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A package of somebody else that reaches users. */
export interface Shipped {
  name: string;
  version: string;
  /** As its author names it; undefined where nothing does. */
  licence: string | undefined;
}

/** What npm tells of a package and of those below it; what was told elsewhere in the tree has nothing below. */
interface Listed {
  name?: string;
  version?: string;
  /** Where it lies. */
  path?: string;
  dependencies?: Record<string, Listed>;
}

/**
 * Everything installed that is no tool of development: the production dependencies of a folder's package and workspaces, and
 * theirs in turn, as npm resolves them.
 *
 * @param workspaces only what these need. Default: all
 * @throws when npm cannot be asked
 */
export function shipped(folder: string, workspaces: readonly string[] = []): Shipped[] {
  const chosen = workspaces.map((name) => `--workspace=${name}`);
  const tree = askNpm(folder, 'ls', '--omit=dev', '--all', '--json', '--long', ...chosen) as Listed;
  const found = new Map<string, Shipped>();
  collect(tree, found);
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * What npm prints as JSON.
 *
 * @throws when it prints none
 */
export function askNpm(folder: string, ...args: string[]): unknown {
  const { stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(`npm ${args.join(' ')} gave no answer. ${stderr}`, { cause: error });
  }
}

function collect({ dependencies = {} }: Listed, found: Map<string, Shipped>): void {
  for (const [alias, listed] of Object.entries(dependencies)) {
    const { name = alias, version, path: place } = listed;
    // An optional package of another platform is named, and not there.
    if (version === undefined || place === undefined) continue;
    if (isOthers(place)) found.set(`${name}@${version}`, { name, version, licence: licenceIn(place) });
    collect(listed, found);
  }
}

/** Packages of the repository itself are only linked to where npm installs. */
function isOthers(place: string): boolean {
  return fs.realpathSync(place).includes('node_modules');
}

/** npm tells the licence of today's form alone; packages of before 2013 list theirs. */
function licenceIn(place: string): string | undefined {
  const read = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { license, licenses } = read;
  const named: unknown = license ?? (Array.isArray(licenses) ? licenses[0] : licenses);
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : undefined;
}
