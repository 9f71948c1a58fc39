import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../../node.ts';
import { standingClock } from '../../engine/clock.ts';
import type { KeptReport } from './appReport.ts';

const FAULT = { kind: 'error', build: '8b102249', route: '/customer', count: 1, name: 'TypeError', message: 'x' };
const appFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'so-the-app-'));
let server: RunningServer;

beforeAll(async () => {
  fs.writeFileSync(path.join(appFolder, 'index.html'), '<!doctype html>');
  fs.writeFileSync(path.join(appFolder, 'config.json'), '{"productName":"Sổ Thẻ","errorReports":""}');
  server = await start({ hearsReports: true });
});
afterAll(() => server.close());
beforeEach(() => fetch(`${server.url}/_mock/reports`, { method: 'DELETE' }));

test('a report of any page is kept with its moment, the newest first', async () => {
  expect((await send(FAULT)).status).toBe(204);
  const call = { kind: 'call', build: '', route: '/', operation: 'listCustomers', status: 500 };
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://app.example.vn', Host: 'mock.example.vn' };
  expect((await send(call, foreign)).status).toBe(204);
  const at = '2026-11-20T09:00:00+07:00';
  expect(await kept()).toMatchObject([
    { ...call, count: 1, at },
    { ...FAULT, at },
  ]);
});

test('a report belongs to the world of its page', async () => {
  await fetch(`${server.url}/_mock/w/an`, { redirect: 'manual' });
  await send(FAULT, { Cookie: 'mock-world=an' });
  expect(await kept()).toEqual([]);
  expect(await kept({ 'X-World': 'an' })).toHaveLength(1);
  await fetch(`${server.url}/_mock/reports`, { method: 'DELETE', headers: { 'X-World': 'an' } });
  expect(await kept({ 'X-World': 'an' })).toEqual([]);
});

test('two hundred are kept', async () => {
  for (let number = 1; number <= 205; number += 1) await send({ ...FAULT, count: number });
  const reports = await kept();
  expect([reports.length, reports[0]?.count, reports.at(-1)?.count]).toEqual([200, 205, 6]);
});

test.each([
  ['nothing', '', /JSON/],
  ['no JSON', 'kind=error', /JSON/],
  ['a list', '[]', /^Phải là một báo lỗi$/],
  ['another kind', JSON.stringify({ ...FAULT, kind: '__proto__' }), /^Phải là một trong: error, /],
  ['a field that no report has', JSON.stringify({ ...FAULT, Token: 'x' }), /^Báo lỗi không có trường này$/],
  ['a number as text', JSON.stringify({ ...FAULT, count: '1' }), /^Phải là số nguyên dương$/],
  ['a text as a record', JSON.stringify({ ...FAULT, stack: {} }), /^Phải là chữ/],
  ['a text without end', JSON.stringify({ ...FAULT, stack: 'x'.repeat(9000) }), /^Phải là chữ/],
  ['records without end', '{"a":'.repeat(40), /lồng nhau/],
])('%s is refused and not kept', async (_what, body, sentence) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { Message: string }).Message).toMatch(sentence);
  expect(await kept()).toEqual([]);
});

test('more than 16 KB are refused before they are read', async () => {
  expect((await send('x'.repeat(17_000))).status).toBe(413);
});

test('others may send reports, not read them', async () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await fetch(`${server.url}/_mock/reports`, { headers: foreign })).status).toBe(403);
  expect((await fetch(`${server.url}/_mock/reports`, { method: 'DELETE', headers: foreign })).status).toBe(403);
});

test('the app reports to its server where that hears reports, and nowhere else', async () => {
  expect(await configOf(server)).toEqual({ productName: 'Sổ Thẻ', errorReports: '/_mock/reports' });
  const silent = await start({});
  expect(await configOf(silent)).toEqual({ productName: 'Sổ Thẻ', errorReports: '' });
  await silent.close();
});

test('a server without control takes no report', async () => {
  const closed = await start({ hasControl: false });
  const response = await fetch(`${closed.url}/_mock/reports`, { method: 'POST', body: JSON.stringify(FAULT) });
  expect(response.status).toBe(404);
  await closed.close();
});

function start(options: { hearsReports?: boolean; hasControl?: boolean }): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const clock = standingClock(Date.parse('2026-11-20T09:00:00+07:00'));
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock, appFolder, ...options });
}

function send(report: object | string, headers: Record<string, string> = {}): Promise<Response> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  return fetch(`${server.url}/_mock/reports`, { method: 'POST', body, headers });
}

async function kept(headers: Record<string, string> = {}): Promise<KeptReport[]> {
  return (await fetch(`${server.url}/_mock/reports`, { headers })).json() as Promise<KeptReport[]>;
}

async function configOf({ url }: RunningServer): Promise<unknown> {
  return (await fetch(`${url}/config.json`)).json();
}
