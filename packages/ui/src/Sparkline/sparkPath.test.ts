import { describe, expect, it } from 'vitest';
import { sparkPoints } from './sparkPath.ts';

describe('sparkPoints', () => {
  it('reaches from edge to edge and from the lowest value to the highest', () => {
    expect(sparkPoints([10, 30, 20], 100, 30, 5)).toEqual([
      { x: 5, y: 25 },
      { x: 50, y: 5 },
      { x: 95, y: 15 },
    ]);
  });

  it('draws equal values as a line through the middle', () =>
    expect(sparkPoints([7, 7], 100, 30, 5).map(({ y }) => y)).toEqual([15, 15]));

  it('has a point for a single value and none for none', () => {
    expect(sparkPoints([7], 100, 30, 5)).toEqual([{ x: 5, y: 15 }]);
    expect(sparkPoints([], 100, 30, 5)).toEqual([]);
  });
});
