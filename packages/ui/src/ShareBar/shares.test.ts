import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it.each([
  [
    [1, 1, 1],
    [334, 333, 333],
  ],
  [
    [3, 1],
    [750, 250],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [5, -5],
    [1000, 0],
  ],
  [[], []],
])('%o have the shares %o', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares);
});

it('adds up to the whole', () => {
  const values = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (parts) => {
      const sum = sharesOf(parts).reduce((total, share) => total + share, 0);
      expect(sum).toBe(parts.some((part) => part > 0) ? 1000 : 0);
    }),
  );
});
