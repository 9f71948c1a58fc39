import { describe, expect, it } from 'vitest';
import { barWidth, placeAt, placeX, plotArea, scaleOf } from './geometry.ts';

const area = plotArea(640, 240, false);

describe('geometry', () => {
  it('puts zero at the foot and the highest mark at the head', () => {
    const scale = scaleOf([0, 50, 100], area);
    expect(scale?.y(0)).toBe(area.bottom);
    expect(scale?.y(100)).toBe(area.top);
    expect(scaleOf([], area)).toBeUndefined();
  });

  it('finds the place under the pointer that it drew there', () => {
    for (let index = 0; index < 30; index += 1) expect(placeAt(placeX(index, 30, area), 30, area)).toBe(index);
    expect(placeAt(area.left - 1, 30, area)).toBeUndefined();
    expect(placeAt(area.right, 30, area)).toBe(29);
    expect(placeAt(area.right, 0, area)).toBeUndefined();
  });

  it('keeps bars between a hairline and a block', () => {
    expect(barWidth(2, area)).toBe(28);
    expect(barWidth(5000, area)).toBe(2);
  });
});
