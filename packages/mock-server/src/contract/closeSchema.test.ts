import { expect, test } from 'vitest';
import { closeSchema } from './closeSchema.ts';
import { dig } from './jsonObject.ts';

const money = { type: 'integer', minimum: 0 };
const audit = { type: 'object', required: ['Version'], properties: { Version: { type: 'integer' } } };
const tree: Record<string, unknown> = {
  type: 'object',
  properties: { children: { type: 'array', items: { $ref: 'tree' } } },
};
const known: Record<string, unknown> = { money, audit, tree };

test('references are followed and what stands beside one counts', () => {
  const closed = close({ type: 'object', properties: { Amount: { $ref: 'money', title: 'Số tiền', minimum: 1 } } });
  expect(closed).toEqual({
    type: 'object',
    properties: { Amount: { type: 'integer', minimum: 1, title: 'Số tiền' } },
    additionalProperties: false,
  });
});

test('the parts of an allOf become one closed record', () => {
  const part = { type: 'object', required: ['Name'], properties: { Name: { type: 'string' } } };
  expect(close({ allOf: [part, { $ref: 'audit' }], description: 'A shop.' })).toEqual({
    type: 'object',
    required: ['Name', 'Version'],
    properties: { Name: { type: 'string' }, Version: { type: 'integer' } },
    description: 'A shop.',
    additionalProperties: false,
  });
});

test('records in lists and branches are closed too, and a record said to be open stays open', () => {
  const record = { type: 'object', properties: { a: money } };
  const open = { type: 'object', properties: {}, additionalProperties: true };
  const closed = close({ oneOf: [{ type: 'array', items: record }, open] });
  expect(dig(closed, 'oneOf')).toEqual([{ type: 'array', items: { ...record, additionalProperties: false } }, open]);
});

test('a schema that holds itself ends', () => {
  expect(close(tree)).toEqual({
    type: 'object',
    properties: { children: { type: 'array', items: {} } },
    additionalProperties: false,
  });
});

test('conditions of all parts stay, each with the titles of the fields it demands', () => {
  const pays = {
    properties: { Method: money, BankCardID: { type: 'integer', title: 'Tài khoản' } },
    if: { properties: { Method: { const: 1 } } },
    else: { required: ['BankCardID'] },
  };
  const own = { allOf: [pays, { if: { required: ['Note'] }, else: { required: ['Method'] } }] };
  expect(dig(close(own), 'allOf')).toEqual([
    { if: pays.if, else: { required: ['BankCardID'], properties: { BankCardID: { title: 'Tài khoản' } } } },
    { if: { required: ['Note'] }, else: { required: ['Method'], properties: { Method: { title: undefined } } } },
  ]);
});

function close(schema: unknown) {
  return closeSchema(schema, (node) => {
    const reference = dig(node, '$ref');
    return typeof reference === 'string' ? known[reference] : node;
  });
}
