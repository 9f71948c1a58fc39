import { addDays, monthStart, vietnamToday, weekStart } from '@so-the/ui/format';
import { thisMonth, today, type Period } from '../period/period.ts';

/** The periods that reports have at hand, in the order shown; each is worked out when it is chosen. */
export const reportPeriods = [
  { value: 'today', label: 'Hôm nay', days: today },
  { value: 'yesterday', label: 'Hôm qua', days: yesterday },
  { value: 'week', label: 'Tuần này', days: thisWeek },
  { value: 'month', label: 'Tháng này', days: thisMonth },
  { value: 'quarter', label: 'Quý này', days: thisQuarter },
  { value: 'year', label: 'Năm này', days: thisYear },
  { value: 'lastMonth', label: 'Tháng trước', days: lastMonth },
] as const satisfies readonly { value: string; label: string; days: () => Period }[];

/** Days that are none of {@link reportPeriods}. */
export const OTHER_DAYS = { value: 'other', label: 'Tùy chọn' } as const;

/** Which of the periods at hand some days are. */
export function periodNamed({ from, to }: Period): (typeof reportPeriods)[number]['value'] | 'other' {
  const known = reportPeriods.find(({ days }) => days().from === from && days().to === to);
  return known?.value ?? OTHER_DAYS.value;
}

function yesterday(): Period {
  const day = addDays(vietnamToday(), -1);
  return { from: day, to: day };
}

/** From Monday to today. */
function thisWeek(): Period {
  const to = vietnamToday();
  return { from: weekStart(to), to };
}

function lastMonth(): Period {
  const to = addDays(thisMonth().from, -1);
  return { from: monthStart(to), to };
}

/** From the first day of the calendar quarter to today. */
function thisQuarter(): Period {
  const to = vietnamToday();
  const first = Math.floor((Number(to.slice(5, 7)) - 1) / 3) * 3 + 1;
  return { from: `${to.slice(0, 5)}${String(first).padStart(2, '0')}-01`, to };
}

/** From New Year to today. */
function thisYear(): Period {
  const to = vietnamToday();
  return { from: `${to.slice(0, 5)}01-01`, to };
}

/** The days just before a period, as many as it has. */
export function periodBefore({ from, to }: Period): Period {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}
