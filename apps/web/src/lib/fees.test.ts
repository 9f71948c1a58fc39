import { describe, expect, it } from 'vitest';
import { expectedFees, feeOf } from './fees.ts';

describe('a fee', () => {
  it.each([
    [30_000_000, 1_800, 540_000],
    [20_000_000, 1_320, 264_000],
    [1, 50_000, 1],
    [1, 49_999, 0],
    [0, 1_800, 0],
    [9_000_000_000_000_00, 99_999, 899_991_000_000_000],
  ])('of %i at %i thousandths of a percent is %i đồng', (amount, percent, fee) => {
    expect(feeOf(amount, percent)).toBe(fee);
  });
});

describe('what an order is expected to bring', () => {
  const terms = { amount: 30_000_000, customerPercent: 1_800, extraFee: 0, affPercent: 100, posPercents: [1_320] };

  it('is the example of the rule book: fee 540.000, commission 30.000, profit 114.000', () => {
    expect(expectedFees(terms)).toEqual({
      fee: 540_000,
      commission: 30_000,
      profit: { least: 114_000, most: 114_000 },
    });
  });

  it('spans the dearest and the cheapest machine', () => {
    expect(expectedFees({ ...terms, posPercents: [1_400, 1_320] }).profit).toEqual({ least: 90_000, most: 114_000 });
  });

  it('says nothing of a profit while no machine has a fee for the card', () => {
    expect(expectedFees({ ...terms, posPercents: [] }).profit).toBeNull();
  });

  it('adds the surcharge to the fee', () => {
    expect(expectedFees({ ...terms, extraFee: 20_000 })).toMatchObject({ fee: 560_000, profit: { least: 134_000 } });
  });
});
