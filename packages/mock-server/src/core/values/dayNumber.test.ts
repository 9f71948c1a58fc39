import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, instantAt } from './dates.ts';
import { dateOfDay, dayNumber } from './dayNumber.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

test('every day from 1970 to 9999 has the number and the name that Date gives it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800_000, max: 2_932_896 }), (number) => {
      const date = new Date(number * DAY_MS).toISOString().slice(0, 10);
      expect([dayNumber(date), dateOfDay(number)]).toEqual([Date.parse(date) / DAY_MS, date]);
    }),
    { numRuns: 20_000 },
  );
  for (const date of ['2026-02-28', '2028-02-29', '2000-02-29', '2100-03-01', '1970-01-01', '9999-12-31'])
    expect(dateOfDay(dayNumber(date))).toBe(date);
});

test('a text that is no day is whatever Date makes of it', () => {
  for (const text of ['2026-02-31', '2026-13-01', '2026-1-01', '', 'Invalid date', '2026-11-20T09:00:00+07:00'])
    expect(dayNumber(text)).toBe(Date.parse(text) / DAY_MS);
  expect(() => addDays('Invalid date', 1)).toThrow(RangeError);
  expect(daysBetween('2026-02-30', '2026-03-01')).toBe((Date.parse('2026-03-01') - Date.parse('2026-02-30')) / DAY_MS);
});

test('a moment is shown as Date shows it seven hours later', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 253_000_000_000_000 }), (ms) => {
      expect(instantAt(ms)).toBe(`${new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 19)}+07:00`);
    }),
    { numRuns: 5000 },
  );
  expect(() => instantAt(NaN)).toThrow(RangeError);
});
