import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { COLLECTION_NAMES, loadWorld, saveWorld, type World } from '../core/store/world.ts';
import { createEngine } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { knownNames } from '../testing/knownNames.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

/** Texts of records; of each collection every other record has the word with its mark, the others have it without. */
const TEXTS = new Set(['FullName', 'Name', 'name', 'ShopName', 'PosName', 'HolderName', 'AccountOwner', 'PartyName']);
const NOTES = new Set(['Note', 'Description', 'Reason', 'PosCode']);
const [MARKED, PLAIN, OTHERWISE] = ['xoẹt', 'xoet', 'xoét'];

/** Texts that are compared whole. */
const WHOLE: Partial<Record<OperationId, readonly string[]>> = {
  checkSwipeRules: ['LotNo', 'InvoiceNo'],
  listBills: ['LotNo'],
  listSwipes: ['LotNo'],
};

/** Lists whose rows here have no such word: of days alone, and of a new shop alone, whom `typedMarks.test.ts` looks for. */
const WITHOUT_WORD = new Set<OperationId>(['getInterestReport', 'listOpeningBalances']);

const engine = createEngine({
  world: withMarkedWord(seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING })),
  clock: standingClock(MORNING),
});
const sessions = [loggedIn(engine, 'owner'), loggedIn(engine, 'company')];

const ids = Object.keys(operations) as OperationId[];
const searches = ids
  .filter((id) => !operations[id].mutates || id === 'exportCards')
  .flatMap((id) => searchNames(id).map((name) => [id, name] as const));

test('every text a list can be asked for is a search, or compared whole for a reason', () => {
  expect(searches.length).toBeGreaterThan(50);
});

test.each(searches)(
  '%s by %s: typed marks filter, others find what is written alike, and the answer says so',
  (id, name) => {
    let narrowed = 0;
    for (const session of sessions) {
      const [marked, plain, otherwise] = [MARKED, PLAIN, OTHERWISE].map((text) => answerOf(id, name, text, session));
      expect(plain?.withoutMarks).toBe(false);
      expect(otherwise).toEqual({ ...plain, withoutMarks: id !== 'exportCards' && (plain?.count ?? 0) > 0 });
      expect(marked).toEqual(marked?.withoutMarks ? otherwise : { ...marked, withoutMarks: false });
      if (marked && plain && marked.count > 0 && marked.count < plain.count) narrowed += 1;
    }
    expect(narrowed > 0).toBe(!WITHOUT_WORD.has(id));
  },
);

/** Parameters and fields that take free text: no choice, day or pattern is asked of them. */
function searchNames(id: OperationId): string[] {
  const { query, body } = operationParts(id);
  const fields = operations[id].hasBody ? Object.entries(fieldsOf(body)) : [];
  return [...query.map(({ name, schema }) => [name, schema] as const), ...fields]
    .filter(([, schema]) => isFreeText(schema))
    .map(([name]) => name)
    .filter((name) => !WHOLE[id]?.includes(name));
}

function fieldsOf(body: unknown): Record<string, unknown> {
  const fields = dig(body, 'properties');
  return isJsonObject(fields) && 'GeneralSearch' in fields ? fields : {};
}

function isFreeText(schema: unknown): boolean {
  return dig(schema, 'type') === 'string' && ['enum', 'format', 'pattern'].every((rule) => !dig(schema, rule));
}

function answerOf(id: OperationId, name: string, text: string, session: (typeof sessions)[number]) {
  const asked = { fromDate: '2026-10-22', toDate: '2026-11-20', PageIndex: 1, PageSize: 500, [name]: text };
  const input = operations[id].hasBody
    ? { body: { PageIndex: 1, PageSize: 500, [name]: text } }
    : { query: knownNames(id, asked) };
  const { body } = engine.call(id, input, session);
  expect(body).toMatchObject({ Result: 1 });
  const data = dig(body, 'Data');
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const count = Number(dig(body, 'Total') ?? rows.length);
  return { count, rows, totals: body.Totals, withoutMarks: dig(body, 'WithoutMarks') ?? false };
}

/** The same world, its texts ending in a word whose mark every other record of a collection has. */
function withMarkedWord(world: World): World {
  const { collections, entries } = saveWorld(world);
  const marked = { ...collections };
  for (const name of COLLECTION_NAMES) {
    const { rows, lastId } = collections[name];
    marked[name] = { lastId, rows: rows.map((row, place) => withWord(row, place % 2 === 0 ? MARKED : PLAIN)) };
  }
  return loadWorld({ collections: marked, entries });
}

function withWord(row: object, word: string): object {
  const texts = Object.entries(row).filter(([field]) => TEXTS.has(field) || NOTES.has(field));
  return { ...row, ...Object.fromEntries(texts.map(([field, text]) => [field, `${String(text)} ${word}`])) };
}
