import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, normalisePhone } from './phone.ts';
import { foldVietnamese, maskCard } from './text.ts';

describe('foldVietnamese', () => {
  it('finds names without tone marks, composed or not', () => {
    expect(foldVietnamese('Nguyễn Văn Đạt')).toBe('nguyen van dat');
    expect(foldVietnamese('Nguyễn'.normalize('NFD'))).toBe('nguyen');
  });
});

describe('maskCard', () => {
  it('shows the last four digits', () => expect(maskCard('4321')).toBe('•••• 4321'));

  it('never lets more than four digits out', () => {
    fc.assert(fc.property(fc.string(), (text) => maskCard(text).replace(/\D/g, '').length <= 4));
    expect(maskCard('4111 1111 1111 1234')).toBe('•••• 1234');
  });

  it('stands without digits', () => expect(maskCard(null)).toBe('••••'));
});

describe('phone numbers', () => {
  it.each([
    '0912345678',
    '+84912345678',
    '84912345678',
    '0084 912 345 678',
    '0912.345.678',
    '+84 (0)912-345-678',
    '0912\u2013345\u2011678',
    '\u202d0912\u00a0345_678\u202c;',
    '912345678',
  ])('%s is one number', (text) => {
    expect(normalisePhone(text)).toBe('0912345678');
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '123', '0112345678', '09123456789', 'abc', '02812345'])('%s is none', (text) =>
    expect(isPhone(text)).toBe(false),
  );

  it('knows landlines', () => expect(isPhone('028 3823 4567')).toBe(true));
});
