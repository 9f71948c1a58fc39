import { expect, test } from 'vitest';
import { accountRail } from './accountRail.ts';

test.each([
  ['4111111111111111', 'Visa'],
  ['378282246310005', 'Amex'],
  ['9704360012345678', 'NAPAS'],
  ['6250941006588889', 'UnionPay'],
])('%s is asked about: it is a whole number of a %s card', (account, brand) => {
  expect(accountRail(account)).toBe(`Số tài khoản giống số thẻ ${brand} đầy đủ, không được lưu số thẻ ở đây`);
});

test.each([
  '1017595600',
  '0441000765432',
  '19036789012345',
  '4111111111111112',
  '1500205123456',
  '970436',
  '',
  undefined,
])('%s is an account number', (account) => expect(accountRail(account)).toBeUndefined());
