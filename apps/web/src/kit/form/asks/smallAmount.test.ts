import { expect, it } from 'vitest';
import { meantAmount, USUAL_SMALL_BELOW } from './smallAmount.ts';

it.each([
  [30, undefined, 30_000_000],
  [999, undefined, 999_000_000],
  [1000, undefined, 1_000_000],
  [30_000, undefined, 30_000_000],
  [99_999, undefined, 99_999_000],
  [100_000, undefined, undefined],
  [30_000_000, undefined, undefined],
  [0, undefined, undefined],
  [-30, undefined, undefined],
  [540, 540_000, 540_000],
  [30, 30_000_000, 30_000_000],
  [50_000, 540_000, undefined],
  [30, 0, undefined],
])('%d typed where at most %s is missing may mean %s', (typed, most, meant) =>
  expect(meantAmount(typed, USUAL_SMALL_BELOW, most)).toBe(meant),
);

it('each shop says from where on an amount is taken as it is', () => {
  expect(meantAmount(30, 1)).toBeUndefined();
  expect(meantAmount(300_000, 500_000)).toBe(300_000_000);
});
