import fs from 'node:fs';
import path from 'node:path';
import { connectSources } from '../../packages/mock-server/src/node/connectSources.ts';
import { inlineHashes } from './inlineHashes.ts';
import { nginxFiles } from './nginxFiles.ts';
import type { DeployOptions } from './options.ts';
import { Releases } from './releases.ts';
import { siteConfig } from './siteConfig.ts';

const SWITCH = path.resolve(import.meta.dirname, '../../deploy/release.sh');

/** What was written. */
export interface WrittenSite {
  /** Name of the new release. */
  release: string;
  /** The one that people see, as far as this folder knows. */
  shown: string | undefined;
}

/**
 * Writes the folder that a server needs, or adds a release to one: releases, the files of nginx, `config.json`, `own/` for
 * a shop's logos and `release.sh`, which shows a release. The policy lets in the pages of every kept release, so that
 * none needs another while one gives way to the next.
 *
 * @param app the build, stamped
 * @param at moment of the release
 * @throws before anything is written when the build is missing or `config.json` cannot be read
 */
export function writeSite(options: DeployOptions, app: string, at: Date): WrittenSite {
  const { out, host } = options;
  if (!fs.existsSync(path.join(app, 'index.html')))
    throw new Error('The app has not been built yet: run "npm run build".');
  const config = siteConfig(options, app);
  fs.mkdirSync(path.join(out, 'own'), { recursive: true });
  const releases = new Releases(out);
  const release = releases.add(app, at);
  const connect = connectSources(config, `https://${host}`);
  const files = nginxFiles(options, inlineHashes(releases.pages), connect);
  const written = { ...files, 'config.json': config, 'release.sh': fs.readFileSync(SWITCH, 'utf8') };
  for (const [name, text] of Object.entries(written)) replace(path.join(out, name), text);
  if (options.container) releases.show(release);
  return { release, shown: releases.shown };
}

/** Nobody reads half a file. */
function replace(file: string, text: string): void {
  fs.writeFileSync(`${file}.next`, text);
  fs.renameSync(`${file}.next`, file);
}
