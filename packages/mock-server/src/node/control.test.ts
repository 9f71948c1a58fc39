import { operations } from '@so-the/api-client';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PLAYED_MS } from '../../../../scripts/clock/playedDay.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { startServer, type RunningServer, type ServerOptions } from '../node.ts';
import { SCENARIOS } from '../seed/seedWorld.ts';
import type { LoggedRequest } from './loggedRequest.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const CARD = '4111 1111 1111 1111';
const PAN = '4111111111111111';

let server: RunningServer;
let folder: string;
let stderr: string[];

beforeAll(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), 'console-'));
  fs.writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="/_mock/assets/a.js"></script>',
  );
  fs.mkdirSync(join(folder, 'assets'));
  fs.writeFileSync(join(folder, 'assets/a.js'), 'export {};');
  server = await start({});
});

beforeEach(async () => {
  stderr = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0);
  await send('PUT', '/_mock/faults', {});
  await send('DELETE', '/_mock/requests', {});
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

test('all scenarios are listed with their words, and what runs now', async () => {
  const listed = await json('/_mock/scenarios');
  expect(listed).toMatchObject({ current: { scenario: 'empty', seed: 1, size: 'small' } });
  expect((listed as { scenarios: { name: string }[] }).scenarios.map(({ name }) => name)).toEqual(SCENARIOS);
});

test('a scenario brings its moment and its faults, the next one takes them away', async () => {
  await send('POST', '/_mock/reset', { scenario: 'month-end' });
  expect(JSON.stringify(await json('/_mock/clock'))).toMatch(/T17:30:0\d\+07:00/);
  await send('POST', '/_mock/reset', { scenario: 'flaky-network' });
  expect((await json('/_mock/faults')) as object).toHaveProperty('rules.length', 5);
  await send('PUT', '/_mock/clock', { now: null });
  await send('POST', '/_mock/reset', { scenario: 'empty' });
  expect(await json('/_mock/faults')).toEqual({ rules: [] });
  const { now } = (await json('/_mock/clock')) as { now: string };
  const gone = Date.parse(now) - PLAYED_MS;
  expect([gone >= 0, gone < 120_000]).toEqual([true, true]);
});

test('answers come truncated, as a page, empty, or as 401, by the first rule that matches', async () => {
  const rules = [
    { match: { operationId: 'login' }, kind: 'spoilt', how: 'truncated' },
    { match: { path: 'GetAllBank' }, kind: 'spoilt', how: 'html' },
    { kind: 'answer', status: 401 },
  ];
  await send('PUT', '/_mock/faults', { rules });
  const cut = await (await logIn()).text();
  expect(cut.startsWith('{"Result":1')).toBe(true);
  expect(() => JSON.parse(cut) as unknown).toThrow(SyntaxError);
  const page = await fetch(`${server.url}/api/Meta/GetAllBank`);
  expect([page.headers.get('content-type'), (await page.text()).startsWith('<html>')]).toEqual(['text/html', true]);
  expect((await fetch(`${server.url}/Shop/GetShopActive`)).status).toBe(401);
  const lines = (await json('/_mock/requests')) as { fault: string }[];
  expect(lines.map(({ fault }) => fault)).toEqual(['answer', 'html', 'truncated']);
});

test('the log is searched by operation, path, code and status', async () => {
  await logIn();
  await send('POST', '/User/Login', { UserName: 'nobody', Password: 'x' });
  await fetch(`${server.url}/Shop/GetShopActive`);
  await fetch(`${server.url}/User/Login`);
  const counts = ['', 'search=LOGIN', 'search=wrongpass', 'operationId=listActiveShops', 'status=4xx', 'status=405'];
  expect(await Promise.all([...counts, 'status=refused'].map(countOf))).toEqual([4, 3, 1, 1, 2, 1, 1]);
});

test('a call is shown in full, as curl, and sent again; secrets are not shown', async () => {
  const { Token, UserID, ShopID } = ((await (await logIn()).json()) as { Data: Record<string, string> }).Data;
  const headers = { 'content-type': 'application/json', Token: `${Token}`, UserID: `${UserID}`, ShopID: `${ShopID}` };
  const customer = { FullName: "D'Arc", Phone: '0987650001', Status: 1, Note: `thẻ ${CARD}` };
  const body = JSON.stringify(customer);
  await fetch(`${server.url}/api/Customer/AddOrEditCustomer`, { method: 'POST', headers, body });
  const [{ id } = { id: 0 }] = (await json('/_mock/requests')) as { id: number }[];
  const shown = JSON.stringify(await json(`/_mock/requests/${id}`));
  expect(shown).toContain('Token: $TOKEN');
  expect(shown).toContain('411111******1111');
  expect(shown).toContain(String.raw`D'\\''Arc`);
  const again = await send('POST', `/_mock/requests/${id}/replay`, {});
  expect(again).toMatchObject({ status: 200, body: { replayOf: id, code: 'Duplicate', result: 0 } });
  expect((await send('POST', '/_mock/requests/99999/replay', {})).status).toBe(404);
});

test('no password, token or full card number stands in any log', async () => {
  const secrets = ['Canary@Pass1', 'Canary@Pass2', 'canarytoken0123456789', PAN, CARD];
  const session = { Token: secrets[2] ?? '', UserID: '2', ShopID: '1', 'content-type': 'application/json' };
  await send('POST', '/User/Login', { UserName: 'chushop', Password: secrets[0] });
  await send('POST', '/User/Login', { UserName: 'chushop', Password: secrets[0], [PAN]: 1 });
  const password = { Password: secrets[1], ConfirmPassword: secrets[1] };
  await send('POST', '/User/Register', { ShopName: CARD, UserName: 'canary', Phone: '0987654321', ...password });
  for (const body of [`{"Password":"${secrets[1]}`, `Token=${secrets[2]}&x=1`, `${PAN} "Password" : "${secrets[0]}"`]) {
    await fetch(`${server.url}/User/Login`, { method: 'POST', headers: session, body });
  }
  await fetch(`${server.url}/api/Customer/AjaxLoadCustomer?GeneralSearch=${PAN}&Token=${secrets[2]}`, {
    headers: session,
  });
  await fetch(`${server.url}/User/ChangePassword`, { method: 'POST', headers: session, body: '{}' });
  const lines = (await json('/_mock/requests')) as { id: number }[];
  const details = await Promise.all(lines.map(({ id }) => json(`/_mock/requests/${id}`)));
  expect(lines.length).toBe(8);
  const texts = [
    JSON.stringify(lines),
    JSON.stringify(details),
    JSON.stringify(await json('/_db/sessions')),
    ...stderr,
  ];
  const leaks = secrets.filter((secret) => texts.some((text) => text.includes(secret)));
  expect(leaks).toEqual([]);
  tellFigure(
    33,
    `${secrets.length} canary secrets in ${lines.length} calls: 0 in the log, its details, the sessions and stderr`,
  );
});

test('the log is cleared without a body; a page of another site still clears nothing', async () => {
  await logIn();
  expect((await clearLog({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await countOf('')).toBe(1);
  const cleared = await clearLog();
  expect([cleared.status, await cleared.json()]).toEqual([200, []]);
  expect(await countOf('')).toBe(0);
  for (const method of ['POST', 'PUT']) {
    const place = method === 'PUT' ? 'clock' : 'reset';
    expect((await fetch(`${server.url}/_mock/${place}`, { method, body: '{}' })).status).toBe(415);
  }
});

test('the page and the reference draw under a policy without inline code', async () => {
  const page = await fetch(`${server.url}/_mock/`);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  expect(await page.text()).toMatch(/nonce="[^"]+"/);
  expect((await fetch(`${server.url}/_mock`)).url).toBe(`${server.url}/_mock/`);
  expect((await fetch(`${server.url}/_mock/assets/a.js`)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${server.url}/_mock/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  const texts = new Map<string, string>();
  const docs = await fetch(`${server.url}/_mock/docs`);
  expect(docs.url).toBe(`${server.url}/_mock/docs/`);
  expect(docs.headers.get('content-security-policy')).not.toContain('unsafe');
  for (const [, file = ''] of (await docs.text()).matchAll(/(?:href|src)="([a-z-]+\.(?:css|js))"/g)) {
    const answer = await fetch(`${server.url}/_mock/docs/${file}`);
    expect([file, answer.status]).toEqual([file, 200]);
    texts.set(file, await answer.text());
  }
  const known = [...texts].filter(([file]) => file !== 'docs.css').map(([, text]) => text);
  const used = (texts.get('docs.css') ?? '').matchAll(/var\((--st-[\w-]+)\)/g);
  expect(
    [...used].map(([, name = '']) => name).filter((name) => !known.some((text) => text.includes(`${name}:`))),
  ).toEqual([]);
});

const HEADERS = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['x-frame-options', /^DENY$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['strict-transport-security', /max-age=\d{8}/],
  ['content-security-policy', /default-src '(none|self)'.*frame-ancestors 'none'/],
] as const;

/** Pages, files, tools and every call of the contract. */
const ROUTES = [
  ...'/ /config.json /nothing.png /api/Meta/GetAllBank /User/Login /api/unknown /_db /_db/users /_mock/ /_mock/docs/ /_mock/docs/swagger-ui.css /_mock/requests /_mock/unknown /_mock/assets/a.js'.split(
    ' ',
  ),
  ...Object.values(operations).map(({ path }) => path),
];

test('8 of 8 security headers stand on every route, and no call may be stored', async () => {
  const missing: string[] = [];
  for (const path of ROUTES) {
    const { headers } = await fetch(server.url + path);
    for (const [name, value] of HEADERS) if (!value.test(headers.get(name) ?? '')) missing.push(`${path}: ${name}`);
    if (/^\/(api|User|Shop)\//.test(path) && headers.get('cache-control') !== 'no-store')
      missing.push(`${path}: no-store`);
  }
  expect(missing).toEqual([]);
  tellFigure(22, `${HEADERS.length} of 8 security headers on ${ROUTES.length} routes`);
});

test('with the control switched off nothing of it answers, and the app still does', async () => {
  const closed = await start({ hasControl: false });
  const statuses = await Promise.all(
    ['/_mock/', '/_mock/clock', '/_mock/docs/', '/_mock/requests', '/_db', '/_db/users'].map(
      async (path) => (await fetch(closed.url + path)).status,
    ),
  );
  const answer = await fetch(`${closed.url}/api/Meta/GetAllBank`);
  await closed.close();
  expect([new Set(statuses), answer.status]).toEqual([new Set([404]), 401]);
});

test('the log tells addresses and names that the contract does not know', async () => {
  await fetch(`${server.url}/api/Customer/AjaxLoadCustomers?PageIndex=1`);
  await fetch(`${server.url}/api/Customer/${PAN}`);
  await fetch(`${server.url}/api/Meta/GetAllBank?pageIndex=1&x=2`);
  const lines = (await json('/_mock/requests')) as LoggedRequest[];
  expect(lines.map(({ path, status, operationId }) => [path, status, operationId])).toEqual([
    ['/api/Meta/GetAllBank', 401, 'listAllBanks'],
    ['/api/Customer/411111******1111', 404, ''],
    ['/api/Customer/AjaxLoadCustomers', 404, ''],
  ]);
  expect(lines.map(({ unknownNames }) => unknownNames)).toEqual([['pageIndex', 'x'], undefined, undefined]);
  expect(await countOf('search=pageindex')).toBe(1);
  expect(await json(`/_mock/requests/${lines[2]?.id}`)).toMatchObject({ answer: { Result: -1 } });
  expect((await send('POST', `/_mock/requests/${lines[2]?.id}/replay`, {})).status).toBe(400);
});

test('unknown names are passed over where the server was told so', async () => {
  const { Token, UserID, ShopID } = ((await (await logIn()).json()) as { Data: Record<string, string> }).Data;
  const headers = { Token: `${Token}`, UserID: `${UserID}`, ShopID: `${ShopID}` };
  const place = '/api/Customer/AjaxLoadCustomer?pageIndex=1';
  const strict = await fetch(server.url + place, { headers });
  expect([strict.status, await strict.json()]).toMatchObject([400, { Errors: [{ path: 'pageIndex' }] }]);
  const lenient = await start({ ignoresUnknownNames: true });
  const { Data } = (await (await logIn(lenient)).json()) as { Data: Record<string, string> };
  const session = { Token: `${Data['Token']}`, UserID: `${Data['UserID']}`, ShopID: `${Data['ShopID']}` };
  expect((await fetch(lenient.url + place, { headers: session })).status).toBe(200);
  await lenient.close();
});

test('a page of another site gets nothing of the control, whatever it asks for', async () => {
  const asked = ['/_db', '/_db/users', '/_mock/', '/_mock/clock', '/_mock/snapshot', '/_mock/requests'];
  const answers = (site: string) =>
    Promise.all(
      asked.map(async (path) => (await fetch(server.url + path, { headers: { 'Sec-Fetch-Site': site } })).status),
    );
  expect(new Set(await answers('cross-site'))).toEqual(new Set([403]));
  expect(new Set(await answers('same-origin'))).toEqual(new Set([200]));
});

async function countOf(query: string): Promise<number> {
  return ((await json(`/_mock/requests?${query}`)) as object[]).length;
}

const loginText = JSON.stringify({ UserName: 'chushop', Password: 'Chushop@123' });

function start(options: Pick<ServerOptions, 'hasControl' | 'ignoresUnknownNames'>): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, consoleFolder: folder, ...options });
}

function logIn(at = server): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${at.url}/User/Login`, { method: 'POST', headers, body: loginText });
}

async function send(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function json(path: string): Promise<unknown> {
  return (await fetch(server.url + path)).json();
}

/** Clears the log without a body. */
function clearLog(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/_mock/requests`, { method: 'DELETE', headers });
}
