import { expect, test } from 'vitest';
import { checkResponse } from './responseCheck.ts';

test('an answer that keeps the contract passes', () => {
  expect(() =>
    checkResponse('listActiveShops', { Result: 1, Message: 'Thành công', Data: [], Total: 0 }),
  ).not.toThrow();
  expect(() => checkResponse('listActiveShops', { Result: 0, Message: 'Không được', Code: 'NoDebt' })).not.toThrow();
});

test.each([
  ['a field left out', { Result: 1, Message: '', Data: [{ ShopID: 1 }] }, /\/Data\/0\/ShopName/],
  ['a field nobody knows', { Result: 1, Message: '', Data: [], PasswordHash: 'x' }, /\/PasswordHash/],
  ['Data left out', { Result: 1, Message: '' }, /\/Data/],
  ['a refusal without words', { Result: 0, Message: '' }, /\/Message/],
  ['no envelope', [], /must be object/],
])('%s is named with operation and pointer', (_name, body, pointer) => {
  expect(() => checkResponse('listActiveShops', body)).toThrow(/answer of listActiveShops/);
  expect(() => checkResponse('listActiveShops', body)).toThrow(pointer);
});
