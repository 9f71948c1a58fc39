import { addDays, vietnamToday } from './date.ts';

/** Two ISO business dates, both included; null leaves that side open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** The ready-made periods of a date range, in the order shown. */
export function datePresets(today: string = vietnamToday()): { label: string; range: DateRange }[] {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  const yesterday = addDays(today, -1);
  return [
    { label: 'Hôm nay', range: { from: today, to: today } },
    { label: 'Hôm qua', range: { from: yesterday, to: yesterday } },
    { label: '7 ngày qua', range: { from: addDays(today, -6), to: today } },
    { label: 'Tháng này', range: { from: monthStart, to: monthEnd(today) } },
    { label: 'Tháng trước', range: { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd } },
  ];
}

function monthEnd(isoDate: string): string {
  const [year = 0, month = 0] = isoDate.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
