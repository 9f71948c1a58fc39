import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { cashBody, cashRule, changeOf, changeWords, handedWords, NOTES, withNote } from './cashGiven.ts';
import { CASH, TRANSFER } from './fund.ts';

const money = integer({ min: 1, max: 2_000_000_000 });

it('gives back exactly what is over, and takes what is enough alone', () => {
  assert(
    property(money, money, (amount, given) => {
      expect(changeOf(amount, given) + amount).toBe(given);
      expect(cashRule(amount)(given) === undefined).toBe(changeOf(amount, given) >= 0);
      expect(changeWords(amount, given).startsWith('Còn thiếu')).toBe(given < amount);
    }),
  );
});

it('adds up the notes that lie on the counter, in any order', () => {
  assert(
    property(array(constantFrom(...NOTES), { minLength: 1, maxLength: 40 }), (notes) => {
      const sum = notes.reduce((total: number, note) => total + note, 0);
      expect(notes.reduce<number | null>((given, note) => withNote(given, note), null)).toBe(sum);
    }),
  );
});

it.each([
  [540_000, 600_000, 'Trả lại khách 60.000 ₫', 'Khách đưa 600.000 ₫, trả lại 60.000 ₫'],
  [540_000, 540_000, 'Khách đưa vừa đủ', 'Khách đưa 540.000 ₫'],
])('of %d paid with %d says %s', (amount, given, words, handed) => {
  expect(changeWords(amount, given).replaceAll('\u00A0', ' ')).toBe(words);
  expect(handedWords(amount, given)?.replaceAll('\u00A0', ' ')).toBe(handed);
});

it('says how much is missing', () => {
  expect(changeWords(540_000, 500_000).replaceAll('\u00A0', ' ')).toBe('Còn thiếu 40.000 ₫');
});

it.each([
  [{ Method: CASH, CashGiven: 600_000 }, { CashGiven: 600_000 }],
  [{ Method: CASH, CashGiven: null }, {}],
  [{ Method: TRANSFER, CashGiven: 600_000 }, {}],
] as const)('sends %o as %o', (values, body) => {
  expect(cashBody(values)).toEqual(body);
});
