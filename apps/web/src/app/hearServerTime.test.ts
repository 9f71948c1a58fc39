import { clockAhead, setClockAhead, vietnamToday } from '@so-the/ui/format';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerTime } from './hearServerTime.ts';

const MACHINE = Date.parse('2026-11-17T09:00:00+07:00');
const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: MACHINE });
  setClockAhead(0);
});
afterEach(() => {
  vi.useRealTimers();
  setClockAhead(0);
});

it.each([0, 1, -1, 2, -2])('a clock that is off by %i minutes is left alone', (off) => {
  hearServerTime(MACHINE + minutes(off));
  expect(clockAhead()).toBe(0);
});

it.each([
  ['three days slow', 3 * 24 * 60, '2026-11-20'],
  ['a day fast', -24 * 60, '2026-11-16'],
  ['three minutes slow', 3, '2026-11-17'],
])('%s: today is the day of the server', (_what, off, today) => {
  hearServerTime(MACHINE + minutes(off));
  expect(clockAhead()).toBe(minutes(off));
  expect(vietnamToday()).toBe(today);
});

it('a clock that was set right is the machine’s again', () => {
  hearServerTime(MACHINE + minutes(4320));
  vi.setSystemTime(MACHINE + minutes(4320));
  hearServerTime(MACHINE + minutes(4320));
  expect(clockAhead()).toBe(0);
});

it('answers that come a moment later do not draw the page anew', () => {
  hearServerTime(MACHINE + minutes(4320));
  hearServerTime(MACHINE + minutes(4320) - 30_000);
  expect(clockAhead()).toBe(minutes(4320));
});
