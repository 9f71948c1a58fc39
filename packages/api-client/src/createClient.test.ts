import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, GENERAL_ERROR_MESSAGE, type ApiErrorKind } from './apiError.ts';
import { REQUEST_TIMEOUT_MS, type ClientSession } from './client.ts';
import { createClient } from './createClient.ts';

const cashier: ClientSession = { token: 'token-1', userId: 3, shopId: 7 };

afterEach(() => vi.unstubAllGlobals());

test('a successful call returns the whole envelope', async () => {
  const whole = { Result: 1, Message: 'Thành công', Data: { CountCard: 3 } };
  const client = clientAnswering(200, whole);
  expect(await client.call('countCardNotices', {})).toEqual(whole);
});

test.each([
  ['listCustomers', null],
  ['listCustomers', {}],
  ['countCardNotices', null],
  ['countCardNotices', []],
] as const)('%s answered with %j as its Data fails with a sentence: there is nothing to show', async (id, Data) => {
  const error = await failureOf(clientAnswering(200, { Result: 1, Message: '', Data }).call(id));
  expect(error).toMatchObject({ kind: 'malformed', status: 200, message: GENERAL_ERROR_MESSAGE });
});

test('a write that was done is done, whatever its answer carries', async () => {
  const client = clientAnswering(200, { Result: 1, Message: 'Xong', Data: null });
  await expect(client.call('reloadMoney')).resolves.toMatchObject({ Result: 1 });
});

test('a call carries address, query, session headers and time limit', async () => {
  const { adapter, sent } = recording(200, { Result: 1, Message: '', Data: [] });
  const client = createClient({
    baseUrl: 'https://api.example/',
    session: () => cashier,
    onUnauthorized: vi.fn<() => void>(),
    adapter,
  });
  await client.call('listCustomers', { PageIndex: 2, Status: undefined });
  expect(sent[0]?.url).toBe('https://api.example/api/Customer/AjaxLoadCustomer');
  expect(String(sent[0]?.params)).toBe('PageIndex=2');
  expect(sent[0]?.timeout).toBe(REQUEST_TIMEOUT_MS);
  expect(sent[0]?.headers.toJSON()).toMatchObject({ Token: 'token-1', UserID: '3', ShopID: '7' });
});

test('a body travels as JSON with its idempotency key, and without a session there are no headers', async () => {
  const { adapter, sent } = recording(200, { Result: 1, Message: '', Data: null });
  const client = createClient({ baseUrl: '', session: () => null, onUnauthorized: vi.fn<() => void>(), adapter });
  await client.call('login', { body: { UserName: 'chushop', Password: 'Chushop@123' } }, { idempotencyKey: 'k1' });
  expect(sent[0]?.data).toBe('{"UserName":"chushop","Password":"Chushop@123"}');
  expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k1');
  expect(sent[0]?.headers.has('Token')).toBe(false);
});

test.each([200, 400, 401, 500])('an answer of status %i tells the time of the server', async (status) => {
  const onServerTime = vi.fn<(at: number) => void>();
  const client = createClient({
    baseUrl: '',
    session: () => cashier,
    onUnauthorized: vi.fn<() => void>(),
    onServerTime,
    adapter: (config) =>
      Promise.resolve({
        status,
        statusText: '',
        headers: { date: 'Fri, 20 Nov 2026 02:00:00 GMT' },
        config,
        data: JSON.stringify({ Result: status === 200 ? 1 : 0, Message: '', Data: [] }),
      }),
  });
  await client.call('listCustomers').catch(() => undefined);
  expect(onServerTime).toHaveBeenCalledExactlyOnceWith(Date.parse('2026-11-20T09:00:00+07:00'));
});

test('a refusal shows the Message of the server and its code', async () => {
  const client = clientAnswering(200, { Result: 0, Message: 'Số tiền vượt quá công nợ còn lại', Code: 'OverDebt' });
  const error = await failureOf(client.call('listCustomers'));
  expect(error).toMatchObject({
    kind: 'refused',
    status: 200,
    code: 'OverDebt',
    message: 'Số tiền vượt quá công nợ còn lại',
  });
});

test('a breach of the contract names its fields', async () => {
  const errors = [{ path: '/FullName', message: 'Vui lòng nhập họ tên' }];
  const client = clientAnswering(400, {
    Result: -1,
    Message: 'Dữ liệu không hợp lệ',
    Errors: [...errors, { path: 3 }, null],
  });
  const error = await failureOf(client.call('listCustomers'));
  expect(error).toMatchObject({ kind: 'contract', message: 'Dữ liệu không hợp lệ' });
  expect(error.errors).toEqual(errors);
});

const PAGE = /trang web thay vì dữ liệu; địa chỉ API có thể sai/;
const EMPTY = /trả lời trống/;
const OTHER = /không đúng mẫu/;

test.each<[string, number, unknown, ApiErrorKind, string | RegExp]>([
  ['403', 403, { Result: -1, Message: 'Không có quyền' }, 'forbidden', 'Không có quyền'],
  ['403 without a message', 403, '', 'forbidden', 'Không có quyền thực hiện thao tác này'],
  ['404', 404, '', 'notFound', 'Không tìm thấy dữ liệu'],
  ['404 of a web server', 404, '<html>not found</html>', 'notFound', PAGE],
  ['403 of a firewall', 403, '<html>blocked</html>', 'forbidden', PAGE],
  ['405 of a web server', 405, '<html>Not Allowed</html>', 'contract', /không nhận lời gọi.*405.*địa chỉ API/],
  ['413 of a proxy', 413, '<html>Too Large</html>', 'contract', /lớn hơn máy chủ cho phép/],
  ['429 of a gate', 429, '', 'contract', /quá nhiều lời gọi/],
  ['400 with a Message', 400, { Result: -1, Message: 'Thiếu Amount' }, 'contract', 'Thiếu Amount'],
  ['500', 500, { Result: -1, Message: 'stack trace' }, 'server', GENERAL_ERROR_MESSAGE],
  ['502 from a proxy', 502, '<html>Bad gateway</html>', 'server', /tạm ngừng \(mã 502\)/],
  ['503', 503, '', 'server', /bận hoặc bảo trì/],
  ['504', 504, '', 'server', /chưa trả lời kịp/],
  ['HTML instead of JSON', 200, '<!doctype html><html></html>', 'malformed', PAGE],
  ['cut JSON', 200, '{"Result":1,"Message":"","Data":[{"Cust', 'malformed', /bị cắt ngang/],
  ['an empty body', 200, '', 'malformed', EMPTY],
  ['no body', 200, undefined, 'malformed', EMPTY],
  ['null', 200, 'null', 'malformed', OTHER],
  ['a list instead of the envelope', 200, '[]', 'malformed', OTHER],
  ['a Result that is text', 200, '{"Result":"1"}', 'malformed', OTHER],
  ['a redirect', 302, '', 'malformed', EMPTY],
  ['204', 204, '', 'malformed', EMPTY],
  ['a text', 200, 'OK', 'malformed', OTHER],
  ['an answer of another API', 200, { success: true, data: [] }, 'malformed', OTHER],
  ['a refusal without Message', 200, { Result: 0, Message: null }, 'refused', GENERAL_ERROR_MESSAGE],
])('%s', async (_name, status, body, kind, message) => {
  const error = await failureOf(clientAnswering(status, body).call('listCustomers'));
  expect(error).toMatchObject({ kind, status });
  expect(error.message).toMatch(message);
});

test.each([
  ['https://api.example/dang-nhap', /chuyển sang một trang web khác/],
  ['https://wifi.example/api/Customer/AjaxLoadCustomer', /chuyển sang một trang web khác/],
  ['https://api.example/api/Customer/AjaxLoadCustomer?PageIndex=1', PAGE],
])('a page that came from %s', async (responseURL, message) => {
  const adapter: AxiosAdapter = (config) =>
    Promise.resolve({
      status: 200,
      statusText: '',
      headers: {},
      config,
      data: '<html></html>',
      request: { responseURL },
    });
  const baseUrl = 'https://api.example';
  const client = createClient({ baseUrl, session: () => cashier, onUnauthorized: vi.fn<() => void>(), adapter });
  expect((await failureOf(client.call('listCustomers'))).message).toMatch(message);
});

test.each<[number, unknown, ApiErrorKind | undefined]>([
  [500, { Result: -1, Message: 'stack trace' }, 'server'],
  [502, '<html>Bad gateway</html>', 'server'],
  [200, '<html></html>', 'malformed'],
  [200, { Result: 0, Message: 'Không đủ tiền' }, undefined],
  [401, '', undefined],
  [404, '', undefined],
])('an answer of status %i, %o is told as broken by the server: %s', async (status, body, kind) => {
  const onBroken = vi.fn<(error: ApiError, id: string) => void>();
  const { adapter } = recording(status, body);
  const options = { baseUrl: '', session: () => cashier, onUnauthorized: () => undefined, adapter };
  await failureOf(createClient({ ...options, onBroken }).call('listCustomers'));
  const told = onBroken.mock.calls.map(([error, id]) => [error.kind, error.status, id]);
  expect(told).toEqual(kind === undefined ? [] : [[kind, status, 'listCustomers']]);
});

test('a Message of ten thousand characters is cut', async () => {
  const error = await failureOf(clientAnswering(200, { Result: 0, Message: 'x'.repeat(10_000) }).call('listCustomers'));
  expect(error.message).toHaveLength(500);
});

test.each<[string, Error, ApiErrorKind]>([
  ['time limit', new AxiosError('timeout', 'ETIMEDOUT'), 'timeout'],
  ['connection refused', new AxiosError('Network Error', 'ERR_NETWORK'), 'network'],
  ['connection cut by the page', new AxiosError('Request aborted', 'ECONNABORTED'), 'network'],
  ['given up by the caller', new CanceledError(), 'cancelled'],
  ['a bug in the adapter', new TypeError('x is undefined'), 'network'],
])('%s fails with its kind and keeps the cause', async (_name, thrown, kind) => {
  const client = clientFailing(thrown);
  const error = await failureOf(client.call('listCustomers'));
  expect(error.kind).toBe(kind);
  expect(error.message).not.toBe('');
  expect(error.cause).toBe(thrown);
});

test('offline is said in plain words, an unexplained network failure with the text of the specification', async () => {
  const client = clientFailing(new AxiosError('Network Error', 'ERR_NETWORK'));
  expect((await failureOf(client.call('listCustomers'))).message).toBe(GENERAL_ERROR_MESSAGE);
  vi.stubGlobal('navigator', { onLine: false });
  expect((await failureOf(client.call('listCustomers'))).message).toMatch(/kiểm tra mạng/);
});

test('a signal already given up never reaches the adapter', async () => {
  const { adapter, sent } = recording(200, { Result: 1, Message: '' });
  const client = createClient({ baseUrl: '', session: () => cashier, onUnauthorized: vi.fn<() => void>(), adapter });
  const error = await failureOf(client.call('listCustomers', {}, { signal: AbortSignal.abort() }));
  expect(error.kind).toBe('cancelled');
  expect(sent).toHaveLength(0);
});

test('twenty answers 401 at once are told once', async () => {
  const onUnauthorized = vi.fn<() => void>();
  const client = clientAnswering(401, { Result: -1, Message: 'Hết phiên' }, () => cashier, onUnauthorized);
  const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(client.call('listCustomers'))));
  expect(errors.every((error) => error.kind === 'unauthorized')).toBe(true);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a late 401 of a former token does not end the new session, and the new one is told again', async () => {
  const onUnauthorized = vi.fn<() => void>();
  let session: ClientSession = cashier;
  const answers: (() => void)[] = [];
  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve) => {
      answers.push(() => resolve({ status: 401, statusText: '', headers: {}, config, data: '{"Result":-1}' }));
    });
  const client = createClient({ baseUrl: '', session: () => session, onUnauthorized, adapter });
  const late = failureOf(client.call('listCustomers'));
  await vi.waitUntil(() => answers.length === 1);
  session = { ...cashier, token: 'token-2' };
  answers[0]?.();
  await late;
  expect(onUnauthorized).not.toHaveBeenCalled();
  const current = failureOf(client.call('listCustomers'));
  await vi.waitUntil(() => answers.length === 2);
  answers[1]?.();
  await current;
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

function clientAnswering(
  status: number,
  body: unknown,
  session = (): ClientSession | null => cashier,
  onUnauthorized = vi.fn<() => void>(),
) {
  return createClient({ baseUrl: '', session, onUnauthorized, adapter: recording(status, body).adapter });
}

function clientFailing(thrown: Error) {
  const adapter: AxiosAdapter = () => Promise.reject(thrown);
  return createClient({ baseUrl: '', session: () => cashier, onUnauthorized: vi.fn<() => void>(), adapter });
}

/** An adapter that keeps each request and always gives the same answer; text goes out as it is, the rest as JSON. */
function recording(status: number, body: unknown) {
  const sent: InternalAxiosRequestConfig[] = [];
  const data = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const adapter: AxiosAdapter = (config) => {
    sent.push(config);
    return Promise.resolve({ status, statusText: '', headers: {}, config, data });
  };
  return { adapter, sent };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error('The call was expected to fail with an ApiError.');
  return outcome;
}
