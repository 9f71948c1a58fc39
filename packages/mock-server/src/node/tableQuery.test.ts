import jsonServer from 'json-server';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { inspector } from './inspector.ts';

const LINES = 500_000;
const world = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: Date.parse('2026-11-20T09:00:00+07:00') });
const million = seedWorld({ scenario: 'empty', seed: 1, size: 'small', now: 0 });
/** Reads of one table that leave different rows of it. */
const SAME_TABLE = ['customers?id=3', 'customers?id=5', 'customers?ShopID=1&_sort=FullName', 'customers?_page=2'];
let ours: http.Server;
let plain: http.Server;
let huge: http.Server;

beforeAll(async () => {
  const [entry] = world.books.entries;
  if (!entry) throw new Error('The demo has no entries.');
  for (let id = 1; id <= LINES; id += 1)
    million.books.entries.push({ ...entry, EntryID: id, Description: `Dòng ${id}` });
  const numbered = world.customers.rows.map((row) => ({ id: row.CustomerID, ...row }));
  plain = await listening(jsonServer.create().use(jsonServer.router({ customers: structuredClone(numbered) })));
  ours = await listening(jsonServer.create().use(inspector(() => world)));
  huge = await listening(jsonServer.create().use(inspector(() => million)));
});

afterAll(() => [ours, plain, huge].forEach((server) => server.close()));

test.each([
  'customers?_limit=3',
  'customers?_start=2&_end=7',
  'customers?_start=5&_limit=2',
  'customers?_page=2',
  'customers?_page=2&_limit=7',
  'customers?_page=999&_limit=7',
  'customers?ShopID=1&_page=2&_limit=5',
  'customers?ShopID=1&ShopID=2&_limit=9',
  'customers?id=3',
  'customers?id=3&id=5',
  'customers?CustomerID_gte=4&CustomerID_lte=6',
  'customers?ShopID_ne=1&_sort=FullName&_order=desc&_limit=5',
  'customers?FullName_like=nguy&_page=1&_limit=5',
  'customers?q=hanoi&_limit=5',
  'customers?Nothing=1&_limit=5',
  'customers/3',
  'customers/99999',
])('%s is answered as by json-server alone', async (query) => {
  const [expected, answer] = [await ask(plain, query), await ask(ours, query)];
  expect(answer).toEqual(expected);
});

test('tables read at the same time are each answered as when read alone', async () => {
  const tables = Object.keys((await ask(ours, '')).rows as object);
  const asked = [...tables.flatMap((table) => [table, `${table}/1`, `${table}?_sort=id&_limit=3`]), ...SAME_TABLE];
  const alone: Awaited<ReturnType<typeof ask>>[] = [];
  for (const query of asked) alone.push(await ask(ours, query));
  const together = await Promise.all(asked.map((query) => ask(ours, query)));
  const wrong = asked.filter((_query, place) => JSON.stringify(together[place]) !== JSON.stringify(alone[place]));
  expect(wrong).toEqual([]);
  expect(tables.length).toBeGreaterThan(35);
  expect(alone.filter(({ status, rows }) => status === 200 && JSON.stringify(rows) !== '[]').length).toBeGreaterThan(
    60,
  );
  tellFigure(29, `${asked.length} reads of /_db at the same time: ${wrong.length} differ from the same read alone`);
});

test('a text is looked for as it is written, and no expression can keep the server busy', async () => {
  const nested = `${'a'.repeat(60)}!`;
  world.customers.rows.slice(0, 1).forEach((row) => world.customers.put({ ...row, Note: nested }));
  const started = performance.now();
  const hostile = await ask(ours, `customers?Note_like=${encodeURIComponent('(a+)+$')}`);
  const ms = performance.now() - started;
  expect(hostile.rows).toEqual([]);
  expect((await ask(ours, `customers?Note_like=${'a'.repeat(60)}%21`)).rows).toHaveLength(1);
  expect((await ask(ours, 'customers?FullName_like=[(')).status).toBe(200);
  tellFigure(29, `an expression of nested repetitions sent to /_db answered in ${ms.toFixed(0)} ms`);
});

test('a page or a row of half a million entries leaves no other call waiting', async () => {
  const asked = [
    'entries?_limit=1',
    'entries?_page=3&_limit=20',
    'entries',
    `entries/${LINES}`,
    `entries?EntryID=${LINES}`,
  ];
  await ask(huge, 'entries?_limit=1');
  for (const query of asked) {
    const started = performance.now();
    const { status, rows } = await ask(huge, query);
    tellFigure(29, `/_db/${query} of ${LINES} entries answered in ${(performance.now() - started).toFixed(0)} ms`);
    expect([query, status, JSON.stringify(rows).length]).toEqual([query, 200, expect.any(Number)]);
  }
  expect((await ask(huge, 'entries')).rows).toHaveLength(10_000);
  expect((await ask(huge, 'entries')).total).toBe(String(LINES));
});

test('secrets are neither shown nor found', async () => {
  const [user] = world.users.rows;
  const { rows } = await ask(ours, `users?PasswordHash=${encodeURIComponent(user?.PasswordHash ?? '')}`);
  expect(rows).toHaveLength(world.users.rows.length);
  expect(JSON.stringify(rows)).not.toContain('pbkdf2');
  expect((await ask(ours, `users?PasswordHash_like=zzz`)).rows).toHaveLength(world.users.rows.length);
});

async function listening(app: http.RequestListener): Promise<http.Server> {
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** What a server answers, with the pages it links to by their numbers. */
async function ask(server: http.Server, query: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${query}`);
  const links = answer.headers.get('link') ?? '';
  const pages: Record<string, string | undefined> = Object.fromEntries(
    [...links.matchAll(/_page=(\d+)[^>]*>; rel="(\w+)"/g)].map(([, page, relation]): [string, string | undefined] => [
      relation ?? '',
      page,
    ]),
  );
  const rows = (await answer.json()) as unknown;
  return { status: answer.status, rows, total: answer.headers.get('x-total-count'), pages };
}
