/**
 * Two servers of one process: a site that serves the built app under its strict policy, and an API of another origin that lets this
 * site call. Run by `startSites`, told where the site's copy of the build lies.
 */
import { runningClock } from '../../packages/mock-server/src/engine/clock.ts';
import { startServer } from '../../packages/mock-server/src/node.ts';
import { PLAYED_MS } from '../../scripts/clock/playedDay.ts';

const [appFolder = ''] = process.argv.slice(2);
const shared = { port: 0, host: '127.0.0.1', isOpen: false, clock: runningClock(PLAYED_MS) };
const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;

const site = await startServer({ ...shared, origin, appFolder, hasControl: false });
const api = await startServer({ ...shared, origin, cors: [site.url] });
process.send?.({ site: site.url, api: api.url });
