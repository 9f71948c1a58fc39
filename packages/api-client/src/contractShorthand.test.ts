import { expect, test } from 'vitest';
import { markInferred } from '../scripts/contractShorthand.ts';
import { operations } from './operations.gen.ts';
import contract from './contract.gen.json' with { type: 'json' };

const calls = Object.values(contract.paths as Record<string, Record<string, object>>)
  .flatMap((item) => Object.values(item))
  .filter((call) => 'operationId' in call) as {
  operationId: string;
  requestBody?: object;
  security?: object[];
  responses: Record<string, unknown>;
}[];

test('a call refuses what it can get wrong: a body of the wrong kind, a missing token or right', () => {
  expect(calls).toHaveLength(Object.keys(operations).length);
  for (const { operationId, requestBody, security, responses } of calls) {
    const ofBody = requestBody ? ['413', '415'] : [];
    const ofLogin = security?.length === 0 ? [] : ['401', '403'];
    expect([operationId, Object.keys(responses)]).toEqual([
      operationId,
      ['200', '400', ...ofLogin, ...ofBody, '500'].toSorted(),
    ]);
  }
});

test('the project named each field of a schema marked so, but for those of the specification', () => {
  const Card = {
    'x-inferred-fields': true,
    properties: { CardID: { 'x-source': '§7' }, Note: {} },
  };
  const Bank = { properties: { BankID: {} } };
  markInferred({ Card, Bank });
  expect(Card).toEqual({ properties: { CardID: { 'x-source': '§7' }, Note: { 'x-inferred': true } } });
  expect(Bank).toEqual({ properties: { BankID: {} } });
});
