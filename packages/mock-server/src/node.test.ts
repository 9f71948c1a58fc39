import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLAYED_DAY, PLAYED_NOW } from '../../../scripts/clock/playedDay.ts';
import { addDays } from './core/values/dates.ts';
import type { FaultRule } from './faults/faultRule.ts';
import { startServer, type RunningServer } from './node.ts';

let server: RunningServer;
let appFolder: string;

beforeAll(async () => {
  appFolder = builtApp();
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, appFolder });
});

beforeEach(() => setFaults());

afterAll(async () => {
  await server.close();
  fs.rmSync(appFolder, { recursive: true });
});

test('calls answer on their own path and below /api', async () => {
  for (const path of ['/User/Login', '/api/User/Login']) {
    const answer = await post(path, { UserName: 'chushop', Password: 'Chushop@123' });
    expect(answer).toMatchObject({ status: 200, body: { Result: 1, Data: { UserName: 'chushop' } } });
  }
});

test.each([
  ['an unknown call', 'GET', '/api/Customer/Nothing', 404],
  ['a trailing slash', 'POST', '/User/Login/', 404],
  ['another spelling', 'POST', '/user/login', 404],
  ['the wrong method', 'GET', '/User/Login', 405],
  ['a path that cannot be decoded', 'GET', '/api/%E0%A4%A', 404],
])('%s: %s %s is answered %d', async (_name, method, path, status) => {
  const response = await fetch(server.url + path, { method, headers: { accept: 'application/json' } });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ Result: -1, Message: expect.any(String) as string });
});

test.each([
  ['malformed JSON', '{"UserName":', 'application/json', 400],
  ['two values of one key', '{"UserName":"a","UserName":"b","Password":"c"}', 'application/json', 400],
  ['deep nesting', '['.repeat(20_000), 'application/json', 400],
  ['more than 1 MB', `{"UserName":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
  ['a form', 'UserName=chushop&Password=x', 'application/x-www-form-urlencoded', 415],
  ['plain text, as another site may send it', '{"UserName":"a","Password":"b"}', 'text/plain', 415],
  ['an empty body', '', 'application/json', 400],
  ['unknown fields', '{"UserName":"a","Password":"b","IsAdmin":true}', 'application/json', 400],
])('a body of %s is refused in the envelope', async (_name, body, type, status) => {
  const response = await fetch(`${server.url}/User/Login`, { method: 'POST', body, headers: { 'content-type': type } });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ Result: -1, Message: expect.stringMatching(/\S/) as string });
});

test('a compressed body is not unpacked', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const response = await fetch(`${server.url}/User/Login`, { method: 'POST', body: 'x', headers });
  expect(response.status).toBe(415);
});

test('raw nonsense on the socket ends that connection and nothing else', async () => {
  const reply = await raw('GARBAGE\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 400/);
  expect((await fetch(`${server.url}/_mock/clock`)).status).toBe(200);
});

test('security headers stand on calls, pages and files; calls are never stored', async () => {
  for (const path of ['/User/Login', '/', '/assets/app-1a2b.js', '/nothing.png']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.has('x-powered-by')).toBe(false);
  }
  expect((await fetch(`${server.url}/api/Shop/GetShopActive`)).headers.get('cache-control')).toBe('no-store');
});

test('every address a person opens gets the page with a fresh nonce; brotli where the browser takes it', async () => {
  const first = await fetch(`${server.url}/contract/12`, { headers: { accept: 'text/html' } });
  const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1] ?? '';
  const policy = first.headers.get('content-security-policy');
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const { headers, body } = await download('/login', { accept: 'text/html', 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).not.toContain(nonce);
});

test('the policy follows config.json while the server runs, and a broken file breaks no page', async () => {
  const file = join(appFolder, 'config.json');
  const connects = async () => {
    const page = await fetch(`${server.url}/login`, { headers: { accept: 'text/html' } });
    const served = await fetch(`${server.url}/config.json`);
    expect(served.status === 404 ? undefined : await served.text()).toBe(
      fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined,
    );
    return [page.status, /connect-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1]];
  };
  const before = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(file, '{"apiBaseUrl":"https://api.example.vn/v1"}');
    expect(await connects()).toEqual([200, "'self' https://api.example.vn"]);
    for (const broken of ['{"apiBaseUrl":', '', '[]', '{"apiBaseUrl":"http://api.example.vn"}']) {
      fs.writeFileSync(file, broken);
      expect(await connects()).toEqual([200, "'self'"]);
    }
    fs.rmSync(file);
    expect(await connects()).toEqual([200, "'self'"]);
  } finally {
    fs.writeFileSync(file, before);
  }
});

test('an address with a dot is a page to whoever goes there, and a missing file to whatever loads it', async () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
  for (const place of ['/khach.hang', '/customer/12.5', '/nothing.png']) {
    const opened = await fetch(server.url + place, { headers: { accept: browser } });
    expect([place, opened.headers.get('content-type')]).toEqual([place, 'text/html; charset=utf-8']);
    expect((await fetch(server.url + place, { headers: { accept: 'image/avif,*/*' } })).status).toBe(404);
  }
  const config = await fetch(`${server.url}/config.json`, { headers: { accept: browser } });
  expect(config.headers.get('content-type')).toContain('application/json');
  expect((await fetch(`${server.url}/assets/old-9f.js`, { headers: { accept: browser } })).status).toBe(404);
});

test('hashed assets are kept forever, config.json is asked for each time, a missing file is 404', async () => {
  const asset = await download('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const config = await fetch(`${server.url}/config.json`);
  expect(config.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${server.url}/assets/old-9f.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/..%2f..%2fetc/passwd`)).headers.get('content-type')).toMatch(/text\/html/);
});

test('/_db shows tables by json-server query language, without secrets, and takes no writes', async () => {
  const users = await getJson('/_db/users?UserName=chushop');
  expect(users).toEqual([expect.objectContaining({ UserName: 'chushop' })]);
  expect(JSON.stringify(users)).not.toMatch(/PasswordHash|pbkdf2/);
  expect(await getJson('/_db/users/1')).toMatchObject({ id: 1 });
  expect(await getJson('/_db')).toMatchObject({ users: expect.any(Number) as number });
  expect(await getJson('/_db/users?UserName_like=(')).toEqual([]);
  expect((await fetch(`${server.url}/_db/nothing`)).status).toBe(404);
  expect((await post('/_db/users', { UserName: 'x' })).status).toBe(405);
});

test('the clock, a snapshot and a reset move the world and bring it back', async () => {
  const later = `${addDays(PLAYED_DAY, 70)}T08:00:00+07:00`;
  expect(await put('/_mock/clock', { now: later })).toMatchObject({ body: { now: later } });
  const before = await getJson('/_mock/snapshot');
  await post('/User/Register', registration('cuahangmoi'));
  expect(await getJson('/_db/users?UserName=cuahangmoi')).toHaveLength(1);
  expect((await post('/_mock/snapshot', before)).status).toBe(200);
  expect(await getJson('/_db/users?UserName=cuahangmoi')).toHaveLength(0);
  await post('/User/Register', registration('cuahangmoi'));
  expect((await post('/_mock/reset', { scenario: 'empty', seed: 2 })).body).toMatchObject({
    scenario: 'empty',
    seed: 2,
  });
  expect(await getJson('/_db/users?UserName=cuahangmoi')).toHaveLength(0);
  const { now } = (await getJson('/_mock/clock')) as { now: string };
  expect([now >= PLAYED_NOW, now < later]).toEqual([true, true]);
});

test.each([
  ['/_mock/clock', put, { now: 'soon' }],
  ['/_mock/clock', put, {}],
  ['/_mock/faults', put, { rules: [{ kind: 'answer', status: 99 }] }],
  ['/_mock/faults', post, { kind: 'answer', match: { operationId: 'logn' } }],
  ['/_mock/reset', post, { scenario: 'nothing' }],
  ['/_mock/reset', post, { seed: 'x' }],
  ['/_mock/snapshot', post, { collections: 1 }],
])('%s by %o refuses %j', async (path, send, body) => {
  expect((await send(path, body)).status).toBe(400);
});

test('control takes no write that another site could send unasked, and no request under another name', async () => {
  const response = await fetch(`${server.url}/_mock/reset`, { method: 'POST', body: '{"seed":5}' });
  expect(response.status).toBe(415);
  const { port } = new URL(server.url);
  expect(await raw(`GET /_mock/snapshot HTTP/1.1\r\nHost: evil.example:${port}\r\nConnection: close\r\n\r\n`)).toMatch(
    / 403 /,
  );
});

test('faults: a status, a delay, a lost connection before and after the call', async () => {
  await setFaults({ match: { operationId: 'login' }, kind: 'answer', status: 500 });
  expect((await post('/User/Login', {})).status).toBe(500);
  await setFaults({ kind: 'slow', medianMs: 80 });
  const started = performance.now();
  await post('/User/Login', {});
  expect(performance.now() - started).toBeGreaterThan(75);
  await setFaults({ kind: 'lost', when: 'before' });
  await expect(post('/User/Register', registration('truoc'))).rejects.toThrow(/fetch failed/);
  await setFaults({ kind: 'lost', when: 'after' });
  await expect(post('/User/Register', registration('sau.do'))).rejects.toThrow(/fetch failed/);
  expect(await getJson('/_db/users?UserName=truoc')).toHaveLength(0);
  expect(await getJson('/_db/users?UserName=sau.do')).toHaveLength(1);
});

test('the request log names calls and people, never what they typed', async () => {
  await post('/User/Login', { UserName: 'chushop', Password: 'Bimat@2026' });
  const log = JSON.stringify(await getJson('/_mock/requests'));
  expect(log).toContain('"operationId":"login"');
  expect(log).not.toContain('Bimat@2026');
});

test('the contract is shown with an answer for each call', async () => {
  const contract = await getJson('/_mock/openapi.json');
  expect(contract).toMatchObject({ openapi: '3.1.0' });
  expect(JSON.stringify(contract)).toContain('"example":{"Result":1');
});

function registration(userName: string) {
  const password = { Password: 'Matkhau@123', ConfirmPassword: 'Matkhau@123' };
  return { ShopName: 'Cửa hàng mới', UserName: userName, Phone: '0987654321', ...password };
}

interface JsonAnswer {
  status: number;
  body: unknown;
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(path: string, body: unknown): Promise<JsonAnswer> {
  const response = await fetch(server.url + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function put(path: string, body: unknown): Promise<JsonAnswer> {
  const response = await fetch(server.url + path, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function setFaults(...rules: FaultRule[]): Promise<void> {
  expect((await put('/_mock/faults', { rules })).status).toBe(200);
}

async function getJson(path: string): Promise<unknown> {
  return (await fetch(server.url + path)).json();
}

/** What the server sends for a text written straight to its socket. */
function raw(text: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => (reply += bytes.toString()));
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });
}

/** A download as it comes over the wire, without unpacking. */
function download(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get(server.url + path, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
      })
      .on('error', reject);
  });
}

function builtApp(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'app-'));
  fs.mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><html><head><script type="module" src="/assets/app-1a2b.js"></script></head></html>';
  fs.writeFileSync(join(folder, 'index.html'), page);
  fs.writeFileSync(join(folder, 'config.json'), '{"apiBaseUrl":""}');
  fs.writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  fs.writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'br');
  return folder;
}
