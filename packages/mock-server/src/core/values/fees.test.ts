import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { customerFee, fee, feeBase, feeByRate, roundFee, swipeCovering } from './fees.ts';
import { formatDong, isAmount, isDong, isOpening, isRate, MAX_AMOUNT } from './money.ts';

const amounts = fc.integer({ min: 0, max: MAX_AMOUNT });
const rates = fc.integer({ min: 0, max: 100_000 });

describe('fee', () => {
  test.each([
    [30_000_000, 1800, 540_000],
    [30_000_000, 1320, 396_000],
    [20_000_000, 1700, 340_000],
    [20_000_000, 1320, 264_000],
    [1, 50_000, 1],
    [1, 49_999, 0],
    [25, 2000, 1],
    [24, 2000, 0],
    [0, 1800, 0],
    [1_000_000_000_000, 100_000, 1_000_000_000_000],
    [999_999_999_999, 99_999, 999_989_999_999],
  ])('of %d đ at %d thousandths of a percent is %d đ', (amount, rate, expected) => {
    expect(fee(amount, rate)).toBe(expected);
  });

  test('equals the formula in exact arithmetic for every amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(BigInt(fee(amount, rate))).toBe((BigInt(amount) * BigInt(rate) + 50_000n) / 100_000n);
      }),
      runs(2000),
    );
  });

  test('on parts of one rate equals the fee on their sum, so splitting saves nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 6 }), rates, (parts, pctMilli) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(feeByRate(parts.map((amount) => ({ amount, pctMilli })))).toBe(fee(whole, pctMilli));
      }),
    );
  });
});

test.each([
  [540_499, 1000, 540_000],
  [540_500, 1000, 540_000],
  [540_501, 1000, 541_000],
  [540_999, 1, 540_999],
  [500, 1000, 0],
] as const)('a fee of %d đ rounded to %d is %d đ', (amount, step, expected) => {
  expect(roundFee(amount, step)).toBe(expected);
});

test('the customer pays on the larger of paid and swiped, plus the surcharge, rounded; nothing done costs nothing', () => {
  const terms = { CustomerFeePercent: 1800, ExtraFee: 20_000, RoundFeeTo: 1000 as const };
  expect(feeBase(30_000_000, 31_000_000)).toBe(31_000_000);
  expect(customerFee(30_010_000, terms)).toBe(560_000);
  expect(customerFee(0, terms)).toBe(0);
});

test('the covering swipe is the smallest that covers the payment and its own fee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_AMOUNT }), fc.integer({ min: 0, max: 20_000 }), (paid, rate) => {
      const swipe = swipeCovering(paid, rate);
      expect(BigInt(swipe) * BigInt(100_000 - rate) >= BigInt(paid) * 100_000n).toBe(true);
      expect(BigInt(swipe - 1) * BigInt(100_000 - rate) < BigInt(paid) * 100_000n).toBe(true);
    }),
  );
});

test.each([
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  ['1000', false],
  [2 ** 53, false],
  [MAX_AMOUNT, true],
  [MAX_AMOUNT + 1, false],
])('%s may be the amount of a document: %s', (value, expected) => {
  expect(isAmount(value)).toBe(expected);
});

test('whole đồng, opening balances and rates know their limits', () => {
  expect([isDong(-5), isDong(0.1), isOpening(-MAX_AMOUNT), isOpening(-MAX_AMOUNT - 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([isRate(0), isRate(100_000), isRate(100_001), isRate(1.5), isRate(undefined)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([formatDong(1_234_567), formatDong(-540_000), formatDong(12)]).toEqual(['1.234.567 ₫', '-540.000 ₫', '12 ₫']);
});
