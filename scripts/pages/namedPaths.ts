import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ledger/sources.ts';

/** Endings by which a name without a folder is known as a file. */
const ENDING = /\.(?:tsx?|mjs|cjs|yaml|json|css|mdx?|html|toml|png|webp|txt)$/;
/** Folders that a build or a run makes: they need not be there. */
const MADE = /(?:^|\/)(?:node_modules|dist|test-results|storybook-static|\.turbo)(?:\/|$)/;
/** Addresses, packages, types of content and what stands in `<>` alone: written with a slash, and no paths. */
const NO_PATH = /^(?:\/|@|https?:|\.\/|[a-z]+\/\d|(?:application|text|image)\/|primereact\/)/;
/** A path: letters, figures and what a glob or a placeholder needs. */
const PATH = /^[\w.@*{},<>[\]-]+(?:\/[\w.@*{},<>[\]-]*)*$/;

/**
 * Paths that quoted code names: words with a slash or the ending of a file. Addresses (`/_mock/`), packages (`@so-the/ui`)
 * and what builds make are none.
 */
export function namedPaths(code: string): string[] {
  return code
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:)]+$/, '').replace(/^\(/, ''))
    .filter((word) => PATH.test(word) && (word.includes('/') || ENDING.test(word)))
    .filter((word) => !NO_PATH.test(word) && !MADE.test(word) && /[a-z]/i.test(word));
}

/**
 * Whether a path leads somewhere: from the root, from the folder of its page, or from the sources of its package.
 * `<Subject>` stands for any name; a name without a folder may stand anywhere.
 */
export function isThere(name: string, page: string): boolean {
  const glob = name.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, '');
  const home = path.dirname(page);
  const places = [glob, `${home}/${glob}`, `${home}/src/${glob}`];
  return places.some(leadsSomewhere) || (!glob.includes('/') && isFileSomewhere(glob));
}

function leadsSomewhere(glob: string): boolean {
  return fs.globSync(glob, { cwd: root, exclude: isMade }).length > 0;
}

const known = new Map<string, boolean>();

function isFileSomewhere(glob: string): boolean {
  const found =
    known.get(glob) ??
    ['packages', 'apps', 'scripts', 'openapi', 'docs', 'e2e', '.storybook'].some((folder) =>
      leadsSomewhere(`${folder}/**/${glob}`),
    );
  known.set(glob, found);
  return found;
}

function isMade(file: string): boolean {
  return MADE.test(file.replaceAll(path.sep, '/'));
}
