import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footLabels, inTwoLines } from './foot.ts';

describe('names at the foot', () => {
  it.each([
    ['Minh Khai', 12, ['Minh Khai']],
    ['Cửa hàng Minh Khai', 10, ['Cửa hàng', 'Minh Khai']],
    ['Công ty TNHH dịch vụ Nguyễn Thị Minh Khai', 12, ['Công ty TNHH', 'dịch vụ Ngu…']],
    ['Vietcombank', 6, ['Vietc…']],
  ])('%s in lines of %i', (name, letters, lines) => {
    expect(inTwoLines(name, letters)).toEqual(lines);
  });

  it('shows days as often as they fit', () => {
    const days = Array.from({ length: 30 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
    expect(footLabels(days, 640).map(({ index }) => index)).toEqual([
      0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28,
    ]);
    expect(footLabels(days, 1300)).toHaveLength(30);
  });

  it('lets no name run into its neighbour', () => {
    const names = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(names, fc.integer({ min: 200, max: 1600 }), (places, width) => {
        const shown = footLabels(places, width);
        const room = (width / places.length) * ((shown[1]?.index ?? places.length) - 0);
        for (const { lines } of shown)
          for (const line of lines) expect(line.length * 6.5).toBeLessThanOrEqual(Math.max(room, 20));
      }),
    );
  });
});
