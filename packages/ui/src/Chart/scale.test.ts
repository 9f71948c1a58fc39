import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignedTicks, labelStride, niceTicks, shortMoney } from './scale.ts';

describe('niceTicks', () => {
  it.each([
    [
      [3, 9, 4],
      [0, 5, 10],
    ],
    [
      [540_000, 1_200_000],
      [0, 500_000, 1_000_000, 1_500_000],
    ],
    [
      [-400_000, 900_000],
      [-500_000, 0, 500_000, 1_000_000],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [2, 1],
      [0, 1, 2],
    ],
    [[], [0, 1]],
    [[1], [0, 1]],
  ])('%o → %o', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });
});

describe('alignedTicks', () => {
  it('uses the height of both sides', () => {
    expect(alignedTicks([[9], [540_000, 1_200_000]])).toEqual([
      [0, 5, 10, 15],
      [0, 500_000, 1_000_000, 1_500_000],
    ]);
  });

  it('puts both zeros at one height, and every value between the marks', () => {
    const side = fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(side, side, (left, right) => {
        const both = alignedTicks([left, right]);
        const zeros = both.map((ticks) => ticks.indexOf(0));
        expect(zeros[0]).toBe(zeros[1]);
        expect(zeros[0]).toBeGreaterThanOrEqual(0);
        for (const [index, values] of [left, right].entries()) {
          expect(Math.min(...values)).toBeGreaterThanOrEqual(both[index]?.[0] ?? 0);
          expect(Math.max(...values)).toBeLessThanOrEqual(both[index]?.at(-1) ?? 0);
        }
      }),
    );
  });
});

describe('shortMoney', () => {
  it.each([
    [0, '0'],
    [540_000, '540 k'],
    [30_000_000, '30 tr'],
    [2_500_000, '2,5 tr'],
    [1_250_000_000, '1,25 tỷ'],
    [-500_000, '-500 k'],
    [1_999_999_999, '2 tỷ'],
    [1_500_000_000_000, '1.500 tỷ'],
  ])('%i is %s', (amount, text) => {
    expect(shortMoney(amount)).toBe(text);
  });
});

it('shows as many labels as fit', () => {
  expect(labelStride(30, 640, 48)).toBe(3);
  expect(labelStride(7, 640, 48)).toBe(1);
  expect(labelStride(30, 0, 48)).toBe(1440);
});
