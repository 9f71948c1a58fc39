import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessDay,
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  vietnamToday,
  INVALID_DATE,
} from './date.ts';
import { parseDate, parseDateTime, parseTime } from './typedDate.ts';
import { datePresets } from './dateRange.ts';
import { addDays } from './days.ts';

describe('showing dates', () => {
  it('keeps a business date as it is, whatever the time zone of the browser', () => {
    expect(formatDate('2026-08-31')).toBe('31/08/2026');
    expect(formatMonth('2026-08-31')).toBe('08/2026');
  });

  it('shows Vietnamese time for any offset', () => {
    expect(formatDateTime('2026-11-20T09:05:00+07:00')).toBe('20/11/2026 09:05');
    expect(formatDateTime('2026-11-20T20:30:00Z')).toBe('21/11/2026 03:30');
    expect(formatDateTime('2026-11-20T09:05:00')).toBe('20/11/2026 09:05');
    expect(formatTime(new Date('2026-11-20T00:00:00Z'))).toBe('07:00');
  });

  it('knows the business date that a moment falls on in Vietnam', () => {
    expect(businessDay('2026-11-20T20:30:00Z')).toBe('2026-11-21');
    expect(businessDay('2026-11-20')).toBe('2026-11-20');
    expect(businessDay('mai')).toBeNull();
  });

  it.each([null, undefined, '', 'không phải ngày', '2026-02-31'])(
    'says "–" for %s, and what a place wants',
    (value) => {
      for (const show of [formatDate, formatDateTime, formatTime, formatMonth]) expect(show(value)).toBe('–');
      expect(formatDate(value, INVALID_DATE)).toBe('Invalid date');
    },
  );
});

describe('parseDate', () => {
  it.each([
    ['31/08/2026', '2026-08-31'],
    ["'31/08/2026", '2026-08-31'],
    ['31/08/2026 00:00:00', '2026-08-31'],
    ['2026/8/31', '2026-08-31'],
    ['ngày 31 tháng 8 năm 2026', '2026-08-31'],
    ['31 Tháng Tám 2026', '2026-08-31'],
    ['01 tháng mười hai, 2026', '2026-12-01'],
    ['31082026', '2026-08-31'],
    ['310826', '2026-08-31'],
    ['1/9/26', '2026-09-01'],
    ['31-08-2026', '2026-08-31'],
    ['31.8.2026', '2026-08-31'],
    ['2026-08-31', '2026-08-31'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, value) => expect(parseDate(text)).toEqual({ ok: true, value }));

  it.each([
    '31 tháng hai 2026',
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '1/13/2026',
    '31/08',
    '3108',
    'mai',
    '31/08/0026',
  ])('refuses %s', (text) => {
    expect(parseDate(text)).toEqual({ ok: false });
  });

  it.each([
    ['5/12', '2027-12-05'],
    ['05-12', '2027-12-05'],
    ['0512', '2027-12-05'],
    ['5/12/90', '2090-12-05'],
    ['2026-08-31', '2026-08-31'],
    ['', null],
  ])('%s stands for %s where a day may be typed without its year', (text, value) =>
    expect(parseDate(text, 2027)).toEqual({ ok: true, value }),
  );

  it.each(['31/2', '29/2', '0013', '512', '5', '/12', '5/12/'])('refuses %s without a year too', (text) =>
    expect(parseDate(text, 2027)).toEqual({ ok: false }),
  );

  it('reads back whatever is shown', () => {
    const day = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('1900-01-01', days));
    fc.assert(
      fc.property(day, (value) => {
        expect(parseDate(formatDate(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('parseTime and parseDateTime', () => {
  it.each([
    ['9:05', '09:05'],
    ['9h05', '09:05'],
    ['9h', '09:00'],
    ['0905', '09:05'],
    ['23:59', '23:59'],
  ])('%s is %s', (text, value) => expect(parseTime(text)).toEqual({ ok: true, value }));

  it.each(['24:00', '12:60', '123', 'sáng'])('refuses the time %s', (text) =>
    expect(parseTime(text)).toEqual({ ok: false }),
  );

  it('joins a day and a time', () => {
    expect(parseDateTime('20/11/2026 9:00')).toEqual({ ok: true, value: '2026-11-20T09:00:00+07:00' });
    expect(parseDateTime('20112026 9h30')).toEqual({ ok: true, value: '2026-11-20T09:30:00+07:00' });
    expect(parseDateTime('5/12 9h', 2026)).toEqual({ ok: true, value: '2026-12-05T09:00:00+07:00' });
    expect(parseDateTime('5/12 9h')).toEqual({ ok: false });
    expect(parseDateTime('20/11/2026')).toEqual({ ok: false });
    expect(parseDateTime('9:00')).toEqual({ ok: false });
  });
});

describe('the usual periods', () => {
  it('end where people expect them to', () => {
    const ranges = Object.fromEntries(
      datePresets('2026-03-05').map(({ label, range }) => [label, `${range.from} ${range.to}`]),
    );
    expect(ranges).toEqual({
      'Hôm nay': '2026-03-05 2026-03-05',
      'Hôm qua': '2026-03-04 2026-03-04',
      '7 ngày qua': '2026-02-27 2026-03-05',
      'Tháng này': '2026-03-01 2026-03-31',
      'Tháng trước': '2026-02-01 2026-02-28',
    });
  });

  it('start from the date in Vietnam, not in London', () => {
    expect(vietnamToday(new Date('2026-03-04T18:00:00Z'))).toBe('2026-03-05');
  });
});
