/**
 * Public holidays of Vietnam: Labour Code 45/2019/QH14, article 112 – New Year 1 day, Tết 5 days, Giỗ Tổ (10/3 lunar)
 * 1 day, 30/4, 1/5, and 2/9 with the day before or after it – and article 111(3): one that falls on a weekend is made
 * up for on the next working day.
 *
 * The Prime Minister sets the days of Tết and the neighbour of 2/9 year by year. Up to 2026 they stand here as they
 * were announced; from 2027 as the same rules would most likely have them (assumed), to be corrected when announced.
 * Lunar days are those of Hanoi (UTC+7). Working days that a year swaps for a longer break are not known here.
 */
import { addDays, type IsoDate } from './dates.ts';

/** What differs from year to year. */
interface LunarYear {
  /** `MM-DD` of the first of the five days of Tết: one or two days before mùng 1. */
  tet: string;
  /** `MM-DD` of 10/3 lunar. */
  hungKings: string;
  /** `MM-DD` of the second day of the National Day; before 2021 there was one day. */
  besideNationalDay?: string;
}

const DAYS_OF_TET = 5;
const FIXED = ['01-01', '04-30', '05-01', '09-02'];

/** Years whose lunar days are known; any other has its fixed days alone. */
export const LUNAR_YEARS: Readonly<Partial<Record<string, LunarYear>>> = {
  2020: { tet: '01-23', hungKings: '04-02' },
  2021: { tet: '02-10', hungKings: '04-21', besideNationalDay: '09-03' },
  2022: { tet: '01-31', hungKings: '04-10', besideNationalDay: '09-01' },
  2023: { tet: '01-20', hungKings: '04-29', besideNationalDay: '09-01' },
  2024: { tet: '02-08', hungKings: '04-18', besideNationalDay: '09-03' },
  2025: { tet: '01-27', hungKings: '04-07', besideNationalDay: '09-01' },
  2026: { tet: '02-16', hungKings: '04-26', besideNationalDay: '09-01' },
  2027: { tet: '02-04', hungKings: '04-16', besideNationalDay: '09-03' },
  2028: { tet: '01-24', hungKings: '04-04', besideNationalDay: '09-01' },
  2029: { tet: '02-12', hungKings: '04-23', besideNationalDay: '09-03' },
  2030: { tet: '01-31', hungKings: '04-12', besideNationalDay: '09-03' },
  2031: { tet: '01-21', hungKings: '04-01', besideNationalDay: '09-01' },
  2032: { tet: '02-09', hungKings: '04-19', besideNationalDay: '09-03' },
  2033: { tet: '01-29', hungKings: '04-09', besideNationalDay: '09-01' },
  2034: { tet: '02-17', hungKings: '04-28', besideNationalDay: '09-01' },
  2035: { tet: '02-06', hungKings: '04-17', besideNationalDay: '09-03' },
};

/** Public holidays of a year, in order, those made up for not among them. */
export function holidaysOf(year: string): IsoDate[] {
  const { tet, hungKings, besideNationalDay } = LUNAR_YEARS[year] ?? {};
  const single = [...FIXED, hungKings, besideNationalDay].filter((day) => day !== undefined);
  const first =
    tet === undefined ? [] : Array.from({ length: DAYS_OF_TET }, (_, place) => addDays(`${year}-${tet}`, place));
  return [...single.map((day) => `${year}-${day}`), ...first].toSorted();
}
