import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { PLAYED_NOW } from '../scripts/clock/playedDay.ts';

const CLI = path.resolve(import.meta.dirname, '../packages/mock-server/dist/server/cli.js');

/** The built app and the mock server as `npm start` serves them, with a world of its own. */
export interface Server {
  /** Where it answers, without a slash at the end. */
  url: string;
  stop(): void;
}

/** Starts a server on a free port and waits until it says where; fails with what it printed where it ends before. */
export async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [CLI, '--port', '0', '--now', PLAYED_NOW], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  for await (const line of readline.createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return { url, stop: () => void child.kill() };
  }
  throw new Error(`The server did not start. ${complaint}`);
}
