import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranked } from './ranked.ts';

it('puts the greatest first, and sums up what is beyond the last line', () => {
  const lines = ranked(
    [
      { name: 'Lan', value: 30 },
      { name: 'An', value: 100, href: '/an' },
      { name: 'Bình', value: 20 },
      { name: 'Cúc', value: 10 },
    ],
    2,
  );
  expect(lines).toEqual([
    { name: 'An', value: 100, href: '/an', from: 0, width: 100 },
    { name: 'Lan', value: 30, from: 0, width: 30 },
    { name: 'Khác (2)', value: 30, from: 0, width: 30 },
  ]);
});

it('draws losses to the left of zero', () => {
  const lines = ranked(
    [
      { name: 'Lỗ', value: -50 },
      { name: 'Lãi', value: 150 },
    ],
    10,
  );
  expect(lines.map(({ from, width }) => [from, width])).toEqual([
    [25, 75],
    [0, 25],
  ]);
});

it('loses no đồng and leaves no bar outside', () => {
  const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 30 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 12 }), (amounts, most) => {
      const lines = ranked(
        amounts.map((value, index) => ({ name: String(index), value })),
        most,
      );
      expect(sum(lines.map(({ value }) => value))).toBe(sum(amounts));
      for (const { from, width } of lines) expect(from + width).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}
