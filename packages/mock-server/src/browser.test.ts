import { ApiError, createClient, type ClientSession } from '@so-the/api-client';
import axios, { type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowserEngine, createMockAdapter, type Engine, type ScenarioFile } from './browser.ts';
import { startServer } from './node.ts';
import { standingClock } from './engine/clock.ts';
import { ACCOUNTS, newCustomer, sessionOf } from './testing/loggedIn.ts';

const now = '2026-11-20T09:00:00+07:00';

let engine: Engine;
let session: ClientSession | null;

beforeEach(() => {
  engine = createBrowserEngine({ now });
  session = null;
});

afterEach(() => {
  session = null;
});

test('a client works on the engine as on a server', async () => {
  const client = clientOn(createMockAdapter(engine));
  const { Data: user } = await client.call('login', { body: ACCOUNTS.owner });
  session = { token: user.Token, userId: user.UserID, shopId: user.ShopID };
  const saved = await client.call('saveCustomer', {
    body: { FullName: 'Nguyễn Văn A', Phone: '0987650001', Status: 1 },
  });
  const found = await client.call('listCustomers', { CustomerID: saved.Data.CustomerID });
  expect(found.Data.map(({ FullName }) => FullName)).toEqual(['Nguyễn Văn A']);
  const refusal = await failureOf(
    client.call('saveCustomer', { body: { FullName: 'B', Phone: '0987650001', Status: 1 } }),
  );
  expect(refusal).toMatchObject({ kind: 'refused', message: expect.stringMatching(/\S/) as string });
});

test('the engine answers the same bytes in the browser as over HTTP', async () => {
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse(now));
  const server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock });
  const calls: [path: string, body?: unknown][] = [
    ['/api/Customer/AjaxLoadCustomer?PageSize=5'],
    ['/api/Customer/AjaxLoadCustomer?PageIndex=0'],
    ['/api/Customer/AddOrEditCustomer', newCustomer(7)],
    ['/api/Customer/AddOrEditCustomer', { FullName: '' }],
    ['/api/Customer/DeleteCustomer?CustomerID=1'],
    ['/User/GetDataByReferCode?ReferCode=nothing', {}],
    ['/api/Meta/GetAllBank'],
    ['/api/Meta/GetAllBanks'],
  ];
  const overHttp = await bytesOf(calls, (path, init) => fetch(server.url + path, init).then((answer) => answer.text()));
  await server.close();
  const adapter = createMockAdapter(engine);
  const inside = await bytesOf(calls, (path, init) => throughAdapter(adapter, path, init));
  expect(inside).toEqual(overHttp);
}, 120_000);

test('a story plays a scenario file: its records, its moment, its faults, and logins of its own afterwards', async () => {
  const customer = { FullName: 'Nguyễn Thị Hoa', Phone: '0987654321', Status: 1 };
  const plan: ScenarioFile = {
    from: 'empty',
    size: 'small',
    clock: '2026-11-30T23:59',
    calls: [{ as: 'quanly', call: 'saveCustomer', args: { body: customer } }],
    faults: [{ kind: 'answer', match: { operationId: 'listCustomers' }, status: 503, times: 1 }],
  };
  for (const each of [createBrowserEngine({ now, plan }), createBrowserEngine({ now, plan })]) {
    expect(new Date(each.clock.now()).toISOString()).toBe('2026-11-30T16:59:00.000Z');
    const client = clientOn(createMockAdapter(each));
    const { Data: user } = await client.call('login', { body: ACCOUNTS.owner });
    session = { token: user.Token, userId: user.UserID, shopId: user.ShopID };
    expect(await failureOf(client.call('listCustomers', {}))).toMatchObject({ kind: 'server' });
    expect((await client.call('listCustomers', {})).Data.map(({ FullName }) => FullName)).toEqual(['Nguyễn Thị Hoa']);
  }
  const wrong = { ...plan, openAt: '//evil.example' };
  expect(() => createBrowserEngine({ now, plan: wrong })).toThrow('"openAt" phải là địa chỉ trong ứng dụng');
});

test.each([
  [{ kind: 'answer', status: 500 }, 'server'],
  [{ kind: 'answer', status: 401 }, 'unauthorized'],
  [{ kind: 'answer', Message: 'Đã đủ' }, 'refused'],
  [{ kind: 'answer', status: 200, body: [1] }, 'malformed'],
  [{ kind: 'lost', when: 'before' }, 'network'],
  [{ kind: 'lost', when: 'after' }, 'network'],
  [{ kind: 'lost', when: 'hang' }, 'timeout'],
  [{ kind: 'slow', medianMs: 500 }, 'timeout'],
  [{ kind: 'spoilt', how: 'html' }, 'malformed'],
  [{ kind: 'dribble', bytesPerSecond: 100 }, 'timeout'],
] as const)('the fault %j reaches the caller as %s', async (rule, kind) => {
  engine.faults.replace([rule]);
  const error = await failureOf(clientOn(createMockAdapter(engine), 40).call('login', { body: ACCOUNTS.owner }));
  expect(error.kind).toBe(kind);
});

test('a fault that can never match is told when a story starts', () => {
  const faults = [{ match: { path: '/api/Custmer' }, kind: 'lost', when: 'before' }] as const;
  expect(() => createBrowserEngine({ now, faults })).toThrow(/^Không đường dẫn nào có "\/api\/Custmer", có phải là/);
});

test('a caller that gives up is not kept waiting', async () => {
  engine.faults.replace([{ kind: 'lost', when: 'hang' }]);
  const controller = new AbortController();
  const client = clientOn(createMockAdapter(engine));
  const call = failureOf(client.call('login', { body: ACCOUNTS.owner }, { signal: controller.signal }));
  setTimeout(() => controller.abort(), 10);
  expect((await call).kind).toBe('cancelled');
});

function clientOn(adapter: AxiosAdapter, timeout = 5000) {
  return createClient({ baseUrl: '', timeout, session: () => session, onUnauthorized: () => undefined, adapter });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (!(outcome instanceof ApiError)) throw new Error('The call was expected to fail.');
  return outcome;
}

type Sent = { method: string; headers: Record<string, string>; body?: string };

/** The text of each answer after logging in as the owner; the login itself differs by its token. */
async function bytesOf(calls: [path: string, body?: unknown][], send: (path: string, sent: Sent) => Promise<string>) {
  const json = { 'Content-Type': 'application/json' };
  const login = await send('/User/Login', { method: 'POST', headers: json, body: JSON.stringify(ACCOUNTS.owner) });
  const { token, userId, shopId } = sessionOf(JSON.parse(login));
  const headers = { ...json, Token: token, UserID: String(userId), ShopID: String(shopId) };
  const texts: string[] = [];
  for (const [path, body] of calls) {
    const method = body === undefined ? 'GET' : 'POST';
    texts.push(await send(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }));
  }
  return texts;
}

async function throughAdapter(adapter: AxiosAdapter, path: string, { method, headers, body }: Sent): Promise<string> {
  const [url = '', query] = path.split('?');
  const response = await axios.request<string>({
    adapter,
    url,
    method,
    headers,
    params: new URLSearchParams(query),
    data: body,
    validateStatus: () => true,
    transformResponse: (text: string) => text,
  });
  return response.data;
}
