import { describe, expect, it } from 'vitest';
import { cardBrand, cardDigits, groupCard, isCardLength, isLuhn } from './cardNumber.ts';

describe('card numbers', () => {
  it.each([
    ['4111 1111-1111.1111', '4111111111111111'],
    ['４１１１', '4111'],
    ['số thẻ: 9704', '9704'],
    ['1'.repeat(30), '1'.repeat(19)],
  ])('%s has the digits %s', (text, digits) => expect(cardDigits(text)).toBe(digits));

  it.each([
    ['4111111111111111', '4111 1111 1111 1111', 'Visa'],
    ['378282246310005', '3782 822463 10005', 'Amex'],
    ['9704000000000000018', '9704 0000 0000 0000 018', 'NAPAS'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['3530111333300000', '3530 1113 3330 0000', 'JCB'],
    ['41', '41', 'Visa'],
    ['', '', undefined],
  ])('%s is printed as %s: %s', (digits, printed, brand) => {
    expect(groupCard(digits)).toBe(printed);
    expect(cardBrand(digits)).toBe(brand);
  });

  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['378282246310005', true],
    ['', false],
  ])('the check digit of %s: %s', (digits, right) => expect(isLuhn(digits)).toBe(right));

  it.each([
    ['378282246310005', true],
    ['411111111111111', false],
    ['9704000000000000018', true],
    ['97040000000000000', false],
    ['123456789012', false],
  ])('the length of %s: %s', (digits, right) => expect(isCardLength(digits)).toBe(right));
});
