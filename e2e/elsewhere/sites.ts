import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mockAt, type Mock } from '../../packages/mock-server/src/testing.ts';
import { test as base } from '../test.ts';

const DIST = path.resolve(import.meta.dirname, '../../apps/web/dist');

/** A site with the app, and an API of another origin. */
export interface Sites {
  /** Address of the site. */
  site: string;
  /** Address of the API. */
  api: string;
  /** Changes `config.json` of the site; the next page that is opened has it, and the policy that follows it. */
  configure: (change: object) => void;
}

/** The test whose pages stand on one origin and whose shop on another: `config.json` names it, as a release does. */
export const test = base.extend<object, { sites: Sites; mock: Mock }>({
  sites: [
    // Playwright reads the names of the fixtures a fixture stands on out of its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = fs.mkdtempSync(path.join(tmpdir(), 'site-'));
      fs.cpSync(DIST, folder, { recursive: true });
      const file = path.join(folder, 'config.json');
      const built = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
      const configure = (change: object) => fs.writeFileSync(file, JSON.stringify({ ...built, ...change }));
      const child = fork(path.join(import.meta.dirname, 'siteServers.ts'), [folder]);
      const ended = once(child, 'exit').then(() => {
        throw new Error('The servers of two origins did not start.');
      });
      const [{ site, api }] = (await Promise.race([once(child, 'message'), ended])) as [Omit<Sites, 'configure'>];
      configure({ apiBaseUrl: api });
      await provide({ site, api, configure });
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  mock: [async ({ sites }, provide) => provide(mockAt(sites.api)), { scope: 'worker' }],
  baseURL: async ({ sites }, provide) => provide(sites.site),
});
