import type { Response } from 'express';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startServer, type RunningServer } from '../node.ts';
import type { ShownFault } from '../faults/faultRule.ts';
import { send as sendDelivery } from './sendReply.ts';

let server: RunningServer;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin });
});

beforeEach(() => send('DELETE', '/_mock/faults'));

afterAll(() => server.close());

const THIRD_LOGIN = { match: { operationId: 'login' }, skip: 2, times: 1, kind: 'answer', status: 500 };

test('the third call fails with 500, once, and the rule tells how far it is', async () => {
  const added = await send('POST', '/_mock/faults', THIRD_LOGIN);
  expect([added.status, added.body]).toMatchObject([201, { ...THIRD_LOGIN, seen: 0, hits: 0, left: 1 }]);
  const statuses: number[] = [];
  for (let time = 1; time <= 5; time += 1) statuses.push(await logIn());
  expect(statuses).toEqual([200, 200, 500, 200, 200]);
  expect(await rules()).toMatchObject([{ seen: 5, hits: 1, left: 0 }]);
});

test('a call by another method than its own is none, and counts nothing', async () => {
  await send('POST', '/_mock/faults', { kind: 'answer', status: 500 });
  expect((await fetch(`${server.url}/User/Login`)).status).toBe(405);
  expect(await rules()).toMatchObject([{ seen: 0 }]);
});

test('a rule that is added comes first and leaves the counts of the others; one is taken away by its number', async () => {
  await send('PUT', '/_mock/faults', { rules: [{ kind: 'slow', medianMs: 0 }] });
  await logIn();
  await send('POST', '/_mock/faults', THIRD_LOGIN);
  await logIn();
  const [first, second] = await rules();
  expect([first?.kind, first?.seen, second?.kind, second?.seen]).toEqual(['answer', 1, 'slow', 2]);
  expect((await send('DELETE', `/_mock/faults/${first?.id}`)).body).toMatchObject({
    rules: [{ id: second?.id, seen: 2 }],
  });
  expect((await send('DELETE', `/_mock/faults/${first?.id}`)).status).toBe(404);
});

test('rules follow who calls by name, and what is sent by field', async () => {
  const body = { UserName: 'chushop', Password: 'Chushop@123' };
  const { Data } = (await send('POST', '/User/Login', body)).body as { Data: Record<string, string | number> };
  const session = { Token: String(Data['Token']), UserID: String(Data['UserID']), ShopID: String(Data['ShopID']) };
  const names = [
    { match: { user: 'chushop' }, status: 503 },
    { match: { user: Number(session.UserID) }, status: 503 },
    { match: { user: 'congty' }, status: 200 },
    { match: { shop: Number(session.ShopID) }, status: 503 },
    { match: { shop: Number(session.ShopID) + 1 }, status: 200 },
  ];
  for (const { match, status } of names) {
    await send('PUT', '/_mock/faults', { rules: [{ match, kind: 'answer', status: 503 }] });
    const answer = await fetch(`${server.url}/api/Meta/GetAllBank`, { headers: session });
    expect([match, answer.status]).toEqual([match, status]);
  }
  await send('PUT', '/_mock/faults', { rules: [{ match: { UserName: 'nhanvien' }, kind: 'answer', status: 503 }] });
  const login = (UserName: string) => send('POST', '/User/Login', { UserName, Password: 'x' });
  expect([(await login('nhanvien')).status, (await login('congty')).status]).toEqual([503, 200]);
});

test('an answer of one’s own comes as it was written; a refusal comes as business refuses', async () => {
  const own = { any: ['thing', { nested: null }] };
  await send('PUT', '/_mock/faults', { rules: [{ kind: 'answer', status: 418, body: own, times: 1 }] });
  expect(await send('POST', '/User/Login', {})).toEqual({ status: 418, body: own });
  await send('PUT', '/_mock/faults', { rules: [{ kind: 'answer', Message: 'Đã đủ' }] });
  expect(await send('POST', '/User/Login', {})).toEqual({
    status: 200,
    body: { Result: 0, Message: 'Đã đủ', Code: 'Fault' },
  });
  await send('PUT', '/_mock/faults', { rules: [{ kind: 'answer', status: 204 }] });
  expect(await (await fetch(`${server.url}/api/Meta/GetAllBank`)).text()).toBe('');
});

test('an answer in drops takes its time and is whole', async () => {
  const plain = await (await fetch(`${server.url}/api/Meta/GetAllBank`)).text();
  await send('PUT', '/_mock/faults', { rules: [{ kind: 'dribble', bytesPerSecond: plain.length * 4 }] });
  const started = performance.now();
  const text = await (await fetch(`${server.url}/api/Meta/GetAllBank`)).text();
  const took = performance.now() - started;
  expect(text).toBe(plain);
  expect(took).toBeGreaterThan(200);
});

test('drops end when the caller leaves', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    status: () => response,
    setHeader: () => response,
    write: (bytes: Buffer) => written.push(bytes.toString()) > 0,
    end: () => response,
  });
  const drops = { status: 200, body: {}, text: '{"Result":1}', type: 'json', bytesPerSecond: 2 } as const;
  sendDelivery(response as unknown as Response, drops);
  vi.advanceTimersByTime(1500);
  expect(written).toEqual(['{', '"', 'R']);
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test.each([
  ['{"rules":[{"kind":"answer","status":500,"status":200}]}', 400],
  [`{"rules":${'['.repeat(20_000)}`, 400],
  ['{"rules":', 400],
  [`{"rules":[{"kind":"answer","Message":"${'x'.repeat(1_100_000)}"}]}`, 413],
  ['{"rules":[{"kind":"answer"}],"__proto__":{"rules":[]}}', 400],
  ['[]', 400],
  ['null', 400],
])('hostile rules %# are refused with a sentence, and the rules stay', async (body, status) => {
  await send('PUT', '/_mock/faults', { rules: [THIRD_LOGIN] });
  await logIn();
  const before = await rules();
  const headers = { 'content-type': 'application/json' };
  for (const method of ['PUT', 'POST']) {
    const answer = await fetch(`${server.url}/_mock/faults`, { method, headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ Result: -1, Message: expect.stringMatching(/\S/) as string });
  }
  expect(await rules()).toEqual(before);
});

async function logIn(): Promise<number> {
  return (await send('POST', '/User/Login', { UserName: 'chushop', Password: 'Chushop@123' })).status;
}

async function rules(): Promise<ShownFault[]> {
  return ((await (await fetch(`${server.url}/_mock/faults`)).json()) as { rules: ShownFault[] }).rules;
}

async function send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const answer = await fetch(server.url + path, { method, ...sent });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
