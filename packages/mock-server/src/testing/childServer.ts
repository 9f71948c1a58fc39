/** A server in a process of its own that may be killed at any moment, on a file that stays. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PLAYED_NOW } from '../../../../scripts/clock/playedDay.ts';

const cli = join(import.meta.dirname, '../cli.ts');

/** A server that runs. */
export interface ChildServer {
  url: string;
  /** Ends it as a power cut does. */
  kill(): void;
  /** Resolves once it is no process any more. */
  gone(): Promise<void>;
}

/**
 * Starts one on a journal file; the scenario counts only while the file is new.
 *
 * @throws Error with what it printed when it ends before it listens
 */
export async function startChildServer(db: string, scenario: 'empty' | 'demo'): Promise<ChildServer> {
  const flags = ['--port', '0', '--scenario', scenario, '--now', PLAYED_NOW, '--db', db];
  const server = spawn(process.execPath, [cli, ...flags]);
  let text = '';
  server.stdout.on('data', (bytes: Buffer) => (text += bytes.toString()));
  server.stderr.on('data', (bytes: Buffer) => (text += bytes.toString()));
  for (;;) {
    const url = /http:\/\/\S+/.exec(text)?.[0];
    if (url) return { url, kill: () => server.kill('SIGKILL'), gone: () => gone(server) };
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(text);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function gone(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
