import { describe, expect, it } from 'vitest';
import { calendarPeriod, movePlace, placeDays, placeTitle, weekdayName } from './calendarEvent.ts';

describe('the period of a place', () => {
  it.each([
    ['month', '2026-11-22', '2026-10-26', '2026-12-06'],
    ['month', '2027-02-10', '2027-02-01', '2027-02-28'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '2026-12-31', '2026-12-28', '2027-01-03'],
    ['day', '2026-11-22', '2026-11-22', '2026-11-22'],
  ] as const)('%s of %s is %s to %s', (mode, date, from, to) =>
    expect(calendarPeriod({ mode, date })).toEqual({ from, to }),
  );

  it('shows whole weeks from Monday on and none without a day of the month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-15`;
      const days = placeDays({ mode: 'month', date });
      expect(days.length % 7).toBe(0);
      expect(weekdayName(days[0] ?? '')).toBe('Thứ hai');
      expect(
        days
          .slice(0, 7)
          .concat(days.slice(-7))
          .filter((day) => day.startsWith(date.slice(0, 7))),
      ).not.toEqual([]);
    }
  });
});

it.each([
  ['month', '2026-11-22', 'Tháng 11/2026'],
  ['week', '2026-11-22', '16/11–22/11/2026'],
  ['week', '2026-12-31', '28/12/2026–03/01/2027'],
  ['day', '2026-11-22', 'Chủ nhật, 22/11/2026'],
] as const)('%s of %s is called %3$s', (mode, date, title) => expect(placeTitle({ mode, date })).toBe(title));

it.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['week', '2026-01-31', 1, '2026-02-07'],
  ['day', '2026-03-01', -1, '2026-02-28'],
] as const)('%s of %s moves by %d to %s', (mode, date, by, moved) =>
  expect(movePlace({ mode, date }, by)).toEqual({ mode, date: moved }),
);
