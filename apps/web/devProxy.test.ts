import { startServer, type RunningServer } from '@so-the/mock-server/node';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devProxy } from './devProxy.ts';

let mock: RunningServer;
let dev: ViteDevServer;
let root: string;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  mock = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin });
  const server = { host: '0.0.0.0', port: 0, proxy: devProxy(mock.url) };
  dev = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server,
    optimizeDeps: { noDiscovery: true },
  });
  await dev.listen();
});

afterAll(async () => {
  await dev.close();
  await mock.close();
  fs.rmSync(root, { recursive: true });
});

test('the development server opened to the network opens the calls, and neither tables nor control', async () => {
  const there = await statuses('localhost', {});
  expect(there).toEqual({ call: 401, tables: 200, clock: 200 });
  const elsewhere = { 'X-Forwarded-For': '192.0.2.7' };
  expect(await statuses('localhost', elsewhere)).toEqual({ call: 401, tables: 403, clock: 403 });
  for (const address of networkAddresses()) {
    expect(await statuses(address, {})).toEqual({ call: 401, tables: 403, clock: 403 });
    expect(await statuses(address, { Host: 'localhost' })).toMatchObject({ tables: 403 });
  }
});

/** What three addresses answer to whoever calls the development server by this name. */
async function statuses(host: string, headers: Record<string, string>) {
  const address = dev.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The development server listens on no port');
  const { port } = address;
  const of = async (place: string) => (await fetch(`http://${host}:${port}${place}`, { headers })).status;
  return { call: await of('/api/Meta/GetAllBank'), tables: await of('/_db/users'), clock: await of('/_mock/clock') };
}

/** Addresses under which other machines find this one. */
function networkAddresses(): string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
