import { afterEach, beforeEach, expect, test } from 'vitest';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import type { Recording } from '../scenarioFiles/recordScenario.ts';

const NOW = Date.parse('2026-11-20T09:07:33.456+07:00');
const HOA = { FullName: 'Nguyễn Thị Hoa', Phone: '0987654321', Status: 1 };
const SAVE = { as: 'chushop', call: 'saveCustomer', args: { body: HOA } };
const FILE = {
  from: 'empty',
  size: 'small',
  clock: '2026-11-30T23:59',
  calls: [SAVE],
  faults: [{ match: { operationId: 'listBills' }, kind: 'answer', status: 500, times: 1 }],
  openAt: '/customer',
};

let server: RunningServer;

beforeEach(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock: standingClock(NOW) });
});

afterEach(() => server.close());

test('a file is played in the world that sends it: its records, moment, faults and calls; reset plays it again', async () => {
  expect(await control('POST', 'scenario-file', FILE)).toEqual({
    calls: 1,
    openAt: '/customer',
    last: { userName: 'chushop', shopId: 1 },
  });
  expect(await control('GET', 'clock')).toEqual({ now: '2026-11-30T23:59:00+07:00' });
  expect(await control('GET', 'faults')).toMatchObject({ rules: [{ kind: 'answer', hits: 0, left: 1 }] });
  expect(await control('GET', 'requests')).toMatchObject([{ operationId: 'saveCustomer' }, { operationId: 'login' }]);
  const print = await printNow();
  await logIn();
  expect(await printNow()).not.toBe(print);
  await control('POST', 'reset', {});
  expect(await printNow()).toBe(print);
  await control('POST', 'reset', { scenario: 'empty' });
  expect(await control('GET', 'scenario-file')).toEqual({ played: null });
});

test('a world that is made later begins as the file, and one tester’s file is nobody else’s', async () => {
  await control('POST', 'scenario-file', FILE);
  const print = await printNow();
  expect(await printNow('an')).toBe(print);
  await control('POST', 'scenario-file', { ...FILE, calls: [] }, 'binh');
  expect(await printNow('binh')).not.toBe(print);
  expect(await printNow()).toBe(print);
});

test.each<[string, unknown, number, RegExp]>([
  ['refused by business', { ...FILE, calls: [SAVE, SAVE] }, 400, /^Dòng 1, lời gọi 2 \(saveCustomer\) bị từ chối: /],
  [
    'against the contract',
    { ...FILE, calls: [{ ...SAVE, call: 'x' }] },
    400,
    /^Dòng 1, lời gọi 1: không có mã lời gọi "x"/,
  ],
  ['of nothing', '', 400, /^Dòng 1, không phải JSON hợp lệ$/],
  ['of 100 MB', ' '.repeat(100 * 1024 * 1024), 413, /^Tệp kịch bản lớn quá 1 MB$/],
  ['of nothing but nesting', '['.repeat(900_000), 400, /^Tệp kịch bản lồng nhau quá nhiều cấp$/],
])('a file %s changes nothing', async (_, file, status, sentence) => {
  const before = [await printNow(), await control('GET', 'clock'), await control('GET', 'requests')];
  const answer = await send('POST', 'scenario-file', file);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { Message: string }).Message).toMatch(sentence);
  expect([await printNow(), await control('GET', 'clock'), await control('GET', 'requests')]).toEqual(before);
});

test('what was done is written as a file that does it again: who, when, where, and what came of it', async () => {
  const { token, headers } = await logIn();
  expect(token).not.toBe('');
  const customer = await call('/api/Customer/AddOrEditCustomer', HOA, headers);
  await control('PUT', 'clock', { now: '2026-11-21T10:00:00+07:00' });
  const CustomerID = customer.Data?.['CustomerID'];
  const later = await logIn();
  await call('/api/Customer/AddOrEditCustomer', { ...HOA, CustomerID, Version: 1, Note: '$1 tặng' }, later.headers);
  await call('/api/Customer/AddOrEditCustomer', HOA, later.headers);
  const { scenario, told } = (await control('GET', 'scenario-file/recording')) as Recording;
  expect(told).toEqual([]);
  expect(scenario).toEqual({
    from: 'empty',
    seed: 1,
    size: 'small',
    clock: '2026-11-20T09:07:33+07:00',
    calls: [
      { as: 'chushop', call: 'saveCustomer', args: { body: HOA }, save: { customer: 'Data.CustomerID' } },
      { as: 'chushop', at: '2026-11-21T10:00:00+07:00', call: 'login' },
      {
        as: 'chushop',
        call: 'saveCustomer',
        args: { body: { ...HOA, CustomerID: '$customer', Version: 1, Note: '$$1 tặng' } },
      },
    ],
    faults: [],
  });
  const print = await printNow();
  await control('POST', 'scenario-file', scenario, 'lan');
  expect(await printNow('lan')).toBe(print);
});

test('what cannot be written is told: a file, a secret, calls that are forgotten, a world of no scenario', async () => {
  const { headers } = await logIn();
  const staff = {
    UserName: 'thungan',
    FullName: 'Lê Thu',
    GroupID: 4,
    ShopIDs: [1],
    Status: 1,
    Password: 'Bimat@12345',
  };
  expect(await call('/User/AddOrEditStaff', staff, headers)).toMatchObject({ Result: 1 });
  const recorded = (await control('GET', 'scenario-file/recording')) as Recording;
  expect(recorded.told).toEqual(['Lời gọi 1 (saveStaff): đã che hoặc thay Password, hãy xem lại trước khi chơi']);
  expect(JSON.stringify(recorded)).not.toContain('Bimat@12345');
  for (const world of ['lan', 'mai']) await control('POST', 'scenario-file', recorded.scenario, world);
  expect(await printNow('lan')).toBe(await printNow('mai'));
  expect(
    await call('/User/Login', { UserName: 'thungan', Password: 'Nhanvien@2026' }, { 'X-World': 'lan' }),
  ).toMatchObject({ Result: 1 });
  await control('DELETE', 'requests');
  expect(await control('GET', 'scenario-file/recording')).toMatchObject({
    told: ['Nhật ký không còn những lời gọi đầu, kịch bản thiếu chúng'],
  });
  await control('POST', 'snapshot', await control('GET', 'snapshot'));
  const answer = await send('GET', 'scenario-file/recording');
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { Message: string }).Message).toMatch(/^Dữ liệu này mở từ gói, bản chụp/);
});

function send(method: string, place: string, body?: unknown, world = ''): Promise<Response> {
  const headers = {
    ...(world && { 'X-World': world }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${server.url}/_mock/${place}`, { method, headers, body: body === undefined ? undefined : text });
}

async function control(method: string, place: string, body?: unknown, world?: string): Promise<unknown> {
  const answer = await send(method, place, body, world);
  expect([place, answer.status]).toEqual([place, 200]);
  return answer.json();
}

async function printNow(world?: string): Promise<string> {
  return ((await control('GET', 'capsule/opened', undefined, world)) as { print: string }).print;
}

async function call(path: string, body: object, headers = {}) {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return (await (await fetch(server.url + path, sent)).json()) as { Result: number; Data?: Record<string, unknown> };
}

async function logIn() {
  const { Data } = await call('/User/Login', { UserName: 'chushop', Password: 'Chushop@123' });
  const token = String(Data?.['Token']);
  return { token, headers: { Token: token, UserID: String(Data?.['UserID']), ShopID: '1' } };
}
