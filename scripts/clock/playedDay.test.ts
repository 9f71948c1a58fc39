import { expect, test } from 'vitest';
import { momentOf } from './playedDay.ts';

test.each([
  ['2026-11-20', '2026-11-20T09:00:00+07:00'],
  ['2028-02-29', '2028-02-29T09:00:00+07:00'],
  ['2026-12-31T23:58', '2026-12-31T23:58:00+07:00'],
  ['2026-12-31T23:58:00+07:00', '2026-12-31T23:58:00+07:00'],
])('%s is played from %s', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

test.each(['2027-02-29', '2026-13-01', '20/11/2026', '2026-11-20T25:00', 'tomorrow', '2026-11-20T09:00Z'])(
  '%s is refused',
  (text) => {
    expect(() => momentOf(text)).toThrow(/SO_THE_TODAY/);
  },
);
