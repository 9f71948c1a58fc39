import { operations, type OperationId } from '@so-the/api-client';
import { expect, it } from 'vitest';
import { createBrowserEngine } from './browser.ts';
import type { Engine } from './engine.ts';

/** Sums that are not those of all rows, each with its reason. */
const OTHER_SUMS: Partial<Record<OperationId, readonly string[]>> = {
  listSwipes: ['Amount', 'PosFee'], // Swipes in force alone: cancelled ones stay in the list.
};

const DAYS = { from: '2026-11-01', to: '2026-11-20' };
const engine = createBrowserEngine({ now: '2026-11-20T10:00:00+07:00' });
const session = logIn(engine);
const searched = (Object.keys(operations) as OperationId[]).filter(
  (id) => !operations[id].mutates && namesOf(id).includes('GeneralSearch'),
);

it.each(searched)('%s: the sums beside searched rows are those of the rows that match', (id) => {
  for (const GeneralSearch of ['an', 'thu']) {
    const { Data, Totals = {}, Total } = answerOf(id, GeneralSearch);
    const rows = rowsIn(Data, Total);
    expect(rows).toHaveLength(Total ?? rows.length);
    for (const [field, sum] of Object.entries(Totals)) {
      const isSum = typeof sum === 'number' && rows.some((row) => field in row);
      if (!isSum || OTHER_SUMS[id]?.includes(field)) continue;
      const added = rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
      expect([GeneralSearch, field, sum]).toEqual([GeneralSearch, field, added]);
    }
  }
});

type Row = Readonly<Record<string, unknown>>;

interface Answer {
  Data: Row | readonly Row[];
  Totals?: Row;
  Total?: number;
}

function answerOf(id: OperationId, GeneralSearch: string): Answer {
  const filters = Object.fromEntries(namesOf(id).flatMap((name) => valueOf(name, GeneralSearch)));
  const input = operations[id].hasBody ? { query: {}, body: { ...filters, PageIndex: 1 } } : { query: filters };
  const { body } = engine.call(id, input, session);
  expect(body).toMatchObject({ Result: 1 });
  return body as unknown as Answer;
}

function valueOf(name: string, GeneralSearch: string): [string, unknown][] {
  if (name === 'GeneralSearch') return [[name, GeneralSearch]];
  if (/^(?:from|for)Date$/i.test(name)) return [[name, DAYS.from]];
  if (/^toDate$/i.test(name)) return [[name, DAYS.to]];
  if (/^pageSize$/i.test(name)) return [[name, 500]];
  return name === 'PartyType' ? [[name, 1]] : [];
}

function namesOf(id: OperationId): readonly string[] {
  const operation: { query: readonly string[]; body?: readonly string[] } = operations[id];
  return operation.body ?? operation.query;
}

/** The data themselves, or the list among them that has as many rows as match. */
function rowsIn(data: Answer['Data'], total: number | undefined): readonly Row[] {
  const lists = [data, ...Object.values(data)].filter((one): one is readonly Row[] => Array.isArray(one));
  return lists.find(({ length }) => length === total) ?? lists[0] ?? [];
}

function logIn(at: Engine) {
  const { body } = at.call('login', { query: {}, body: { UserName: 'chushop', Password: 'Chushop@123' } }, null);
  const user = (body as unknown as { Data: { Token: string; UserID: number; ShopID: number } }).Data;
  return { token: user.Token, userId: user.UserID, shopId: user.ShopID };
}
