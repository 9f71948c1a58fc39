import fs from 'node:fs';
import path from 'node:path';

/** A package, or what was taken from one, with the notice that its licence demands. */
interface ThirdParty {
  /** Name and version. */
  name: string;
  notice: string;
}

/** Folder of the package that a source belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const NOTICE = /^(licen[cs]e|copying)/i;

/**
 * The notices of all that ships with the site: whatever the source maps name, workers included, and the folders whose
 * files were taken over by hand.
 *
 * @param sources absolute paths of bundled sources
 * @param taken folders with a licence's file each, by the name they are listed under
 * @throws for a package without a licence's text
 */
export function noticesOf(sources: Iterable<string>, taken: ReadonlyMap<string, string>): string {
  const folders = new Set([...sources].flatMap((source) => PACKAGE.exec(source)?.[0] ?? []));
  const others = [...taken].map(([name, folder]) => ({ name, notice: noticeIn(folder) }));
  const all = [...[...folders].map(thirdParty), ...others].toSorted((a, b) => a.name.localeCompare(b.name));
  return all.map(({ name, notice }) => `${name}\n${'='.repeat(name.length)}\n\n${notice}\n`).join('\n\n');
}

function thirdParty(folder: string): ThirdParty {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { name: `${name} ${version}`, notice: noticeIn(folder) };
}

function noticeIn(folder: string): string {
  const file = fs.readdirSync(folder).find((name) => NOTICE.test(name));
  if (file === undefined)
    throw new Error(`${folder} ships without the text of its licence, which the licence demands.`);
  return fs.readFileSync(path.join(folder, file), 'utf8').trim();
}
