import { operations, ownFilters, type OperationId } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { expect, it } from 'vitest';
import { withoutOwnNames } from '../../../../packages/mock-server/src/bare/bareRequest.ts';
import { operationParts } from '../../../../packages/mock-server/src/contract/contractParts.ts';
import { bodyOf, type CallArgs, type Send } from '../../../../packages/mock-server/src/drift/apiCaller.ts';
import { isDone, walkReads } from '../../../../packages/mock-server/src/drift/walkReads.ts';
import { MORNING } from '../../../../packages/mock-server/src/testing/openShop.ts';
import { logIn } from '../test/askEngine.ts';
import { hasOtherRows } from './otherRows.ts';

/** Filters that screens name their rows by: passed over unseen, another's would stand as the asked one's. */
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
      if (hasOtherRows(id, asked.query, narrowed.body)) wrong.push(`${id} ${name}=${String(value)}`);
      if (hasOtherRows(id, asked.query, answer(id, withoutOwnNames(id, asked)).body)) told.add(`${id} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(200);
  expect([...told]).toEqual(expect.arrayContaining(MISLEADING));
});

it.each([undefined, null])('a row whose field is %s does not say that it is another', (PartyType) => {
  expect(hasOtherRows('getDetailDebt', { PartyType: 2 }, { Data: { Parties: [{ PartyType }] } })).toBe(false);
  expect(hasOtherRows('getDetailDebt', { PartyType: 2 }, { Data: { Parties: [{ PartyType: 1 }] } })).toBe(true);
});

it('a record that is asked for by its number may stand among others: whoever asks looks for it', () => {
  expect(hasOtherRows('listCustomers', { CustomerID: 2 }, { Data: [{ CustomerID: 1 }, { CustomerID: 2 }] })).toBe(
    false,
  );
});

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
