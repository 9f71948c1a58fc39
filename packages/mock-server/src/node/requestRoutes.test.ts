import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../node.ts';
import type { LoggedRequest } from './loggedRequest.ts';
import { RequestLog } from './requestLog.ts';

let server: RunningServer;
let session: Record<string, string>;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin });
  const login = await post('/User/Login', { UserName: 'chushop', Password: 'Chushop@123' });
  const { Data } = (await login.json()) as { Data: Record<string, string | number> };
  session = { Token: String(Data['Token']), UserID: String(Data['UserID']), ShopID: String(Data['ShopID']) };
});

beforeEach(() => fetch(`${server.url}/_mock/requests`, { method: 'DELETE' }));

afterAll(() => server.close());

test('calls are found by operation, person, shop, path, method, and by what they sent', async () => {
  for (const number of [1, 2, 3]) await saveCustomer(number);
  await fetch(`${server.url}/api/Customer/AjaxLoadCustomer?PageIndex=2`, { headers: session });
  await fetch(`${server.url}/api/Customer/Nothing`);
  const asked = [
    'operationId=saveCustomer',
    'user=chushop',
    `user=${session['UserID']}&shop=${session['ShopID']}`,
    'user=congty',
    'path=/api/customer/',
    'method=POST',
    'body.Phone=0987650002',
    'Phone=0987650003',
    'operationId=listCustomers&query.PageIndex=2',
    'operationId=listCustomers&PageIndex=1',
    'operationId=&user=',
  ];
  expect(await Promise.all(asked.map(countOf))).toEqual([3, 4, 4, 0, 5, 3, 1, 1, 1, 0, 5]);
});

test('since is the number of a call or a moment of the mock’s clock, that of the shop without an offset', async () => {
  await saveCustomer(11);
  const [{ id, at } = { id: 0, at: '' }] = (await ask('')) as LoggedRequest[];
  await saveCustomer(12);
  expect(await countOf(`since=${id}`)).toBe(1);
  expect(await countOf(`since=${encodeURIComponent(at)}`)).toBe(2);
  expect(await countOf(`since=${at}`)).toBe(2);
  expect(await countOf(`since=${at.slice(0, 19)}`)).toBe(2);
  expect(await countOf('since=2199-01-01')).toBe(0);
});

test.each([
  ['operationid=saveCustomer', 'operationid', /có phải là operationId\?$/],
  ['operationId=saveCustmer', 'operationId', /^Không có lời gọi "saveCustmer", có phải là saveCustomer\?$/],
  ['sinse=1', 'sinse', /có phải là since\?$/],
  ['operationId=saveCustomer&body.Phon=1', 'body.Phon', /có phải là body\.Phone\?$/],
  ['since=soon', 'since', /^Phải là số của lời gọi hoặc thời điểm$/],
  ['operationId=login&body.Password=x', 'body.Password', /^Không so sánh được trường bí mật$/],
  ['user=1&user=2', 'user', /^Chỉ được hỏi một lần$/],
  ['__proto__=1', '__proto__', /^Không lời gọi nào như vậy có trường/],
  ['timeout=600000', 'timeout', /^Phải là số nguyên từ 0 đến 60000$/],
])('the question %s is refused, and says which name was meant', async (query, path, message) => {
  for (const place of ['', '/count', '/wait']) {
    const answer = await fetch(`${server.url}/_mock/requests${place}?${query}`);
    const body = (await answer.json()) as { Errors: { path: string; message: string }[] };
    expect([answer.status, body.Errors[0]?.path]).toEqual([400, path]);
    expect(body.Errors[0]?.message).toMatch(message);
  }
});

test('a wait is answered when the calls have come', async () => {
  const waiting = fetch(`${server.url}/_mock/requests/wait?operationId=saveCustomer&times=2&timeout=20000`);
  await saveCustomer(21);
  await saveCustomer(22);
  const answer = await waiting;
  expect([answer.status, await answer.json()]).toMatchObject([200, { count: 2, forgotten: 0, requests: [{}, {}] }]);
  expect((await fetch(`${server.url}/_mock/requests/wait?operationId=saveCustomer`)).status).toBe(200);
});

test('a wait that is over says what came instead', async () => {
  await saveCustomer(31);
  await fetch(`${server.url}/api/Meta/GetAllBank`, { headers: session });
  const answer = await fetch(`${server.url}/_mock/requests/wait?operationId=saveCustomer&times=2&timeout=50`);
  const body = (await answer.json()) as { Message: string; others: LoggedRequest[]; requests: LoggedRequest[] };
  expect([answer.status, body.Message]).toEqual([408, 'Chờ 50 ms, mới có 1 trong 2 lời gọi']);
  expect(body.requests.map(({ operationId }) => operationId)).toEqual(['saveCustomer']);
  expect(body.others.map(({ operationId }) => operationId)).toEqual(['listAllBanks', 'saveCustomer']);
});

test.each([
  ['/api/Customer/AjaxLoadCustomers', 'Không tìm thấy địa chỉ này, có phải là GET /api/Customer/AjaxLoadCustomer?'],
  ['/user/login', 'Không tìm thấy địa chỉ này, có phải là POST /User/Login?'],
  ['/Customer/AjaxLoadCustomer', 'Không tìm thấy địa chỉ này, có phải là GET /api/Customer/AjaxLoadCustomer?'],
  ['/_mock/request', 'Không tìm thấy địa chỉ này, có phải là /_mock/requests?'],
  ['/api/zzz', 'Không tìm thấy địa chỉ này'],
  [`/api/${'x'.repeat(4000)}`, 'Không tìm thấy địa chỉ này'],
])('the unknown path %s is told the nearest one', async (path, message) => {
  const answer = await fetch(server.url + path, { headers: { accept: 'application/json' } });
  expect([answer.status, await answer.json()]).toMatchObject([404, { Message: message }]);
});

test('calls that the log has forgotten are told beside a count, unless they cannot have been meant', () => {
  const log = new RequestLog();
  const line = { at: '2026-11-20T09:00:00+07:00', method: 'GET', path: '/api/Meta/GetAllBank', operationId: '' };
  const reply = { status: 200, body: {} };
  const add = () =>
    log.add({ ...line, userId: 0, shopId: 0, status: 200, result: 1, ms: 1 }, { input: {}, session: null, reply });
  for (let number = 1; number <= 1001; number += 1) add();
  expect(log.count()).toEqual({ count: 500, forgotten: 501 });
  expect(log.count({ after: 501 })).toEqual({ count: 500, forgotten: 0 });
  expect(log.count({ after: 500 })).toEqual({ count: 500, forgotten: 501 });
  log.clear();
  expect(log.count()).toEqual({ count: 0, forgotten: 0 });
});

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...session };
  return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function saveCustomer(number: number): Promise<Response> {
  const phone = `09876500${String(number).padStart(2, '0')}`;
  return post('/api/Customer/AddOrEditCustomer', { FullName: `Khách ${number}`, Phone: phone, Status: 1 });
}

async function ask(query: string): Promise<unknown> {
  return (await fetch(`${server.url}/_mock/requests?${query}`)).json();
}

async function countOf(query: string): Promise<number> {
  const { count } = (await (await fetch(`${server.url}/_mock/requests/count?${query}`)).json()) as { count: number };
  expect(((await ask(query)) as unknown[]).length).toBe(count);
  return count;
}
