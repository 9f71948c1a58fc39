import { addDays, monthStart, vietnamToday, weekStart } from '@so-the/ui/format';
import { thisMonth, today, type Period } from '../period/period.ts';

/** The periods that reports have at hand, in the order shown; each is worked out when it is chosen. */
export const reportPeriods = [
  { value: 'today', label: 'Hôm nay', days: today },
  { value: 'yesterday', label: 'Hôm qua', days: yesterday },
  { value: 'week', label: 'Tuần này', days: thisWeek },
  { value: 'month', label: 'Tháng này', days: thisMonth },
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
