import { expect, test } from 'vitest';
import { lockedDayRule } from './useDayRule.ts';

const rule = lockedDayRule('2026-11-18');

test.each([
  ['a day before', '2026-11-02'],
  ['the very day', '2026-11-18'],
  ['its last minute', '2026-11-18T23:59:00+07:00'],
  ['a moment of it written elsewhere', '2026-11-18T16:30:00Z'],
])('%s is told in the words of the server', (_, value) => {
  expect(rule(value)).toBe('Sổ đã khóa đến ngày 18/11/2026');
});

test.each(['2026-11-19', '2026-11-19T00:00:00+07:00', '2026-11-18T17:00:00Z'])('%s is open', (value) => {
  expect(rule(value)).toBeUndefined();
});

test('without a lock every day is open', () => {
  expect(lockedDayRule(undefined)('2020-01-01')).toBeUndefined();
});
