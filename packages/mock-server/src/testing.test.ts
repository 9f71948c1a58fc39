import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import type { OperationId } from '@so-the/api-client';
import { startServer, type RunningServer } from './node.ts';
import { mockAt, type Mock } from './testing.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
/** Ignored by git, and read by the compiler of the tests. */
const EXAMPLES = path.resolve(PACKAGE, '../../test-results/examples');
const README = fs.readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');
const [, STEERED = ''] = /^## Steer it from a test$(.*?)^## /ms.exec(README) ?? [];

let server: RunningServer;
let mock: Mock;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin });
  mock = mockAt(server.url);
  fs.mkdirSync(EXAMPLES, { recursive: true });
});

beforeEach(async () => {
  await mock.mend();
  await mock.forgetCalls();
});

afterAll(async () => {
  await server.close();
  fs.rmSync(EXAMPLES, { recursive: true });
});

const blocks = [...STEERED.matchAll(/^([^\n]+)\n\n```ts\n(.*?)```$/gms)].map(([, title = '', code = '']) => ({
  title,
  code,
}));

test('the README has five examples', () => {
  expect(blocks).toHaveLength(5);
});

test.each(blocks)('README: $title', async ({ title, code }) => {
  expect(code).toContain('http://localhost:4000');
  const file = path.join(EXAMPLES, `${title.replaceAll(/\W+/g, '-')}.ts`);
  fs.writeFileSync(file, `${code.replaceAll('http://localhost:4000', server.url)}\nexport {};\n`);
  await import(/* @vite-ignore */ file);
});

test('exactly one call: fewer and more are told with what came instead', async () => {
  await expect(mock.expectCalls('login', 1, { timeoutMs: 20 })).rejects.toThrow(
    'login was called 0 times within 20 ms, not 1. Nothing else came.',
  );
  await fetch(`${server.url}/api/Meta/GetAllBank`);
  await expect(mock.expectCalls('login', 1, { timeoutMs: 20 })).rejects.toThrow(
    /What came:\n {2}#\d+ GET \/api\/Meta\/GetAllBank 401 Unauthorized/,
  );
  await logIn('chushop');
  await logIn('nhanvien');
  await expect(mock.expectCalls('login', 1)).rejects.toThrow(/^login was called 2 times, not 1/);
  await mock.expectCalls('login', 1, { fields: { UserName: 'nhanvien' } });
  await mock.expectCalls('login', 2);
});

test('a call on its way is waited for; later calls than a number are counted alone', async () => {
  await mock.fail('login', { kind: 'slow', medianMs: 150, times: 1 });
  const under = logIn('chushop');
  await mock.expectCalls('login', 1);
  await under;
  const since = (await mock.lastCall('login'))?.id;
  await logIn('chushop');
  await mock.expectCalls('login', 1, { since });
});

test('wrong names are refused with the one that was meant, and nothing changes', async () => {
  const misspelt = 'payDebtCustmer' as OperationId;
  await expect(mock.fail(misspelt, { status: 500 })).rejects.toThrow(/có phải là payDebtCustomer\?$/);
  await expect(mock.expectCalls(misspelt, 0)).rejects.toThrow(/có phải là payDebtCustomer\?$/);
  await expect(mock.fail('login', { match: { UserNam: 'x' } })).rejects.toThrow(/có phải là UserName\?$/);
  expect(await mock.faults()).toEqual([]);
  await expect(mock.clock('soon')).rejects.toThrow('Thời gian không hợp lệ');
});

test('the newest failure comes first, and all go away together', async () => {
  await mock.fail('login');
  await mock.fail('login', { status: 503, times: 1 });
  expect([await logIn('chushop'), await logIn('chushop')]).toEqual([503, 500]);
  await mock.mend();
  expect([await logIn('chushop'), await mock.faults()]).toEqual([200, []]);
});

test('operation ids, scenarios and kinds are typed', () => {
  expectTypeOf<Parameters<Mock['fail']>[0]>().toEqualTypeOf<OperationId>();
  expectTypeOf<'overdue-debts'>().toExtend<Parameters<Mock['scenario']>[0]>();
  expectTypeOf<'overdue-dept'>().not.toExtend<Parameters<Mock['scenario']>[0]>();
  expectTypeOf<{ kind: 'lost'; when: 'later' }>().not.toExtend<Parameters<Mock['fail']>[1]>();
});

async function logIn(UserName: string): Promise<number> {
  const body = JSON.stringify({ UserName, Password: 'x' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.url}/User/Login`, { method: 'POST', headers, body })).status;
}
