import { expect, it } from 'vitest';
import { feeOf } from './fee.ts';

it.each([
  [30_000_000, 1_800, 540_000],
  [20_000_000, 1_320, 264_000],
  [1, 50_000, 1],
  [1, 49_999, 0],
  [0, 1_800, 0],
  [900_000_000_000_000, 99_999, 899_991_000_000_000],
])('a fee on %i at %i thousandths of a percent is %i đồng', (amount, percent, fee) => {
  expect(feeOf(amount, percent)).toBe(fee);
});
