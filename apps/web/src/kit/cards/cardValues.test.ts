import { expect, it } from 'vitest';
import { expiryRule } from '../form/fieldRules.ts';
import { cardBody, cardValues, expiryText, newExpiryRule } from './cardValues.ts';

it('sends the expiry as month and year', () => {
  const typed = { ...cardValues(undefined, 8), Expiry: '08/29' };
  expect(cardBody(typed)).toMatchObject({ CustomerID: 8, ExpMonth: 8, ExpYear: 2029 });
});

it('sends no expiry when none is typed', () => {
  expect(cardBody(cardValues())).not.toHaveProperty('ExpMonth');
});

it.each([
  [{ ExpMonth: 8, ExpYear: 2029 }, '08/2029'],
  [{ ExpMonth: 12, ExpYear: 2005 }, '12/2005'],
  [{}, ''],
])('%j is printed as "%s"', (card, text) => {
  expect(expiryText(card)).toBe(text);
});

it.each([
  ['08/29', 8],
  ['8/29', 8],
  ['0829', 8],
  ['08/2029', 8],
  ['12-29', 12],
  ['13/29', undefined],
  ['1329', undefined],
  ['829', undefined],
  ['08/1929', undefined],
])('an expiry %s is of month %s', (text, month) => {
  expect(expiryRule(text) === undefined).toBe(month !== undefined);
  const body = cardBody({ ...cardValues(), Expiry: text });
  expect([body.ExpMonth, body.ExpYear]).toEqual([month, month && 2029]);
});

it.each([
  ['0928', undefined],
  ['12/26', undefined],
  ['11/26', 'Hạn mới phải sau hạn cũ 11/2026'],
  ['0826', 'Hạn mới phải sau hạn cũ 11/2026'],
  ['1328', 'Hạn thẻ không hợp lệ: nhập MM/YYYY, ví dụ 08/2029'],
])('a card until 11/26 is renewed until %s: %s', (text, complaint) => {
  expect(newExpiryRule({ ExpMonth: 11, ExpYear: 2026 })(text)).toBe(complaint);
});
