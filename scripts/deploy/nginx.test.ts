import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS } from '../../packages/mock-server/src/node/securityHeaders.ts';
import { freePort, hasNginx, startNginx, type RunningNginx } from './runNginx.ts';
import { builtApp, optionsFor, temporary } from './testing.ts';
import { writeSite } from './writeSite.ts';

/** What the API behind nginx got. */
interface Got {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  bytes: number;
}

let folder: string;
let out: string;
let api: http.Server;
let nginx: RunningNginx;
let site: string;
let port: number;
/** What the API says that nginx says as well, or else. */
const OWN_HEADERS = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'private',
  Date: 'Fri, 20 Nov 2026 02:00:00 GMT',
};
const got: Got[] = [];
const PAGE = /script-src 'self' 'sha256-.*trusted-types default$/;
const CLOSED = /^default-src 'none'; frame-ancestors 'none'/;

function release(letter: string, day: number): void {
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = optionsFor(out, '--proxy', upstream, '--plain', String(port));
  writeSite(options, builtApp(folder, letter), new Date(Date.UTC(2026, 10, day, 8)));
}

/** Shows a release, nginx having read its files already or reading them now. */
function show(wanted: string, reload = ':'): void {
  const env = { ...process.env, RELOAD: reload };
  expect(spawnSync('sh', [path.join(out, 'release.sh'), wanted], { encoding: 'utf8', env }).status).toBe(0);
}

/** Whatever is asked of the API is noted; `/api/broken` breaks off. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  let bytes = 0;
  request.on('data', (part: Buffer) => (bytes += part.length));
  request.on('end', () => {
    got.push({ method: request.method, url: request.url, headers: request.headers, bytes });
    if (request.url === '/api/broken') request.socket.destroy();
    else response.writeHead(200, { ...OWN_HEADERS, 'Content-Type': 'application/json' }).end('{}');
  });
}

describe.skipIf(!hasNginx('the generated files of nginx, its headers, proxy and releases'))('nginx', () => {
  beforeAll(async () => {
    folder = temporary();
    out = path.join(folder, 'out');
    port = await freePort();
    site = `http://localhost:${port}`;
    api = http.createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => void api.once('listening', resolve));
    release('a', 1);
    nginx = await startNginx(out, port);
    show('new', nginx.reload);
    await nginx.settled();
  });

  afterAll(async () => {
    await nginx.stop();
    api.close();
    fs.rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 200, PAGE],
    ['/login', 200, PAGE],
    ['/customer/12.5', 200, PAGE],
    ['/assets/app-a.js', 200, CLOSED],
    ['/assets/missing.js', 404, CLOSED],
    ['/config.json', 200, CLOSED],
    ['/own/none.svg', 404, CLOSED],
    ['/health', 200, CLOSED],
    ['/api/anything', 200, CLOSED],
  ])('%s is answered %d with each security header once', async (address, status, policy) => {
    const response = await fetch(site + address);
    expect(response.status).toBe(status);
    const { 'Content-Security-Policy': _closed, ...others } = HEADERS;
    for (const [name, value] of Object.entries(others))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    expect(response.headers.get('Content-Security-Policy')).toMatch(policy);
    expect(response.headers.get('Server')).toBe('nginx');
  });

  test('a page that has not changed says the same: browsers take over what "304 Not Modified" says', async () => {
    const first = await fetch(`${site}/login`);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = http.get({ port, path: '/login', headers });
    const [response] = (await once(again)) as [http.IncomingMessage];
    expect(response.statusCode).toBe(304);
    expect(response.headers['content-security-policy']).toBe(first.headers.get('Content-Security-Policy'));
  });

  test.each([
    ['/login', 'no-cache'],
    ['/customer', 'no-cache'],
    ['/config.json', 'no-cache'],
    ['/assets/app-a.js', 'public, max-age=31536000, immutable'],
    ['/assets/missing.js', 'no-store'],
    ['/health', 'no-store'],
    ['/User/Login', 'no-store'],
  ])('%s may be kept: %s', async (address, cache) => {
    expect((await fetch(site + address)).headers.get('Cache-Control')).toBe(cache);
  });

  test('an address has its own page where the build drew one; all others have the one page', async () => {
    expect(await (await fetch(`${site}/login/`)).text()).toContain('<style>');
    expect(await (await fetch(`${site}/contract/12`)).text()).not.toContain('<style>');
  });

  test('the copy that was compressed before travels', async () => {
    const response = await fetch(`${site}/assets/app-a.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(await response.text()).toContain("export const text = 'a");
    const plain = http.get({ port, path: '/assets/app-a.js' });
    const [{ headers }] = (await once(plain)) as [http.IncomingMessage];
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
  });

  test('/health tells the build that is shown', async () => {
    const health = await fetch(`${site}/health`);
    expect(health.headers.get('Content-Type')).toContain('application/json');
    expect(await health.json()).toEqual({ status: 'ok', build: { commit: 'aaaaaaaa', date: '2026-11-29' } });
  });

  test('neither maps nor the files of nginx can be had', async () => {
    for (const address of [
      '/maps/',
      '/nginx.conf',
      '/page-headers.conf',
      '/releases/',
      '/assets/app-a.js.map',
      '/own/../nginx.conf',
    ])
      expect(await (await fetch(site + address)).text()).not.toMatch(/server_name|mappings|proxy_pass/);
  });

  test('a call passes with its headers and query; the log has it without the query', async () => {
    got.length = 0;
    const headers = { Token: 't', UserID: '1', ShopID: '-111', 'Idempotency-Key': 'k' };
    const answered = await fetch(`${site}/api/Customer/AjaxLoadCustomer?GeneralSearch=0901234567`, { headers });
    expect(answered.headers.get('Date')).toBe(OWN_HEADERS.Date);
    expect(got[0]).toMatchObject({
      url: '/api/Customer/AjaxLoadCustomer?GeneralSearch=0901234567',
      headers: { token: 't', userid: '1', shopid: '-111', 'idempotency-key': 'k', host: `localhost:${port}` },
    });
    await fetch(`${site}/customer?search=0907654321`);
    await expect.poll(log).toContain('"GET /customer"');
    expect(log()).toContain('"GET /api/Customer/AjaxLoadCustomer" 200');
    expect(log()).not.toMatch(/0901234567|0907654321/);
  });

  test('a call whose answer was lost is sent once, and its connection is not used again', async () => {
    got.length = 0;
    expect((await fetch(`${site}/api/broken`)).status).toBe(502);
    expect(got).toHaveLength(1);
    const [{ headers }] = (await once(
      http.get({ port, path: '/api/a', agent: new http.Agent({ keepAlive: true }) }),
    )) as [http.IncomingMessage];
    expect(headers.connection).toBe('close');
    expect(fs.readFileSync(path.join(out, 'error.log'), 'utf8')).toBe('');
  });

  test('5 MB pass, 7 MB are refused before they reach the API', async () => {
    got.length = 0;
    expect((await send(5)).status).toBe(200);
    const refused = await send(7);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { Result: -1, Code: 'TooLarge', Message: 'Tệp lớn quá 5 MB' },
    ]);
    expect(refused.headers.get('X-Frame-Options')).toBe('DENY');
    expect(got.map(({ bytes }) => bytes)).toEqual([5 * 1024 * 1024]);
  });

  test('over a release and back, old tabs find their chunks and no page is without its policy', async () => {
    release('b', 2);
    const page = await fetch(`${site}/login`);
    const before = await page.text();
    expect(before).toContain('app-a.js');
    const letIn = async () => (await fetch(`${site}/login`)).headers.get('Content-Security-Policy')?.match(/sha256-/g);
    expect(await letIn()).toHaveLength(2);
    execSync(nginx.reload);
    await nginx.settled();
    await expect.poll(letIn).toHaveLength(4);
    expect(await (await fetch(`${site}/login`)).text()).toBe(before);
    show('new');
    expect(await (await fetch(`${site}/login`)).text()).toContain('app-b.js');
    expect((await fetch(`${site}/assets/app-a.js`)).status).toBe(200);
    show('back');
    expect(await (await fetch(`${site}/login`)).text()).toBe(before);
    expect(await (await fetch(`${site}/health`)).json()).toMatchObject({ build: { commit: 'aaaaaaaa' } });
    expect((await fetch(`${site}/assets/app-b.js`)).status).toBe(200);
  });
});

function log(): string {
  return fs.readFileSync(path.join(out, 'access.log'), 'utf8');
}

function send(megabytes: number): Promise<Response> {
  return fetch(`${site}/api/Upload`, { method: 'POST', body: new Uint8Array(megabytes * 1024 * 1024) });
}

function once(request: http.ClientRequest): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    request.once('response', (response) => {
      response.resume();
      resolve([response]);
    });
    request.once('error', reject);
  });
}
