import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, swipeCovering } from './fee.ts';

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

it('the smallest swipe that covers its own fee is one whose fee leaves the amount, and one đồng less does not', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 12 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 90_000 }), (wanted, percent) => {
      const swipe = swipeCovering(wanted, percent);
      const left = (all: number) => (BigInt(all) * BigInt(100_000 - percent)) / 100_000n;
      expect(left(swipe) >= BigInt(wanted)).toBe(true);
      expect(left(swipe - 1) >= BigInt(wanted)).toBe(false);
    }),
  );
});
