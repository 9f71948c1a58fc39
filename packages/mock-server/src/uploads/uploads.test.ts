import { operations, type OperationId } from '@so-the/api-client';
import axios from 'axios';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrowserEngine, createMockAdapter, type Engine } from '../browser.ts';
import { FILE_LIMIT } from '../core/files/uploadedFile.ts';
import { dig } from '../contract/jsonObject.ts';
import { utf8 } from '../core/values/sha256.ts';
import { standingClock } from '../engine/clock.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { startServer, type RunningServer } from '../node.ts';
import { statementPdf } from '../samples/statementPdf.ts';
import { sampleRows, slipOfSwipe } from '../samples/fromWorld.ts';
import { slipImage } from '../samples/slipImage.ts';
import { pngFile } from '../samples/pngFile.ts';
import { POS } from '../testing/openShop.ts';
import { ACCOUNTS, loggedIn, sessionOf } from '../testing/loggedIn.ts';

const now = '2026-11-20T09:00:00+07:00';
const png = pngFile({ width: 16, height: 5, bits: new Uint8Array(10) });
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

let server: RunningServer;
let engine: Engine;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse(now));
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock });
});

beforeEach(() => {
  engine = createBrowserEngine({ scenario: 'empty', now });
});

afterAll(() => server.close());

/** Bad uploads refused so far, over either transport. */
let refused = 0;

afterAll(() => tellFigure(27, `${refused} of ${BAD.length * 2 + 4} bad uploads refused with their reason → 0 stored`));

const image = (bytes: Uint8Array, name = 'bill.png', field = 'image') => ({ field, name, bytes });

/** What somebody may send instead of a picture, and how it is answered. */
const BAD: [name: string, files: ReturnType<typeof image>[], status: number, message: RegExp][] = [
  ['an empty file', [image(new Uint8Array())], 200, /rỗng/],
  ['one byte over the limit', [image(padded(FILE_LIMIT + 1))], 200, /quá 5 MB/],
  ['far over the limit', [image(padded(FILE_LIMIT + 5000))], 413, /quá 5 MB/],
  ['wrong magic bytes', [image(png.with(1, 0x51))], 200, /Chỉ nhận ảnh PNG/],
  ['an SVG with a script', [image(svg, 'x.svg')], 200, /Chỉ nhận ảnh PNG/],
  ['an SVG that calls itself PNG', [image(svg)], 200, /Chỉ nhận ảnh PNG/],
  ['20.000 × 20.000 pixels', [image(sized(20_000, 20_000))], 200, /quá lớn/],
  ['too many pixels within the sides', [image(sized(9_000, 9_000))], 200, /quá lớn/],
  ['no pixel at all', [image(sized(0, 5))], 200, /không có nội dung/],
  ['two files', [image(png), image(png)], 400, /một tệp/],
  ['no file', [], 400, /Vui lòng nhập ảnh|Không đọc được/],
  ['another field', [image(png, 'bill.png', 'file')], 400, /Dữ liệu gửi lên không hợp lệ/],
  ['the field __proto__', [image(png, 'bill.png', '__proto__')], 400, /Dữ liệu gửi lên không hợp lệ/],
];

test.each(BAD)('%s is refused over HTTP and nothing is stored', async (_, files, status, message) => {
  const answer = await overHttp('uploadImage', formOf(files));
  expect([answer.status, dig(answer.body, 'Result') === 1]).toEqual([status, false]);
  expect(textsOf(answer.body)).toMatch(message);
  expect(await storedOnServer()).toBe(0);
  refused += 1;
});

test.each(BAD)('%s is refused inside the browser and nothing is stored', async (_, files, status, message) => {
  const answer = await inBrowser('uploadImage', formOf(files));
  expect([answer.status, dig(answer.body, 'Result') === 1]).toEqual([status, false]);
  expect(textsOf(answer.body)).toMatch(message);
  expect(engine.world.files.rows).toEqual([]);
  refused += 1;
});

test.each([
  ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--', 400],
  [
    'a form broken off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; fi',
    400,
  ],
  ['a second, plain field', 'multipart/form-data; boundary=x', part('note', 'text'), 400],
  ['JSON', 'application/json', '{"image":"iVBORw0KGgo="}', 415],
])('a body of %s is refused', async (_, contentType, body, status) => {
  const response = await send('uploadImage', body, { 'content-type': contentType });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ Result: -1, Message: expect.stringMatching(/\S/) as string });
  expect(await storedOnServer()).toBe(0);
  refused += 1;
});

test.each([
  ['a form', 'uploadImage', formOf([image(svg)]), undefined],
  ['a file over the limit', 'uploadImage', formOf([image(padded(FILE_LIMIT + 5000))]), undefined],
  ['JSON for a form', 'uploadImage', '{"image":"iVBORw0KGgo="}', 'application/json'],
  ['no form at all', 'uploadStatementPdf', 'x', 'text/plain'],
  ['a form broken off', 'readBill', '--x\r\n', 'multipart/form-data; boundary=x'],
  ['text for JSON', 'saveCustomer', 'FullName=Hoa', 'text/plain'],
  ['more than JSON may have', 'saveCustomer', 'x'.repeat(1_100_000), 'application/json'],
  ['broken JSON', 'saveCustomer', '{', 'application/json'],
] as const)(
  '%s of somebody without a session is answered 401, whatever is wrong with it',
  async (_, id, body, type) => {
    const headers = { ...(type && { 'content-type': type }), Token: 'khong-co', UserID: '1', ShopID: '1' };
    const response = await fetch(server.url + operations[id].path, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toMatchObject([401, { Result: -1, Code: 'Unauthorized' }]);
    expect(await storedOnServer()).toBe(0);
  },
);

test('inside the browser too somebody without a session is answered 401 before the form is looked at', async () => {
  const headers = { 'Content-Type': 'application/json', Token: 'khong-co', UserID: '1', ShopID: '1' };
  const url = operations.uploadImage.path;
  const request = { adapter: createMockAdapter(engine), url, method: 'POST', data: '{}', headers };
  const { status } = await axios.request<string>({ ...request, validateStatus: () => true });
  expect(status).toBe(401);
});

test('with a session a body of another type is answered 415, a file or a text over the limit 413', async () => {
  const statuses = [
    await send('saveCustomer', 'FullName=Hoa', { 'content-type': 'text/plain' }),
    await send('uploadImage', '{}', { 'content-type': 'application/json' }),
    await send('saveCustomer', 'x'.repeat(1_100_000), { 'content-type': 'application/json' }),
    await send('uploadImage', formOf([image(padded(FILE_LIMIT + 5000))])),
  ].map(({ status }) => status);
  expect(statuses).toEqual([415, 415, 413, 413]);
});

test('a picture is kept once, comes back in its address, and the same bytes answer over both transports', async () => {
  const form = () => formOf([image(png, '../../Bill Thảo.png')]);
  const http = await overHttp('uploadImage', form());
  const inside = await inBrowser('uploadImage', form());
  expect(inside).toEqual(http);
  expect(dig(http.body, 'Data')).toMatchObject({
    FileID: 1,
    Name: 'Bill Thảo.png',
    Type: 'image/png',
    Width: 16,
    Height: 5,
  });
  const url = String(dig(http.body, 'Data', 'Url'));
  expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(png);
  expect(dig((await overHttp('uploadImage', form())).body, 'Data', 'FileID')).toBe(1);
  expect(await storedOnServer()).toBe(1);
});

test('a form sent again with its key is answered alike, another file under that key is refused', () => {
  const session = loggedIn(engine, 'owner');
  const upload = (bytes: Uint8Array) => {
    const body = { image: { name: 'a.png', type: 'image/png', bytes } };
    return engine.call('uploadImage', { body, idempotencyKey: 'khoa-anh-01' }, session).body;
  };
  const first = upload(png);
  expect(upload(png)).toEqual(first);
  expect(upload(pngFile({ width: 8, height: 8, bits: new Uint8Array(8) }))).toMatchObject({ Code: 'KeyReused' });
});

test.each(['bill.png', 'statement.pdf'])('without a swipe there is no sample %s', async (file) => {
  expect((await fetch(`${server.url}/_mock/samples/${file}`)).status).toBe(404);
});

test('a statement is read before its call, and answers the same bytes over both transports', async () => {
  const rows = [
    { Date: '2026-11-20', TID: '24531876', ApprovalCode: 'A00001', Amount: 5_000_000, Fee: 66_000, Net: 4_934_000 },
  ];
  const bytes = statementPdf({ bankName: 'Vietcombank', merchantName: 'Thẻ Phú Nhuận' }, rows);
  const form = () => formOf([image(bytes, 'sao-ke.pdf', 'file')]);
  const missing = await overHttp('uploadStatementPdf', form());
  expect(missing).toMatchObject({ status: 400, body: { Errors: [{ path: 'posid' }] } });
  const pos = { body: POS };
  engine.call('savePos', pos, loggedIn(engine, 'owner'));
  await send('savePos', JSON.stringify(pos.body), { 'content-type': 'application/json' });
  const inside = await inBrowser('uploadStatementPdf', form(), { posid: '1' });
  const http = await overHttp('uploadStatementPdf', form(), '?posid=1');
  expect(inside).toEqual(http);
  expect(dig(http.body, 'Data')).toMatchObject({ Name: 'sao-ke.pdf', Lines: [{ ApprovalCode: 'A00001', Status: 0 }] });
  const titles = 'Ngày GD;TID;Chuẩn chi;Số tiền;Phí;Thực nhận';
  const sheet = () =>
    formOf([image(utf8(`${titles}\n20/11/2026;24531876;A00009;9.000.000;118.800;8.881.200`), 'so.csv', 'file')]);
  const asSheet = await overHttp('uploadStatementPdf', sheet(), '?posid=1');
  expect(dig(asSheet.body, 'Data')).toMatchObject({
    Name: 'so.csv',
    Lines: [{ ApprovalCode: 'A00009', Net: 8_881_200 }],
  });
  expect(await inBrowser('uploadStatementPdf', sheet(), { posid: '1' })).toEqual(asSheet);
  const broken = () => formOf([image(bytes.subarray(0, bytes.length - 9), 'sao-ke.pdf', 'file')]);
  const refused = await overHttp('uploadStatementPdf', broken(), '?posid=1');
  expect(refused).toMatchObject({
    status: 200,
    body: { Result: 0, Message: expect.stringMatching(/bị hỏng/) as string },
  });
  expect(await inBrowser('uploadStatementPdf', broken(), { posid: '1' })).toEqual(refused);
});

test('a sample slip and a sample statement of the demo are read back as what they are', async () => {
  engine = createBrowserEngine({ now });
  const { world } = engine;
  const swipe = world.swipes.by('pos', 1).findLast(({ Status }) => Status === 1);
  if (!swipe) throw new Error('The demo has no swipe.');
  const slip = slipOfSwipe(world, swipe);
  const read = await inBrowser('readBill', formOf([image(slipImage({ ...slip, Kind: 1 }))]));
  expect(dig(read.body, 'Data')).toMatchObject({ Kind: 1, Unread: [], IsRejected: false });
  const transfer = await inBrowser('readBill', formOf([image(slipImage({ ...slip, Kind: 4 }))]));
  expect(dig(transfer.body, 'Data')).toMatchObject({ Kind: 4, IsRejected: true });
  const bytes = statementPdf({ bankName: 'Vietcombank', merchantName: 'Thẻ Phú Nhuận' }, sampleRows(world, 1));
  const taken = await inBrowser('uploadStatementPdf', formOf([image(bytes, 'mau.pdf', 'file')]), { posid: '1' });
  expect(dig(taken.body, 'Data', 'UnreadRows')).toBe(0);
  expect(Number(dig(taken.body, 'Data', 'Totals', 'Matched'))).toBeGreaterThan(10);
});

/** A PNG that says another size than it has. */
function sized(width: number, height: number): Uint8Array {
  const changed = png.slice();
  const view = new DataView(changed.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return changed;
}

function padded(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(png);
  return bytes;
}

function part(name: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
}

function formOf(files: ReturnType<typeof image>[]): FormData {
  const form = new FormData();
  for (const { field, name, bytes } of files)
    form.append(field, new Blob([bytes.slice()], { type: 'image/png' }), name);
  return form;
}

function textsOf(body: unknown): string {
  return JSON.stringify([dig(body, 'Message'), dig(body, 'Errors')]);
}

async function send(
  id: OperationId,
  body: BodyInit,
  headers: Record<string, string> = {},
  query = '',
): Promise<Response> {
  const login = await fetch(`${server.url}/User/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNTS.owner),
  });
  const { token, userId, shopId } = sessionOf(await login.json());
  const session = { Token: token, UserID: String(userId), ShopID: String(shopId) };
  return fetch(server.url + operations[id].path + query, { method: 'POST', body, headers: { ...session, ...headers } });
}

async function overHttp(id: OperationId, form: FormData, query = ''): Promise<{ status: number; body: unknown }> {
  const response = await send(id, form, {}, query);
  return { status: response.status, body: await response.json() };
}

async function inBrowser(
  id: OperationId,
  form: FormData,
  query: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const { token, userId, shopId } = loggedIn(engine, 'owner');
  const { status, data } = await axios.request<string>({
    adapter: createMockAdapter(engine),
    url: operations[id].path,
    method: 'POST',
    data: form,
    params: new URLSearchParams(query),
    headers: { Token: token, UserID: userId, ShopID: shopId },
    validateStatus: () => true,
    transformResponse: (text: string) => text,
  });
  return { status, body: JSON.parse(data) as unknown };
}

async function storedOnServer(): Promise<unknown> {
  const tables: unknown = await (await fetch(`${server.url}/_db`)).json();
  return dig(tables, 'files');
}
