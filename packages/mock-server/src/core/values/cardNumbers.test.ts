import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { CARD_VARIANTS, DIGITS, plainDigits } from '../../testing/cardVariants.ts';
import { holdsCardNumber, maskCardNumbers, passesLuhn, replaceCardNumbers } from './cardNumbers.ts';

test.each(CARD_VARIANTS)('%j does not keep its card number', (text) => {
  const masked = maskCardNumbers(text);
  expect(plainDigits(masked)).not.toMatch(/4111|1{6}/);
  expect(masked).toContain('**** 1111');
});

test.each([
  ['Thẻ 4111 1111 1111 1111 của khách', 'Thẻ **** 1111 của khách'],
  ['4111 1111 1111 1111 12/29', '**** 1111 12/29'],
  ['4111 1111 1111 1111 12/29 123', '**** 1111 12/29 ***'],
  ['4111111111111111 123', '**** 1111 ***'],
  ['0912345678 4111111111111111', '0912345678 **** 1111'],
  ['41111111111111111229', '**** 1111***'],
  ['09123456784111111111111111', '0912345678**** 1111'],
  ['4111111111111111, 5500-0000-0000-0004', '**** 1111, **** 0004'],
  ['Thu 500.000 thẻ 4111111111111111 phí 120.000', 'Thu 500.000 thẻ **** 1111 phí 120.000'],
])('%s is kept as %s', (text, kept) => expect(maskCardNumbers(text)).toBe(kept));

test.each([
  ['9704 3600 1234 5678', '**** 5678'],
  ['thẻ 9704360012345678 của khách', 'thẻ **** 5678 của khách'],
  ['9704-0000-0000-0000-019', '**** 0019'],
  ['9704000000000000019', '**** 0019'],
  ['6250 9410 0658 8888', '**** 8888'],
  ['6250941006588889 12/29 123', '**** 8889 12/29 ***'],
  ['6212345678900000012', '**** 0012'],
  ['3056 930902 5904', '**** 5904'],
  ['3056-930902-5904', '**** 5904'],
  ['2200 1234 5678 9019', '**** 9019'],
  ['Mir 2204310123456785', 'Mir **** 6785'],
])('%s of a scheme that is seldom met is kept as %s', (text, kept) => expect(maskCardNumbers(text)).toBe(kept));

test.each([
  '3056 930902 5905',
  '2205 1234 5678 9014',
  '2200 1234 5678 9012',
  '97043600123456789',
  '62000123456789',
  '6200, 1500, 3000, 4500',
  '62.000.000 - 4.500.000 - 120.000',
  '0009704360012345678',
  'lô 6201 hóa đơn 1234 5678',
  '4111111111111112',
])('%s, which is no card, stays as typed', (text) => expect(maskCardNumbers(text)).toBe(text));

test.each([
  '',
  '0912345678',
  '0912 345 678 hoặc 0987.654.321',
  '079190012345',
  'CCCD 079190012345, SĐT 0912345678, sinh 14/05/1990',
  'STK 0441000765432 VCB',
  'STK 19036789012345 Techcombank',
  'Agribank 1500205123456, BIDV 12010000123456',
  'FT26324123456 và 4111111111111112',
  '5.250.000 - 4.100.000 - 320.000',
  '4.500.000 + 3.200.000 + 62.000 + 1.234.567',
  '**** 1111, **** 2222, **** 3333, **** 4444',
  '20/11/2026 09:30 0912345678',
  'Lô 000123, hóa đơn 004567, TID 12345678',
  '4221 51** **** 4821',
])('%s stays as typed', (text) => expect(maskCardNumbers(text)).toBe(text));

/** A card number of a scheme: a beginning, chance digits, and the digit that makes the sum right. */
const cardNumber = record({
  start: constantFrom(
    ['4', 16],
    ['53', 16],
    ['2230', 16],
    ['3530', 16],
    ['37', 15],
    ['9704', 16],
    ['9704', 19],
    ['62', 16],
  ),
  rest: array(integer({ min: 0, max: 9 }), { minLength: 19, maxLength: 19 }),
}).map(({ start: [prefix, length], rest }) => {
  const digits = `${prefix}${rest.join('')}`.slice(0, length - 1);
  return ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((last) => digits + last).find(passesLuhn) ?? '';
});

const separator = constantFrom(
  '',
  ' ',
  '  ',
  '.',
  '-',
  ' - ',
  '\u00a0',
  '\u200b',
  '\u2009',
  '_',
  '/',
  '|',
  '\t',
  '\n',
  '–',
  '·',
  ' x ',
);
const neighbour = constantFrom(
  '',
  '0912345678',
  '12/29',
  '123',
  'CCCD 079190012345',
  '30.000.000',
  'khách',
  '**** 4821',
  '20/11/2026',
  'STK 0441000765432',
);
const digitShape = constantFrom(...DIGITS).map((digits) => (digit: string) => digits[Number(digit)] ?? '');

test('whatever stands beside a card number and between its groups, no card number is left', () => {
  assert(
    property(
      cardNumber,
      array(separator, { minLength: 5, maxLength: 5 }),
      neighbour,
      neighbour,
      digitShape,
      (number, [first = '', ...seps], before, after, shape) => {
        const groups =
          number.length === 15
            ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)]
            : (number.match(/.{1,4}/g) ?? []);
        const written = groups
          .map((group, at) => (at === 0 ? '' : (seps[at - 1] ?? '')) + Array.from(group, shape).join(''))
          .join('');
        const gap = ['', '\u200b', ' x '].includes(first) ? ' ' : first;
        const masked = maskCardNumbers(`${before}${gap}${written}${gap}${after}`);
        expect(holdsCardNumber(masked)).toBe(false);
        expect(plainDigits(masked)).not.toContain(number);
        expect(masked).toMatch(/\*{4} \d{4}/);
      },
    ),
    runs(2000),
  );
});

test('whatever a text holds, what is masked once is masked', () => {
  assert(
    property(
      string({
        unit: constantFrom('1', '4', '5', '6', '7', '9', '0', ' ', '.', '-', '/', 'a', '*', '４'),
        maxLength: 60,
      }),
      (text) => {
        expect(holdsCardNumber(maskCardNumbers(text))).toBe(false);
      },
    ),
    runs(2000),
  );
});

test('a card number may be shown another way', () => {
  expect(
    replaceCardNumbers('thẻ ４１１１ 1111 1111 1111!', (digits) => `${digits.slice(0, 6)}******${digits.slice(-4)}`),
  ).toBe('thẻ 411111******1111!');
});
