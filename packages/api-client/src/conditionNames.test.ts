import { expect, test } from 'vitest';
import { isInCondition, strangeConditions } from '../scripts/conditionNames.ts';

const text = { type: 'string' };

test('a condition that names no field of its schema is a finding, one that names them all is none', () => {
  const part = { properties: { Method: text } };
  const sound = { allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { BankCardID: text, Note: text } }] };
  const condition = { if: { required: ['Method'], not: { anyOf: [{ required: ['Note'] }] } } };
  const document = (otherwise: object) => ({
    paths: {},
    components: { schemas: { Part: part, Input: { ...sound, ...condition, else: otherwise } } },
  });
  expect(strangeConditions(document({ required: ['BankCardID'] }))).toEqual([]);
  expect(strangeConditions(document({ required: ['BankcardID'] }))).toEqual([
    'components/schemas/Input: a condition names BankcardID, which is no field (so-the/condition-names)',
  ]);
});

test('only what lies inside a condition is looked up in the schema around it', () => {
  expect(isInCondition('#/VoucherInput/if/not/required/0')).toBe(true);
  expect(isInCondition('#/VoucherInput/required/0')).toBe(false);
  expect(isInCondition('#/VoucherInput/properties/then_/required/0')).toBe(false);
});
