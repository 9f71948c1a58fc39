import { operations, type OperationId } from '@so-the/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEY_HEADER } from '../engine/keyHeader.ts';
import { startServer, type RunningServer } from '../node.ts';
import { mockAt, type Mock } from '../testing.ts';
import { ACCOUNTS, sessionOf } from '../testing/loggedIn.ts';
import { barenessIn } from './bareness.ts';

let server: RunningServer;
let mock: Mock;
let headers: Record<string, string>;

beforeEach(async () => {
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin });
  mock = mockAt(server.url).world('tran');
  headers = { ...mock.headers };
  const session = sessionOf((await send('login', {}, ACCOUNTS.owner)).body);
  headers = { ...headers, Token: session.token, UserID: String(session.userId), ShopID: String(session.shopId) };
});
afterEach(() => server.close());

test('an API of the specification alone lacks the calls it does not name, in one world', async () => {
  await mock.bare({ calls: 'named' });
  expect(await send('getScheduleHistory', { ScheduleID: '1' })).toEqual({
    status: 404,
    body: { Result: -1, Message: 'Không tìm thấy địa chỉ này', Code: 'NotFound' },
  });
  expect((await send('listCustomers', { PageIndex: '1', PageSize: '2' })).body).toMatchObject({ Result: 1 });
  headers = { ...headers, 'X-World': '' };
  expect((await send('getScheduleHistory', { ScheduleID: '1' })).status).toBe(401);
  await mock.bare({});
  headers = { ...headers, ...mock.headers };
  expect((await send('getScheduleHistory', { ScheduleID: '1' })).status).toBe(200);
});

test('it passes over the parameters that the specification does not name', async () => {
  const usual = await ids({});
  const sorted = { SortBy: 'FullName', SortDir: 'asc' };
  expect(await ids(sorted)).not.toEqual(usual);
  await mock.bare({ calls: 'named' });
  expect(await ids(sorted)).toEqual(usual);
});

test('it knows no keys and announces none', async () => {
  expect((await ask('listCustomers', {})).headers.get(KEY_HEADER)).toBe('supported');
  await mock.bare({ calls: 'named' });
  headers = { ...headers, [KEY_HEADER]: '0123456789abcdef' };
  expect((await ask('listCustomers', {})).headers.get(KEY_HEADER)).toBeNull();
});

test('fields that the specification does not name are left out, or null', async () => {
  const query = { PageIndex: '1', PageSize: '1' };
  const [whole] = (await send('listCustomers', query)).body['Data'] as { CustomerID: number }[];
  const { CustomerID, ...rest } = whole ?? { CustomerID: 0 };
  await mock.bare({ fields: 'absent' });
  const { Total, ...bare } = (await send('listCustomers', query)).body;
  expect(Total).toBeGreaterThan(0);
  expect(bare).toEqual({
    Result: 1,
    Message: 'Thành công',
    Data: [{ CustomerID, ShopID: 1 }],
  });
  expect(await send('getVoucher', { paymentID: '999999' })).toEqual({
    status: 200,
    body: { Result: 0, Message: 'Không tìm thấy phiếu' },
  });
  await mock.bare({ fields: 'null' });
  const [nulls] = (await send('listCustomers', query)).body['Data'] as object[];
  const gone = Object.fromEntries(Object.keys(rest).map((name) => [name, null]));
  expect(nulls).toMatchObject({ ...gone, CustomerID, ShopID: 1 });
});

test.each([
  [{ calls: 'some' }, 'calls'],
  [{ fields: 'gone' }, 'fields'],
])('%j is refused', async (asked, path) => {
  await expect(mock.bare(asked as never)).rejects.toThrow(/Phải là/);
  expect(path in asked).toBe(true);
});

test.each([
  ['calls', { calls: 'named', fields: 'all' }],
  ['calls,fields', { calls: 'named', fields: 'absent' }],
  ['nulls', { calls: 'all', fields: 'null' }],
  ['everything', undefined],
])('--bare %s', (words, bareness) => expect(barenessIn(words)).toEqual(bareness));

/** Numbers of the customers of a list, in its order. */
async function ids(query: Record<string, string>): Promise<number[]> {
  const { Data } = (await send('listCustomers', query)).body;
  return (Data as { CustomerID: number }[]).map(({ CustomerID }) => CustomerID);
}

async function send(id: OperationId, query: Record<string, string>, body?: object) {
  const answer = await ask(id, query, body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function ask(id: OperationId, query: Record<string, string>, body?: object): Promise<Response> {
  const { method, path } = operations[id];
  const url = `${server.url}${path}?${new URLSearchParams(query).toString()}`;
  const sent = body && { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  return fetch(url, { method, headers, ...sent });
}
