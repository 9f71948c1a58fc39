import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The distribution's own: outside a path of many accounts. */
const PLACES = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const TYPES = '/etc/nginx/mime.types';
const PATIENCE_MS = 10_000;

/** nginx of this machine; undefined where it has none. */
const NGINX = fs.existsSync(TYPES)
  ? PLACES.map((folder) => path.join(folder, 'nginx')).find((file) => fs.existsSync(file))
  : undefined;

/** Says loudly that nginx has not been tried, where it is not there; gives whether it is. */
export function hasNginx(what: string): boolean {
  if (NGINX === undefined)
    process.stderr.write(`\nNOT TRIED: ${what}. This machine has no nginx: apt-get install nginx-light\n\n`);
  return NGINX !== undefined;
}

/** nginx as it serves a folder of releases. */
export interface RunningNginx {
  /** Command that makes it read its files again. */
  reload: string;
  /** Waits until nobody answers by the files of before: a worker that ends closes connections under whoever uses them again. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with the generated files of a folder, as a server includes them.
 *
 * @param port the one those files listen on
 * @throws with what nginx prints when it does not take them
 */
export async function startNginx(folder: string, port: number): Promise<RunningNginx> {
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const file = path.join(own, 'nginx.conf');
  fs.writeFileSync(file, around(own, folder));
  const args = ['-p', own, '-c', file];
  const command = NGINX ?? 'nginx';
  const tried = spawnSync(command, [...args, '-t', '-q'], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(`nginx does not take its files. ${tried.stderr}`);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await listening(port, child);
  return {
    reload: `${command} ${args.join(' ')} -s reload`,
    settled: async () => {
      for (let waited = 0; workersOf(child) > 1; waited += 50) {
        if (waited > PATIENCE_MS) throw new Error('A worker of nginx that was to end has not.');
        await wait(50);
      }
    },
    stop: async () => {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(own, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** What a distribution's `nginx.conf` has around a site, within a folder of its own. */
function around(own: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events { worker_connections 256; }
http {
  include ${TYPES};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join('\n  ')}
  include ${folder}/nginx.conf;
}
`;
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    if (await answers(port)) return;
    await wait(50);
  }
  throw new Error(`nginx does not listen on ${port}.`);
}

/** How many workers a running nginx has, as Linux tells it; elsewhere one. */
function workersOf({ pid = 0 }: ChildProcess): number {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!fs.existsSync(file)) return 1;
  return fs.readFileSync(file, 'utf8').split(' ').filter(Boolean).length;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
