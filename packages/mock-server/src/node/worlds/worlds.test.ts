import { afterEach, beforeEach, expect, test } from 'vitest';
import { nat, sample, tuple } from 'fast-check';
import { tellFigure } from '../../../../../scripts/tellFigure.ts';
import { createBrowserEngine } from '../../browser.ts';
import { saveWorld } from '../../core/store/world.ts';
import { standingClock } from '../../engine/clock.ts';
import { seededRandom } from '../../engine/random.ts';
import { startServer, type RunningServer } from '../../node.ts';
import { MockHost } from '../mockHost.ts';
import { MockWorld } from './mockWorld.ts';
import { Worlds } from './worlds.ts';
import { sessionOf, ACCOUNTS } from '../../testing/loggedIn.ts';
import { play, REPLAY_NOW, sendTo } from '../../testing/replay.ts';

/** Worlds that play at once, and requests that mix them up; `npm run test:all` asks for 8 and 10,000. */
const WORLDS = process.env['SO_THE_LONG'] ? 8 : 2;
const MIXED = process.env['SO_THE_LONG'] ? 10_000 : 500;
const DAY_MS = 86_400_000;
const NOW = Date.parse(REPLAY_NOW);

let server: RunningServer;

beforeEach(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    isOpen: false,
    origin: { scenario: 'demo', seed: 1, size: 'small' },
    clock: standingClock(NOW),
    // Worlds that are held against one alone draw what it draws; two others never the same token.
    worldRandom: (name) => seededRandom(name.startsWith('ngay-') ? 1 : name.length + name.charCodeAt(0)),
  });
});

afterEach(() => server.close());

test('two testers on one server see neither each other’s records nor faults, clock, log and login', async () => {
  const an = await tester('an');
  const binh = await tester('binh');
  await an.ask('POST', '/api/Customer/AddOrEditCustomer', { FullName: 'Chỉ của An', Phone: '0987654321', Status: 1 });
  await an.control('PUT', 'clock', { now: '2026-11-20T23:59:00+07:00' });
  await an.control('PUT', 'faults', {
    rules: [{ match: { operationId: 'listCustomers' }, kind: 'answer', status: 500 }],
  });
  expect((await an.find()).status).toBe(500);
  expect(await (await binh.find()).json()).toMatchObject({ Result: 1, Total: 0 });
  expect(await binh.control('GET', 'clock')).toMatchObject({ now: REPLAY_NOW });
  expect(await binh.control('GET', 'requests')).toHaveLength(2);
  const answer = await fetch(server.url + FIND, { headers: { ...binh.headers, 'X-World': 'an' } });
  expect(answer.status).toBe(500);
  await an.control('PUT', 'faults', { rules: [] });
  expect((await fetch(server.url + FIND, { headers: { ...binh.headers, 'X-World': 'an' } })).status).toBe(401);
});

test(`${WORLDS} worlds that play different days at once end as each alone`, async () => {
  const names = Array.from({ length: WORLDS }, (_, place) => `ngay-${place}`);
  const together = await Promise.all(names.map((name, place) => playedTogether(name, NOW + place * DAY_MS)));
  const alone = await Promise.all(names.map((_, place) => playedAlone(NOW + place * DAY_MS)));
  expect(together).toEqual(alone);
  tellFigure(42, `${WORLDS} worlds of one server played ${WORLDS} days at once: answers and worlds as alone`);
}, 120_000);

test(`${MIXED} requests with headers of several worlds: who is logged in to one is nobody in another`, async () => {
  const testers = await Promise.all(['mot', 'hai', 'ba'].map(tester));
  const names = ['mot', 'hai', 'ba', 'bon'];
  const before = await Promise.all(names.map(recordsIn));
  const calls = sample(tuple(nat({ max: 2 }), nat({ max: 3 }), nat({ max: 2 })), {
    numRuns: MIXED,
    seed: 1,
  });
  const added = names.map(() => 0);
  for (const [who, where, kind] of calls) {
    const headers = { ...testers[who]?.headers, 'X-World': names[where] ?? '', 'Content-Type': 'application/json' };
    const status = kind === 0 ? await addedCustomer(headers) : (await fetch(server.url + FIND, { headers })).status;
    expect(status, `${names[who]} in ${names[where]}`).toBe(who === where ? 200 : 401);
    if (kind === 0 && who === where) added[where] = (added[where] ?? 0) + 1;
  }
  const after = await Promise.all(names.map(recordsIn));
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual(added);
}, 120_000);

test('a name that is none, and one world too many, are refused with a sentence; a removed one makes room', async () => {
  for (const name of ['Ân', 'a/b', '../x', 'a'.repeat(41), '__proto__', 'A']) {
    const answer = await fetch(server.url + FIND, { headers: { 'X-World': encodeURIComponent(name) } });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('chữ thường không dấu')]);
  }
  for (let place = 0; place < 50; place += 1) await fetch(server.url + FIND, { headers: { 'X-World': `w${place}` } });
  const full = await fetch(server.url + FIND, { headers: { 'X-World': 'w50' } });
  expect([full.status, await full.text()]).toEqual([400, expect.stringContaining('50 thế giới')]);
  expect((await fetch(`${server.url}/_mock/worlds/w7`, { method: 'DELETE' })).status).toBe(200);
  expect((await fetch(server.url + FIND, { headers: { 'X-World': 'w50' } })).status).toBe(401);
  expect((await fetch(`${server.url}/_mock/worlds/w7`, { method: 'DELETE' })).status).toBe(404);
}, 60_000);

test('a world that nobody asked for in an hour is gone; one that was asked for stays', () => {
  let now = NOW;
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const made = (name: string) => new MockWorld(name, new MockHost({ origin, clock: standingClock(NOW) }));
  const worlds = new Worlds(made(''), made, () => now);
  worlds.open('an');
  worlds.open('binh');
  now += 3_599_000;
  worlds.open('binh');
  now += 2000;
  expect(worlds.lines().map(({ name }) => name)).toEqual(['', 'binh']);
  expect(worlds.has('an')).toBe(false);
});

test('an address opens the app in a world of a scenario, by a cookie that another address takes away', async () => {
  const entered = await fetch(`${server.url}/_mock/w/an?scenario=empty`, { redirect: 'manual' });
  const [cookie = ''] = (entered.headers.get('Set-Cookie') ?? '').split(';');
  expect([entered.status, entered.headers.get('Location'), cookie]).toEqual([303, '/', 'mock-world=an']);
  const inAn = (await (await fetch(`${server.url}/_mock/scenarios`, { headers: { cookie } })).json()) as object;
  expect(inAn).toMatchObject({ current: { scenario: 'empty' } });
  const listed = (await (await fetch(`${server.url}/_mock/worlds`)).json()) as object;
  expect(listed).toMatchObject({ worlds: [{ name: '' }, { name: 'an', origin: { scenario: 'empty' } }] });
  expect(listed).toHaveProperty('memory', expect.any(Number));
  expect((await fetch(`${server.url}/_mock/w/an?scenario=khong-co`)).status).toBe(400);
  const left = await fetch(`${server.url}/_mock/w`, { redirect: 'manual', headers: { cookie } });
  expect(left.headers.get('Set-Cookie')).toMatch(/^mock-world=; .*Max-Age=0/);
});

test('a call is gone back to: what it changed is told without secrets, and a world of its own goes on from there', async () => {
  const an = await tester('an');
  const save = (FullName: string, Phone: string) =>
    an.ask('POST', '/api/Customer/AddOrEditCustomer', { FullName, Phone, Status: 1 });
  await save('Chỉ của An', '0987654321');
  await save('Chỉ của An nữa', '0987654322');
  const [last, first, login] = (await an.control('GET', 'history')) as { number: number; operationId: string }[];
  expect([last, first, login].map((step) => step?.operationId)).toEqual(['saveCustomer', 'saveCustomer', 'login']);
  const told = await an.control('GET', `history/${first?.number}`);
  expect(told).toMatchObject({ rows: [{ table: 'customers', isNew: true }, { table: 'actions' }], posted: [] });
  const logIn = JSON.stringify(await an.control('GET', `history/${login?.number}`));
  expect(logIn).not.toMatch(/Hash"|Token"/);
  expect(await an.control('POST', `history/${first?.number}/branch`, { world: 'an-truoc' })).toEqual({
    world: 'an-truoc',
  });
  const there = await fetch(server.url + FIND, { headers: { ...an.headers, 'X-World': 'an-truoc' } });
  expect(await there.json()).toMatchObject({ Total: 1 });
  expect(await (await an.find()).json()).toMatchObject({ Total: 2 });
  for (const world of ['an-truoc', 'A', '']) {
    expect((await an.ask('POST', `/_mock/history/${first?.number}/branch`, { world })).status).toBe(400);
  }
  expect((await an.ask('GET', '/_mock/history/999')).status).toBe(404);
});

test('a state is shared: packed in one world, opened in another with the same print, clock, faults and screen', async () => {
  const an = await tester('an');
  await an.ask('POST', '/api/Customer/AddOrEditCustomer', { FullName: 'Chỉ của An', Phone: '0987654321', Status: 1 });
  await an.control('PUT', 'clock', { now: '2026-11-30T23:59:00+07:00' });
  await an.control('PUT', 'faults', {
    rules: [{ match: { operationId: 'payDebtCustomer' }, kind: 'answer', status: 500 }],
  });
  const screen = {
    user: 'chushop',
    shop: '1',
    address: '/customer?open=1',
    theme: 'dark',
    width: '1366',
    note: 'Lỗi ở đây',
    build: '8b102249+ 2026-11-29',
  };
  const packed = await an.ask('GET', `/_mock/capsule?${new URLSearchParams(screen).toString()}`);
  expect(packed.headers.get('Content-Disposition')).toContain('.so-the');
  const { print } = (await an.control('GET', 'capsule/opened')) as { print: string };
  const bytes = await packed.arrayBuffer();
  expect((await opens('application/json', '{}')).status).toBe(415);
  const cut = await opens('application/gzip', bytes.slice(0, 1000));
  expect([cut.status, await cut.text()]).toEqual([400, expect.stringContaining('bị cắt')]);
  const opened: unknown = await (await opens('application/gzip', bytes)).json();
  expect(opened).toMatchObject({
    print,
    note: 'Lỗi ở đây',
    screen: { userName: 'chushop', address: '/customer?open=1', build: '8b102249+ 2026-11-29' },
  });
  const binh = await tester('binh');
  expect(await (await binh.find()).json()).toMatchObject({ Total: 1 });
  expect(await binh.control('GET', 'clock')).toEqual({ now: '2026-11-30T23:59:00+07:00' });
  expect(await binh.control('GET', 'faults')).toMatchObject({ rules: [{ kind: 'answer', status: 500 }] });
  expect(await (await an.ask('GET', '/_mock/capsule?user=a&address=//x')).text()).toContain('màn hình không hợp lệ');
});

const FIND = '/api/Customer/AjaxLoadCustomer?GeneralSearch=Ch%E1%BB%89+c%E1%BB%A7a+An';

/** Somebody at work in a world. */
async function tester(name: string) {
  const json = { 'Content-Type': 'application/json', 'X-World': name };
  const login = await fetch(`${server.url}/User/Login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ACCOUNTS.owner),
  });
  const { token, userId, shopId } = sessionOf(await login.json());
  const headers = { ...json, Token: token, UserID: String(userId), ShopID: String(shopId) };
  const ask = (method: string, path: string, body?: object) =>
    fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const control = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await ask(method, `/_mock/${path}`, body)).json();
  return { headers, ask, control, find: () => ask('GET', FIND) };
}

/** Opens a capsule in the world of Bình. */
function opens(type: string, body: BodyInit): Promise<Response> {
  const headers = { 'X-World': 'binh', 'Content-Type': type };
  return fetch(`${server.url}/_mock/capsule`, { method: 'POST', headers, body });
}

async function playedTogether(name: string, day: number) {
  const world = { 'X-World': name };
  const body = JSON.stringify({ now: new Date(day).toISOString() });
  await fetch(`${server.url}/_mock/clock`, {
    method: 'PUT',
    headers: { ...world, 'Content-Type': 'application/json' },
    body,
  });
  const answers = await play(async (call) => {
    const headers = { ...call.headers, ...world };
    return (await fetch(server.url + call.address, { method: call.method, headers, body: call.body })).text();
  });
  return { answers, world: await (await fetch(`${server.url}/_mock/snapshot`, { headers: world })).text() };
}

async function playedAlone(day: number) {
  const engine = createBrowserEngine({ now: REPLAY_NOW });
  engine.clock.set(day);
  const answers = await play(sendTo(engine));
  return { answers, world: JSON.stringify(saveWorld(engine.world)) };
}

async function recordsIn(name: string): Promise<number> {
  const headers = { 'X-World': name };
  const tables = (await (await fetch(`${server.url}/_db`, { headers })).json()) as { customers: number };
  return tables.customers;
}

let phones = 0;

async function addedCustomer(headers: Record<string, string>): Promise<number> {
  phones += 1;
  const body = JSON.stringify({ FullName: 'Khách', Phone: `09${String(phones).padStart(8, '0')}`, Status: 1 });
  return (await fetch(`${server.url}/api/Customer/AddOrEditCustomer`, { method: 'POST', headers, body })).status;
}
