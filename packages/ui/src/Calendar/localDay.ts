/** Midnight of an ISO date in the browser's own zone, the days that PrimeReact reckons with. */
export function localDay(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The ISO date of a day of the browser's own calendar; `month` counts from 0. */
export function isoOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The ISO date of a moment in the browser's own calendar. */
export function isoOfDate(date: Date): string {
  return isoOf({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() });
}
