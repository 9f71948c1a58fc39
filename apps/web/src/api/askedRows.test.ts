import { inferredCalls, operations, type OperationId } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { expect, it } from 'vitest';
import { answerAs } from '../test/askEngine.ts';
import { STORY_NOW } from '../test/storyClock.ts';
import { askedRows } from './askedRows.ts';

const engine = createBrowserEngine({ now: STORY_NOW });
const WHOSE = /^(?:aff|bill|cardData|customer|logWithdrawal|numberLo|partner|pos|posPartner|schedule)ID$/i;

it('an API that passes over whose rows were asked for shows nobody the rows of others', () => {
  const others = [{ CustomerID: 7, Code: 'HD000001' }, { CustomerID: 8 }, { Code: 'HD000003' }];
  expect(askedRows({ CustomerID: 7 }, { Result: 1, Data: others, Total: 300, Totals: { Amount: 9 } })).toEqual({
    Result: 1,
    Data: [others[0], others[2]],
    Total: 2,
  });
  expect(askedRows({ posID: 3 }, { Data: [{ PosID: 3 }, { PosID: 4 }] })).toEqual({ Data: [{ PosID: 3 }] });
});

it('what asks for no record, for one record alone or for all is as it came', () => {
  const answer = { Data: [{ CustomerID: 8 }], Total: 1 };
  for (const args of [{}, { GeneralSearch: '7' }, { CustomerID: 0 }, { CustomerID: undefined }])
    expect(askedRows(args, answer)).toBe(answer);
  const one = { Data: { CustomerID: 8 } };
  expect(askedRows({ CustomerID: 7 }, one)).toBe(one);
});

it('an API that narrows its lists by itself loses nothing', () => {
  const tried = askable().flatMap(({ id, name }) => {
    const args = { [name]: numberIn(id, name) };
    const answer = answerAs(engine, 'chushop', id, args as never);
    expect([id, args, askedRows(args, answer)]).toEqual([id, args, answer]);
    return answer.Data.length > 0 ? [id] : [];
  });
  expect(new Set(tried).size).toBeGreaterThan(10);
});

/** Lists that take a record's number. */
function askable(): { id: ListId; name: string }[] {
  const lists = (Object.keys(operations) as OperationId[]).filter(isList);
  return lists.flatMap((id) => operations[id].query.filter((name) => WHOSE.test(name)).map((name) => ({ id, name })));
}

type ListId = 'listCustomers' | 'listSwipes';

function isList(id: OperationId): id is ListId {
  const { mutates, lists } = operations[id];
  return lists && !mutates && !inferredCalls.has(id) && id !== 'checkSwipeRules';
}

/** A number that a row of a list has; that of the first record where the list cannot be asked without one. */
function numberIn(id: ListId, name: string): number {
  const names: readonly string[] = operations[id].query;
  if (!names.includes('GeneralSearch')) return 1;
  const rows: object[] = answerAs(engine, 'chushop', id, { PageSize: 100 }).Data;
  const numbers = rows
    .flatMap((row) => Object.entries(row))
    .filter(([field]) => field.toLowerCase() === name.toLowerCase());
  return Number(numbers.find(([, value]) => value)?.[1] ?? 1);
}
