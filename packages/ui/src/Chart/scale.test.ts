import { describe, expect, it } from 'vitest';
import { labelStride, niceTicks, shortMoney } from './scale.ts';

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
