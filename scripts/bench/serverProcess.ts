import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What a server process tells about itself. */
export interface ChildReport {
  /** Address, once it answers. */
  url?: string;
  /** Processor time since its start, in microseconds. */
  cpu: number;
  /** Bytes of memory now. */
  rss: number;
  /** Most KiB of memory it ever had. */
  peak: number;
}

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  startupMs: number;
  /** What it has used until now. */
  usage: () => Promise<ChildReport>;
  stop: () => Promise<void>;
}

/** Starts `ours` (file of a world, or a scenario and size) or json-server's router (`peer`) over a JSON file. */
export async function startServerProcess(kind: 'ours' | 'peer', ...args: string[]): Promise<ServerProcess> {
  const started = performance.now();
  const child = fork(path.resolve(import.meta.dirname, 'serverChild.ts'), [kind, ...args]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${kind} server ended with ${String(code)}.`);
  });
  const next = async () => {
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [ChildReport];
    return told;
  };
  const { url = '' } = await next();
  const usage = () => {
    const told = next();
    child.send('usage');
    return told;
  };
  const stop = async () => {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  };
  return { url, startupMs: performance.now() - started, usage, stop };
}
