import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { PLAYED_NOW } from '../scripts/clock/playedDay.ts';

const CLI = path.resolve(import.meta.dirname, '../packages/mock-server/dist/server/cli.js');

/** Where the workers read the server's address. */
export const SERVER_URL = 'SO_THE_E2E_URL';

/**
 * Starts the built app and the mock server as `npm start` serves them, on a free port, once for all workers; fails with what it
 * printed where it ends before it says where.
 */
// Playwright takes a global setup as a default export only.
// oxlint-disable-next-line import/no-default-export
export default async function startServer(): Promise<() => void> {
  const child = spawn(process.execPath, [CLI, '--port', '0', '--now', PLAYED_NOW], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  for await (const line of readline.createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    process.env[SERVER_URL] = url;
    return () => void child.kill();
  }
  throw new Error(`The server did not start. ${complaint}`);
}
