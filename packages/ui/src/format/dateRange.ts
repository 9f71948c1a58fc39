import { vietnamToday } from './date.ts';
import { addDays, monthEnd, monthStart } from './days.ts';

/** Two ISO business dates, both included; null leaves that side open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** The ready-made periods of a date range, in the order shown. */
export function datePresets(today: string = vietnamToday()): { label: string; range: DateRange }[] {
  const firstDay = monthStart(today);
  const lastMonthEnd = addDays(firstDay, -1);
  const yesterday = addDays(today, -1);
  return [
    { label: 'Hôm nay', range: { from: today, to: today } },
    { label: 'Hôm qua', range: { from: yesterday, to: yesterday } },
    { label: '7 ngày qua', range: { from: addDays(today, -6), to: today } },
    { label: 'Tháng này', range: { from: firstDay, to: monthEnd(today) } },
    { label: 'Tháng trước', range: { from: monthStart(lastMonthEnd), to: lastMonthEnd } },
  ];
}
