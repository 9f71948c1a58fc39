import { describe, expect, it } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 400, height: 600 };
const anchor = { left: 100, top: 40, right: 160, bottom: 70 };

describe('place', () => {
  it('stands below its anchor, at the side asked for', () => {
    expect(place(anchor, { width: 200, height: 100 }, viewport, 'start')).toEqual({ left: 100, top: 74 });
    expect(place({ ...anchor, left: 300, right: 360 }, { width: 200, height: 100 }, viewport, 'end')).toEqual({
      left: 160,
      top: 74,
    });
  });

  it('goes above when there is more room there', () => {
    const low = { left: 100, top: 500, right: 160, bottom: 530 };
    expect(place(low, { width: 200, height: 100 }, viewport, 'start')).toEqual({ left: 100, top: 396 });
  });

  it('stays below when neither side has room but below has more', () => {
    expect(place(anchor, { width: 200, height: 900 }, viewport, 'start').top).toBe(74);
  });

  it('stands beside its anchor, lifted where the window ends', () => {
    expect(place(anchor, { width: 100, height: 100 }, viewport, 'beside')).toEqual({ left: 164, top: 40 });
    const low = { left: 0, top: 560, right: 80, bottom: 590 };
    expect(place(low, { width: 100, height: 200 }, viewport, 'beside')).toEqual({ left: 84, top: 392 });
  });

  it('never leaves the viewport sideways', () => {
    expect(place({ ...anchor, left: 380, right: 395 }, { width: 200, height: 10 }, viewport, 'start').left).toBe(192);
    expect(place({ ...anchor, left: 0, right: 10 }, { width: 200, height: 10 }, viewport, 'end').left).toBe(8);
  });
});
