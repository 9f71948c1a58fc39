import { expect, test } from 'vitest';
import { addDays, daysBetween, LAST_DAY } from './dates.ts';
import { holidaysOf, LUNAR_YEARS } from './holidays.ts';
import { settleDue } from '../pos/settleDue.ts';
import { proposedWorkday, workdayFrom, workdayUpTo } from './workdays.ts';

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-28', '2026-11-27'],
  ['2026-11-29', '2026-11-27'],
  ['2026-09-02', '2026-08-31'],
  ['2027-05-01', '2027-04-29'],
])('%s is worked on %s', (day, workday) => {
  expect(workdayUpTo(day)).toBe(workday);
});

test('no proposal lies in the past', () => {
  expect(proposedWorkday('2026-11-22', '2026-11-22')).toBe('2026-11-22');
});

test.each([
  ['2026-11-20', '2026-11-23', 'after a weekend'],
  ['2026-09-01', '2026-09-03', 'after the National Day'],
  ['2026-12-31', '2027-01-04', 'after New Year on a Friday'],
  ['2026-04-29', '2026-05-04', 'after 30/4 and 1/5'],
  ['2026-04-24', '2026-04-28', 'after Giỗ Tổ on a Sunday, made up for on Monday'],
  ['2026-02-13', '2026-02-23', 'after Tết of 2026'],
  ['2025-01-24', '2025-02-03', 'after Tết of 2025'],
  ['2024-02-07', '2024-02-15', 'after Tết of 2024, with two days made up for'],
  ['2023-04-28', '2023-05-04', 'after Giỗ Tổ, 30/4 and 1/5 in a row'],
  ['2027-12-31', '2028-01-04', 'after New Year on a Saturday, made up for on Monday'],
  ['2036-01-31', '2036-02-01', 'with fixed days alone where no lunar days are known'],
])('money of %s that comes a day later and skips days off is due on %s, %s', (swiped, due) => {
  expect(settleDue({ SettleDays: 1, SkipHoliday: true }, swiped)).toBe(due);
});

test('money that skips no days off comes on them', () => {
  expect(settleDue({ SettleDays: 1, SkipHoliday: false }, '2026-09-01')).toBe('2026-09-02');
});

test('lunar days of every year from 2020 to 2035 lie within a day of the calendar Node has, which reckons them for Beijing', () => {
  const years = Object.keys(LUNAR_YEARS);
  expect([years.length, years[0], years.at(-1)]).toEqual([16, '2020', '2035']);
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const dayIn = (year: string, wanted: string) => {
    let day = `${year}-01-15`;
    while (lunar.format(new Date(day)) !== wanted) day = addDays(day, 1);
    return day;
  };
  const far = years.filter((year) => {
    const { tet = '', hungKings = '' } = LUNAR_YEARS[year] ?? {};
    const before = daysBetween(`${year}-${tet}`, dayIn(year, '1/1'));
    const most = year === '2027' ? 3 : 2;
    return before < 1 || before > most || Math.abs(daysBetween(`${year}-${hungKings}`, dayIn(year, '3/10'))) > 1;
  });
  expect(far).toEqual([]);
});

test('every year has the days the law gives, and a working day is never far', () => {
  const counts = Object.keys(LUNAR_YEARS).map((year) => new Set(holidaysOf(year)).size);
  expect(counts).toEqual([10, ...Array.from({ length: 15 }, () => 11)]);
  for (let day = '2019-12-01'; day < '2036-02-01'; day = addDays(day, 1)) {
    const [from, upTo] = [workdayFrom(day), workdayUpTo(day)];
    expect([workdayFrom(from), workdayUpTo(upTo), daysBetween(upTo, from) <= 10]).toEqual([from, upTo, true]);
  }
  expect(workdayUpTo(LAST_DAY)).toBe('2199-12-31');
});
