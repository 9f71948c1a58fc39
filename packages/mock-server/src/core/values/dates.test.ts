import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import {
  addDays,
  businessDateOf,
  daysBetween,
  displayDate,
  hoursBetween,
  instantAt,
  isAfter,
  isIsoDate,
  isIsoInstant,
  nextDue,
  previousDue,
  statementDateBefore,
  timeOf,
} from './dates.ts';

test.each([
  ['2026-11-19T16:59:59Z', '2026-11-19'],
  ['2026-11-19T17:00:00Z', '2026-11-20'],
  ['2026-11-20T00:00:00+07:00', '2026-11-20'],
  ['2026-11-20T00:30:00+09:00', '2026-11-19'],
])('%s is business of %s in the shop', (instant, date) => {
  expect(businessDateOf(instant)).toBe(date);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['20/11/2026', false],
  ['2026-1-1', false],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['9999-12-31', false],
])('%s is a day: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

test.each([
  ['2026-11-22T23:59:59+07:00', true],
  ['2026-11-22T23:59:59.999Z', true],
  ['2026-11-22T24:00:00+07:00', false],
  ['2026-11-22T24:00:00Z', false],
  ['2026-11-22T23:60:00+07:00', false],
  ['2026-11-22T23:59:60+07:00', false],
  ['2026-11-22T09:00+07:00', false],
  ['2026-11-22T09:00:00+24:00', false],
  ['2026-11-22T09:00:00+07:60', false],
  ['2026-11-22T09:00:00+0700', false],
  ['2026-11-22T09:00:00', false],
  ['2026-11-22 09:00:00Z', false],
  ['1900-01-01T00:00:00+14:00', false],
  ['2199-12-31T17:00:00Z', false],
])('%s is a moment of the shop: %s', (text, expected) => {
  expect(isIsoInstant(text)).toBe(expected);
});

test('a moment belongs to one day of the shop whatever offset it is written with, and no text beside it is a moment', () => {
  const part = fc.constantFrom('00', '07', '23', '24', '59', '60');
  const texts = fc
    .tuple(part, part, part, fc.constantFrom('+', '-'), part, part)
    .map(
      ([hour, minute, second, sign, zone, beside]) => `2026-11-22T${hour}:${minute}:${second}${sign}${zone}:${beside}`,
    );
  fc.assert(
    fc.property(texts, (text) => {
      const parts = /T(..):(..):(..).(..):(..)/.exec(text) ?? [];
      const [, hour = 0, minute = 0, second = 0, zone = 0, beside = 0] = parts.map(Number);
      const isClock = Math.max(hour, zone) < 24 && Math.max(minute, second, beside) < 60;
      const inUtc = isClock && new Date(text).toISOString();
      expect([isIsoInstant(text), isClock && businessDateOf(text)]).toEqual([isClock, inUtc && businessDateOf(inUtc)]);
    }),
    runs(2000),
  );
});

describe('due dates', () => {
  test.each([
    [18, '2026-11-18', '2026-11-18'],
    [18, '2026-11-19', '2026-12-18'],
    [31, '2026-11-10', '2026-11-30'],
    [31, '2027-02-01', '2027-02-28'],
    [30, '2028-02-29', '2028-02-29'],
    [31, '2026-12-31', '2026-12-31'],
    [5, '2026-12-06', '2027-01-05'],
  ])('day %d seen on %s is next due on %s', (day, today, due) => {
    expect(nextDue(day, today)).toBe(due);
  });

  test('the last due date lies before the day, and the statement before the due date', () => {
    expect(previousDue(18, '2026-11-18')).toBe('2026-10-18');
    expect(previousDue(31, '2026-03-01')).toBe('2026-02-28');
    expect(previousDue(5, '2027-01-03')).toBe('2026-12-05');
    expect(statementDateBefore(25, '2026-12-18')).toBe('2026-11-25');
    expect(statementDateBefore(3, '2026-12-18')).toBe('2026-12-03');
  });
});

test('days, hours and clocks are those of the shop', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-20', '2026-11-27')).toBe(7);
  expect(instantAt(0)).toBe('1970-01-01T07:00:00+07:00');
  expect(timeOf('2026-11-20T02:05:00Z')).toBe('09:05');
  expect(hoursBetween('2026-11-20T09:00:00+07:00', '2026-11-21T09:30:00+07:00')).toBe(24.5);
  expect(isAfter('2026-11-20T09:00:00+07:00', '2026-11-20T01:59:59Z')).toBe(true);
  expect([isIsoInstant('2026-11-20T09:00:00+07:00'), isIsoInstant('2026-11-20'), isIsoInstant('hôm nay')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(['2026-02-31T09:00:00+07:00', '9999-12-31T09:00:00Z'].filter(isIsoInstant)).toEqual([]);
  expect(displayDate('2026-11-20')).toBe('20/11/2026');
});
