import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedWorld } from '../../seed/seedWorld.ts';
import { MORNING } from '../../testing/openShop.ts';
import { maskName } from './maskName.ts';

const codesOf = (seed: number) =>
  seedWorld({ scenario: 'empty', seed, size: 'small', now: MORNING }).users.rows.map((user) => user.ReferCode);

test('codes are ten letters that nobody takes for another, differ for everybody, and follow from the seed', () => {
  const codes = codesOf(1);
  expect(codes.filter((code) => !/^[2-9A-HJ-NP-Z]{10}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codesOf(1)).toEqual(codes);
  expect(codesOf(2)[0]).not.toBe(codes[0]);
});

test('codes do not count up: those of neighbours share no more letters than chance gives', () => {
  const { users } = seedWorld({ scenario: 'many-rows', seed: 1, size: 'small', now: MORNING });
  const codes = users.rows.map((user) => user.ReferCode);
  const shared = codes
    .slice(1)
    .map((code, place) => Array.from(code).filter((letter, at) => letter === codes[place]?.[at]));
  const mean = shared.flat().length / shared.length;
  expect(codes.length).toBeGreaterThan(30);
  expect(mean).toBeLessThan(1);
});

test.each([
  ['Nguyễn Văn A', 'Ng*** V** A'],
  ['Trần Văn Chủ', 'Tr*** V** C**'],
  ['Lê Thị Thu', 'L*** T** T**'],
  ['  Hà ', 'H***'],
  ['Đỗ Minh Ngọc', 'Đ*** M** N**'],
  ['Nguyễn Thị Hạnh'.normalize('NFD'), 'Ng*** T** H**'],
])('%s is told as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('a masked name tells a letter of a word, two of a long first one, and never how long the rest is', () => {
  const word = fc.stringMatching(/^\p{Lu}\p{Ll}{1,8}$/u).map((text) => text.normalize('NFC'));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const [first = '', ...rest] = maskName(words.join(' ')).split(' ');
      expect(first).toMatch(/^.{1,2}\*{3}$/u);
      expect(rest.filter((part) => !/^.\*\*$/u.test(part))).toEqual([]);
      expect(rest).toHaveLength(words.length - 1);
    }),
  );
});
