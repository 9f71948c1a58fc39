import { describe, expect, it } from 'vitest';
import { barAt, boxBetween, nearestBox, placeAt, placeX, plotArea, scaleOf, twoScales } from './geometry.ts';

const area = plotArea(640, 240, false, 1);

describe('geometry', () => {
  it('puts zero at the foot and the highest mark at the head', () => {
    const scale = scaleOf([0, 50, 100], area);
    expect(scale.y(0)).toBe(area.bottom);
    expect(scale.y(100)).toBe(area.top);
  });

  it('finds the place under the pointer that it drew there', () => {
    for (let index = 0; index < 30; index += 1) expect(placeAt(placeX(index, 30, area), 30, area)).toBe(index);
    expect(placeAt(area.left - 1, 30, area)).toBeUndefined();
    expect(placeAt(area.right, 30, area)).toBe(29);
    expect(placeAt(area.right, 0, area)).toBeUndefined();
  });

  it('keeps bars between a hairline and a block', () => {
    expect(barAt(0, 2, area).width).toBe(28);
    expect(barAt(0, 5000, area).width).toBe(2);
  });

  it('stands the bars of a place side by side, and places apart', () => {
    const edges = [0, 1, 2].flatMap((place) => [0, 1].map((slot) => barAt(place, 30, area, slot, 2)));
    const gaps = edges.slice(1).map(({ x }, index) => x - (edges[index]?.x ?? 0) - (edges[index]?.width ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1e-9);
    expect(edges[2]?.x).toBeGreaterThan((edges[1]?.x ?? 0) + (edges[1]?.width ?? 0) + 1);
  });

  it('draws both zeros at one height', () => {
    const [left, right] = twoScales([100, -30], [4], area);
    expect(left?.y(0)).toBe(right?.y(0));
    expect(twoScales([], [4], area)[0]).toBeUndefined();
  });

  it('finds the mark that is meant', () => {
    const boxes = [boxBetween(10, 8, 100, 40), boxBetween(18, 8, 100, 90), { x: 19, y: 60, width: 0, height: 0 }];
    expect(nearestBox(boxes, 12, 80)).toBe(0);
    expect(nearestBox(boxes, 20, 95)).toBe(1);
    expect(nearestBox(boxes, 19, 60)).toBe(2);
    expect(nearestBox([], 0, 0)).toBe(0);
  });
});
