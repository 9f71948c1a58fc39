import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { periodBefore, periodNamed, reportPeriods } from './reportPeriods.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-01T02:00:00+07:00') }));
afterEach(() => vi.useRealTimers());

it.each([
  ['today', '2026-11-01', '2026-11-01'],
  ['yesterday', '2026-10-31', '2026-10-31'],
  ['week', '2026-10-26', '2026-11-01'],
  ['month', '2026-11-01', '2026-11-01'],
  ['quarter', '2026-10-01', '2026-11-01'],
  ['year', '2026-01-01', '2026-11-01'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s on a Sunday that is a first of a month', (value, from, to) => {
  expect(reportPeriods.find((one) => one.value === value)?.days()).toEqual({ from, to });
});

it('a Monday begins its week', () => {
  vi.setSystemTime(new Date('2026-11-02T09:00:00+07:00'));
  expect(periodNamed({ from: '2026-11-02', to: '2026-11-02' })).toBe('today');
  vi.setSystemTime(new Date('2026-11-04T09:00:00+07:00'));
  expect(periodNamed({ from: '2026-11-02', to: '2026-11-04' })).toBe('week');
  expect(periodNamed({ from: '2026-11-02', to: '2026-11-03' })).toBe('other');
});

it.each([
  ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['2026-11-01', '2026-11-20', '2026-10-12', '2026-10-31'],
  ['2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31'],
])('as many days lie before %s–%s', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});
