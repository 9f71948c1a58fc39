import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stackPieces, stackTotals } from './stack.ts';

const two = [
  { name: 'Phí khách', values: [3, 5, 0] },
  { name: 'Phí POS', values: [2, -4, 0] },
];

it('piles gains up and hangs losses down from zero', () => {
  expect(stackPieces(two, 3)).toEqual([
    [
      { from: 0, to: 3 },
      { from: 0, to: 5 },
      { from: 0, to: 0 },
    ],
    [
      { from: 3, to: 5 },
      { from: 0, to: -4 },
      { from: 0, to: 0 },
    ],
  ]);
  expect(stackTotals(two, 3)).toEqual([5, 1, 0]);
});

it('draws every đồng once: the pieces of a place add up to its total', () => {
  const values = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (rows) => {
      const series = rows.map((values, index) => ({ name: String(index), values }));
      const pieces = stackPieces(series, 4);
      const sums = [0, 1, 2, 3].map((place) =>
        pieces.reduce((sum, row) => sum + (row[place]?.to ?? 0) - (row[place]?.from ?? 0), 0),
      );
      expect(sums).toEqual(stackTotals(series, 4));
    }),
  );
});
