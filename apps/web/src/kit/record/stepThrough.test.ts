import { describe, expect, it } from 'vitest';
import { stepThrough } from './stepThrough.ts';

const rows = [{ id: 7 }, { id: 3 }, { id: 9 }];

describe('stepThrough', () => {
  it.each([
    [7, 1, [3]],
    [3, 1, [9]],
    [3, -1, [7]],
    [7, -1, []],
    [9, 1, []],
  ] as const)('from %d by %d turns to %j', (id, by, turned) => {
    const seen: number[] = [];
    stepThrough({ id, turnTo: (next) => seen.push(next) }, rows, (row) => row.id)?.(by);
    expect(seen).toEqual(turned);
  });

  it.each([null, 'new', 4] as const)('is away for %s, which is no row of the page', (id) => {
    const open = { id, turnTo: () => undefined };
    expect(stepThrough(open, rows, (row) => row.id)).toBeUndefined();
    expect(stepThrough(open, undefined, (row: { id: number }) => row.id)).toBeUndefined();
  });
});
