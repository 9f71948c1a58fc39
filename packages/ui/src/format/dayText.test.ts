import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayText } from './dayText.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T09:00:00+07:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['31/12', undefined, undefined, '2027-12-31'],
  ['31/12', '2026-12-20', '2027-01-01', '2026-12-31'],
  ['1/1', '2026-12-20', '2027-01-01', '2027-01-01'],
  ['29/2', undefined, undefined, null],
  ['0502', '2027-12-01', undefined, '2028-02-05'],
  ['31/12/2026', undefined, '2027-01-01', '2026-12-31'],
  ['5/12/90', undefined, '2027-01-01', '1990-12-05'],
  ['051290', undefined, '2027-01-01', '1990-12-05'],
  ['5/12/26', undefined, '2027-01-01', '2026-12-05'],
  ['5/12/90', undefined, undefined, '2090-12-05'],
  ['5/12/2090', undefined, '2027-01-01', null],
  ['mai', undefined, undefined, '2027-01-02'],
  ['+3', undefined, undefined, '2027-01-04'],
  ['mai', undefined, '2027-01-01', null],
])('%s from %s to %s is %s on 1 January 2027', (text, min, max, day) =>
  expect(dayText(min, max).parse(text)).toEqual(day === null ? { ok: false } : { ok: true, value: day }),
);

it('names the bound that a day of this year breaks where no year fits', () => {
  expect(dayText('2026-12-20', '2027-01-01').parse('5/6')).toEqual({ ok: false });
  expect(dayText('2026-12-20', '2027-01-01').message('5/6')).toBe('Không được sau ngày 01/01/2027');
});
