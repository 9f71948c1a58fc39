import { addDays, vietnamToday } from '@so-the/ui/format';
import type { HomeRange } from './homeLinks.ts';

/** The periods the home page can show; the first one at first. */
export const homePeriods = [
  { id: 'today', label: 'Hôm nay', previous: 'hôm qua' },
  { id: 'week', label: '7 ngày qua', previous: '7 ngày trước' },
  { id: 'month', label: '30 ngày qua', previous: '30 ngày trước' },
] as const;

/** One of {@link homePeriods}. */
export type HomePeriod = (typeof homePeriods)[number]['id'];

const days: Record<HomePeriod, number> = { today: 1, week: 7, month: 30 };

/**
 * What a figure of a period is compared with. While a day runs, that is the day before up to the same hour; appointments
 * are those of the whole day, today as the day before.
 */
export function previousOf(period: HomePeriod, isOfWholeDays = false): string {
  const { previous } = homePeriods.find(({ id }) => id === period) ?? homePeriods[0];
  return period === 'today' && !isOfWholeDays ? `cùng giờ ${previous}` : previous;
}

/** First and last day of a period that ends today, ISO dates. */
export function rangeOf(period: HomePeriod, today = vietnamToday()): HomeRange {
  return { fromDate: addDays(today, 1 - days[period]), toDate: today };
}
