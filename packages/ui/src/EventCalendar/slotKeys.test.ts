import { describe, expect, it } from 'vitest';
import { slotAfterKey } from './slotKeys.ts';

const hours = [null, 8, 9, 10];

describe('slotAfterKey', () => {
  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-10-26'],
    ['PageDown', '2026-12-01'],
  ])('in a month %s leads from 01/11/2026 to %s', (key, day) =>
    expect(slotAfterKey({ day: '2026-11-01', hour: null }, key, 'month', [null])).toEqual({ day, hour: null }),
  );

  it.each([
    ['ArrowUp', '2026-11-16', null],
    ['ArrowDown', '2026-11-16', 9],
    ['ArrowLeft', '2026-11-15', 8],
    ['ArrowRight', '2026-11-17', 8],
    ['End', '2026-11-22', 8],
    ['PageUp', '2026-11-09', 8],
    ['PageDown', '2026-11-23', 8],
  ])('in a week %s leads from Monday 8 o’clock to %s at %s', (key, day, hour) =>
    expect(slotAfterKey({ day: '2026-11-16', hour: 8 }, key, 'week', hours)).toEqual({ day, hour }),
  );

  it.each([
    ['Home', '2026-11-16', null],
    ['End', '2026-11-16', 10],
    ['PageDown', '2026-11-17', 9],
  ])('in a day %s leads from 9 o’clock to %s at %s', (key, day, hour) =>
    expect(slotAfterKey({ day: '2026-11-16', hour: 9 }, key, 'day', hours)).toEqual({ day, hour }),
  );

  it('stays in the last hour and ignores keys that do not move', () => {
    expect(slotAfterKey({ day: '2026-11-16', hour: 10 }, 'ArrowDown', 'day', hours)?.hour).toBe(10);
    expect(slotAfterKey({ day: '2026-11-16', hour: 10 }, 'a', 'day', hours)).toBeNull();
  });
});
