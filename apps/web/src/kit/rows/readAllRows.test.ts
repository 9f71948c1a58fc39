import { createClient, type Client, type Data } from '@so-the/api-client';
import { createBrowserEngine, createMockAdapter, type Engine } from '@so-the/mock-server/browser';
import { expect, it } from 'vitest';
import { askAs, logIn } from '../../test/askEngine.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { readAllRows, RowsChanged, untilSettled } from './readAllRows.ts';
import { collect } from './useAllRows.ts';

type Customer = Data<'listCustomers'>[number];

const PAGE = 10;
/** The customer that stands first. */
const NEWEST = 99;
const signal = new AbortController().signal;
const customers = (args: object = {}) => ({ call: 'listCustomers' as const, args });

it.each([
  ['nobody writes', () => undefined, 1],
  ['one is added after the first page', addAt(1), 2],
  ['one is added after each of the first three pages', addAt(1, 2, 3), 3],
  ['one is renamed on a page that was read', renameAt(2), 2],
  ['one is deleted and another added, so that the count stays', swapAt(2), 2],
])('%s: each customer stands once, as the books have it in the end', async (_, write, attempts) => {
  const shop = await shopWithWriter(write);
  let tries = 0;
  const rows = await untilSettled(() => {
    tries += 1;
    return readTens(shop.client);
  });
  expect(rows.map(({ CustomerID }) => CustomerID)).toEqual(shop.inBooks().map(({ CustomerID }) => CustomerID));
  expect(rows).toEqual(shop.inBooks());
  expect(tries).toBe(attempts);
});

it('says that the data change where they never stay', async () => {
  const shop = await shopWithWriter((engine, read) => add(engine, read));
  await expect(untilSettled(() => readTens(shop.client))).rejects.toThrow(RowsChanged);
  await expect(untilSettled(() => readTens(shop.client))).rejects.toThrow(/^Dữ liệu đã đổi trong lúc lấy/);
});

it('one page is a moment of its own: it is read once', async () => {
  let asked = 0;
  const shop = await shopWithWriter(() => {
    asked += 1;
  });
  expect(await collect(shop.client, customers({ GeneralSearch: 'Nguyễn' }), signal)).not.toEqual([]);
  expect(asked).toBe(1);
});

it.each([
  ['gives fewer rows a page than were asked for', { Data: ['a'], Total: 3 }],
  ['gives more rows than it counts', { Data: ['a', 'b', 'c'], Total: 2 }],
])('a server that %s is not believed', async (_, answer) => {
  const client = { call: () => Promise.resolve({ Result: 1, Message: '', ...answer }) } as unknown as Client;
  await expect(readTens(client)).rejects.toThrow(RowsChanged);
});

it('a server that counts nothing is asked until a page is not full', async () => {
  const all = Array.from({ length: 25 }, (_, place) => place);
  const page = ({ PageIndex }: { PageIndex: number }) => all.slice((PageIndex - 1) * PAGE, PageIndex * PAGE);
  const client = {
    call: (_: string, args: { PageIndex: number }) => Promise.resolve({ Result: 1, Message: '', Data: page(args) }),
  } as unknown as Client;
  expect(await readTens(client)).toEqual(all);
});

async function readTens(client: Client): Promise<Customer[]> {
  const found: Customer[] = [];
  for await (const { rows } of readAllRows<Customer>(client, customers(), signal, PAGE)) found.push(...rows);
  return found;
}

/** Somebody adds a customer. */
function add(engine: Engine, number: number): void {
  const body = { FullName: `Khách ${number}`, Phone: `09${String(88_000_000 + number)}`, Status: 1 } as const;
  askAs(engine, 'chushop', 'saveCustomer', { body });
}

function addAt(...pages: number[]): Writer {
  return (engine, read) => pages.includes(read) && add(engine, read);
}

function renameAt(page: number): Writer {
  return (engine, read) => {
    const [first] = askAs(engine, 'chushop', 'listCustomers', { PageSize: PAGE });
    if (read !== page || !first) return;
    const { CustomerID, Phone, Status, Version } = first;
    askAs(engine, 'chushop', 'saveCustomer', {
      body: { CustomerID, FullName: 'Trần Thị Đổi Tên', Phone, Status, Version },
    });
  };
}

/** Deletes the newest, which stood on the first page, and adds another. */
function swapAt(page: number): Writer {
  return (engine, read) => {
    if (read !== page) return;
    const [newest] = askAs(engine, 'chushop', 'listCustomers', { GeneralSearch: `Khách ${NEWEST}` });
    askAs(engine, 'chushop', 'deleteCustomer', { CustomerID: newest?.CustomerID ?? 0 });
    add(engine, read);
  };
}

/** What somebody else does after the so-manieth page was answered. */
type Writer = (engine: Engine, read: number) => unknown;

async function shopWithWriter(write: Writer) {
  const engine = createBrowserEngine({ now: STORY_NOW });
  add(engine, NEWEST);
  const { Token, UserID, ShopID } = logIn(engine, 'chushop');
  const adapter = createMockAdapter(engine);
  let read = 0;
  const client = createClient({
    baseUrl: '',
    session: () => ({ token: Token, userId: UserID, shopId: ShopID }),
    onUnauthorized: () => undefined,
    adapter: async (config) => {
      const answer = await adapter(config);
      read += 1;
      write(engine, read);
      return answer;
    },
  });
  return { client, inBooks: () => askAs(engine, 'chushop', 'listCustomers', { PageSize: 500 }) };
}
