import { expect, it } from 'vitest';
import { usedShare } from './usedShare.ts';

it.each([
  [0, 50_000_000, 0, 'primary'],
  [12_000_000, 50_000_000, 24, 'primary'],
  [39_999_999, 50_000_000, 79, 'primary'],
  [40_000_000, 50_000_000, 80, 'warning'],
  [49_999_999, 50_000_000, 99, 'warning'],
  [50_000_000, 50_000_000, 100, 'warning'],
  [50_000_001, 50_000_000, 100, 'danger'],
  [75_000_000, 50_000_000, 150, 'danger'],
  [-5_000_000, 50_000_000, 0, 'primary'],
  [0, 0, 0, 'primary'],
  [1, 0, 100, 'danger'],
  [99.6, 100, 99, 'warning'],
  [Number.NaN, 100, null, 'primary'],
  [1, Number.POSITIVE_INFINITY, null, 'primary'],
] as const)('%d of %d is %s %%, shown as %s', (value, max, percent, tone) => {
  expect(usedShare(value, max, 0.8)).toEqual({ percent, tone });
});
