import { expect, it } from 'vitest';
import { addDays } from '../format/days.ts';
import { isoOf, isoOfDate, localDay } from './localDay.ts';

it('a day stays the day it is, whatever the zone of the browser', () => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) expect(isoOfDate(localDay(day))).toBe(day);
});

it('counts months as PrimeReact does', () => expect(isoOf({ year: 2026, month: 0, day: 5 })).toBe('2026-01-05'));
