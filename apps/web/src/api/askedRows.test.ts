import { operations, ownFilters, type Client, type OperationId } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutOwnNames } from '../../../../packages/mock-server/src/bare/bareRequest.ts';
import { operationParts } from '../../../../packages/mock-server/src/contract/contractParts.ts';
import { bodyOf, type CallArgs, type Send } from '../../../../packages/mock-server/src/drift/apiCaller.ts';
import { isDone, walkReads } from '../../../../packages/mock-server/src/drift/walkReads.ts';
import { MORNING } from '../../../../packages/mock-server/src/testing/openShop.ts';
import { logIn } from '../test/askEngine.ts';
import { areOthers, askedRows, keepAskedRows } from './askedRows.ts';

/** Filters that screens name their rows by, a record and other: passed over unseen, another's would stand as the asked one's. */
const MISLEADING = [
  'getDetailDebt PartyType',
  'listBills LotNo',
  'listNumberLots PosID',
  'listPartnerFees PartnerID',
  'listSchedulesByCustomer CustomerID',
  'listVouchers ConfigID',
  'listBadExpenses Kind',
];

const engine = createBrowserEngine({ now: new Date(MORNING).toISOString() });
const { Token: token, UserID: userId, ShopID: shopId } = logIn(engine, 'chushop');

/** An answer of the engine to the owner. */
function answer(id: OperationId, { query, body }: CallArgs) {
  return engine.call(id, { query, body }, { token, userId, shopId });
}

const send: Send = (id, args) => {
  const { status, body } = answer(id, args);
  const { method, path } = operations[id];
  const told = { type: 'application/json', text: JSON.stringify(body) };
  return Promise.resolve({
    startedAt: '',
    ms: 0,
    method,
    path,
    query: [],
    userId: '',
    shopId: '',
    status,
    answer: told,
  });
};

it('an answer is taken for other rows where a filter is passed over, and never where it is kept', async () => {
  let kept = 0;
  const wrong: string[] = [];
  const told = new Set<string>();
  for await (const { id, args, call } of walkReads(send, () => MORNING)) {
    for (const [name, value] of isDone(call) ? filtersOf(id, bodyOf(call)) : []) {
      const asked = { ...args, query: { ...args.query, [name]: value } };
      const narrowed = answer(id, asked);
      if (narrowed.status !== 200) continue;
      kept += 1;
      if (tried(id, asked.query, narrowed.body) !== narrowed.body) wrong.push(`${id} ${name}=${String(value)}`);
      const passedOver = answer(id, withoutOwnNames(id, asked)).body;
      if (tried(id, asked.query, passedOver) !== passedOver) told.add(`${id} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(200);
  expect([...told]).toEqual(expect.arrayContaining(MISLEADING));
});

/** Names a record; another filter, whose value is a text. */
const KINDS = [
  ['listSchedulesByCustomer', { CustomerID: 7 }, 'CustomerID', 7, 8],
  ['listPosPartners', { PartnerID: 7 }, 'partnerID', 7, 8],
  ['listBills', { LotNo: '000012' }, 'LotNo', '000012', '000013'],
] as const;

describe.each(KINDS)('%s asked for %j', (id, asked, field, its, anothers) => {
  const [one, other, silent] = [{ [field]: its, Money: 1 }, { [field]: anothers, Money: 9 }, { [field]: null }];

  it('is narrowed where the list came whole: it counts what is left, and has no sums', () => {
    const whole = { Result: 1, Data: [one, other, silent], Total: 3, Totals: { Money: 10 } };
    expect(askedRows(id, { ...asked, PageIndex: 1, PageSize: 20 }, whole)).toEqual({
      Result: 1,
      Data: [one, silent],
      Total: 2,
    });
    expect(askedRows(id, asked, { Data: [other] })).toEqual({ Data: [] });
  });

  it.each([
    ['one of more pages', asked, { Data: [one, other], Total: 300 }],
    ['a page of who knows how many', { ...asked, PageIndex: 1 }, { Data: [one, other] }],
    ['a list beside its sums', asked, { Data: { Rows: [one, other], Money: 10 }, Total: 2 }],
  ])('is refused as %s: "there are none" would be false', (_what, args, answered) => {
    expect(tried(id, args, answered)).toBe('others');
  });

  it('is as it came where no row says that it is another', () => {
    for (const Data of [[one], [silent], [{ Money: 1 }], []]) {
      const answered = { Data, Total: 300, Totals: { Money: 1 } };
      expect(askedRows(id, asked, answered)).toBe(answered);
    }
  });
});

it('what asks for nobody in particular is as it came', () => {
  const answered = { Data: [{ CustomerID: 8 }], Total: 300 };
  for (const args of [{}, { GeneralSearch: '7' }, { CustomerID: 0 }, { CustomerID: undefined }])
    expect(askedRows('listSchedulesByCustomer', args, answered)).toBe(answered);
});

it('a record that is asked for by its number may stand among others: whoever asks looks for it', () => {
  const answered = { Data: [{ CustomerID: 1 }, { CustomerID: 2 }], Total: 300 };
  expect(askedRows('listCustomers', { CustomerID: 2 }, answered)).toBe(answered);
});

describe('a record of an API that does not find it by its number', () => {
  const call = vi.fn<(id: string, args: PageArgs) => Promise<unknown>>();
  const client = keepAskedRows({ call } as unknown as Client);
  /** As many customers, of whom the API gives pages and knows no numbers. */
  const passOver = (count: number) =>
    call.mockImplementation((_id, { PageIndex = 1, PageSize = 20 }) => {
      const numbers = Array.from({ length: count }, (_each, at) => ({ CustomerID: at + 1 }));
      return Promise.resolve({ Data: numbers.slice((PageIndex - 1) * PageSize, PageIndex * PageSize), Total: count });
    });
  beforeEach(() => void call.mockReset());

  it('is found on the page it came on, or on a later one', async () => {
    passOver(1200);
    expect((await client.call('listCustomers', { CustomerID: 7 })).Data).toContainEqual({ CustomerID: 7 });
    expect(call).toHaveBeenCalledTimes(1);
    expect((await client.call('listCustomers', { CustomerID: 1100 })).Data).toContainEqual({ CustomerID: 1100 });
    expect(call.mock.lastCall).toEqual(['listCustomers', { CustomerID: 1100, PageIndex: 3, PageSize: 500 }, undefined]);
  });

  it('is not there after the last page, nor after the twentieth: the others that came are no answer', async () => {
    passOver(1200);
    const { Data } = await client.call('listCustomers', { CustomerID: 9999, PageSize: 1 });
    expect(Data).toEqual([{ CustomerID: 1 }]);
    expect(call).toHaveBeenCalledTimes(1 + 3);
    passOver(20_000);
    await client.call('listCustomers', { CustomerID: 15_000 });
    expect(call).toHaveBeenCalledTimes(1 + 3 + 1 + 20);
  });

  it.each([[[]], [[{ CustomerID: 7 }]], [[{ FullName: 'Hạnh' }]]])(
    'is asked for once where the answer is %j',
    async (Data) => {
      call.mockResolvedValue({ Data, Total: Data.length });
      await client.call('listCustomers', { CustomerID: 7 });
      expect(call).toHaveBeenCalledTimes(1);
    },
  );
});

interface PageArgs {
  PageIndex?: number;
  PageSize?: number;
}

/** What becomes of an answer; `others` where it is refused. */
function tried(id: OperationId, asked: object, answered: unknown): unknown {
  try {
    return askedRows(id, asked, answered);
  } catch (error) {
    if (areOthers(error)) return 'others';
    throw error;
  }
}

/** Each filter of a call that an API may pass over, with the values that rows hold under its name and that of the contract. */
function filtersOf(id: OperationId, body: unknown): [string, unknown][] {
  const examples = new Map(operationParts(id).query.map(({ name, example }) => [name, example]));
  return (ownFilters[id] ?? []).flatMap((name) =>
    [...valuesOf(body, name).add(examples.get(name))].map((value): [string, unknown] => [name, value]),
  );
}

/** Values that the rows of an answer hold under a name. */
function valuesOf(body: unknown, name: string): Set<unknown> {
  const values = new Set<unknown>();
  JSON.stringify(body, (key, value: unknown) => {
    if (key === name && (typeof value === 'number' || typeof value === 'string') && value !== '') values.add(value);
    return value;
  });
  return values;
}
