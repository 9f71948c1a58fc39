/**
 * A server of its own process that tells what it has used: `ours` with a world file, or json-server's router over a file.
 * Run by {@link startServerChild}.
 */
import jsonServer from 'json-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../../packages/mock-server/src/node.ts';
import type { ChildReport } from './serverProcess.ts';

const [kind = 'ours', file = '', scenario = 'demo', size = 'medium'] = process.argv.slice(2);

process.on('message', () => report());
report(kind === 'ours' ? await startOurs() : await startPeer());

function report(url?: string): void {
  const { user, system } = process.cpuUsage();
  const told: ChildReport = {
    url,
    cpu: user + system,
    rss: process.memoryUsage().rss,
    peak: process.resourceUsage().maxRSS,
  };
  process.send?.(told);
}

async function startOurs(): Promise<string> {
  const origin = { scenario: scenario as 'demo', size: size as 'medium', seed: 1 };
  const server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, db: file || undefined });
  return server.url.replace('localhost', '127.0.0.1');
}

async function startPeer(): Promise<string> {
  const app = jsonServer.create();
  app.use(jsonServer.bodyParser);
  app.use(jsonServer.router(file));
  // Busy for longer than the usual five seconds it would cut connections whose next call waits already.
  const server = http.createServer({ keepAliveTimeout: 0 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
