import { addDays, addMonths, monthStart, weekStart } from '../format/days.ts';

/** Names of the days of a week from Monday on, short and in full. */
export const WEEKDAYS = [
  ['T2', 'Thứ hai'],
  ['T3', 'Thứ ba'],
  ['T4', 'Thứ tư'],
  ['T5', 'Thứ năm'],
  ['T6', 'Thứ sáu'],
  ['T7', 'Thứ bảy'],
  ['CN', 'Chủ nhật'],
] as const;

/** The six weeks, Monday first, that show the month of an ISO date. Always six, so that the grid does not jump. */
export function monthWeeks(isoDate: string): string[][] {
  const monday = weekStart(monthStart(isoDate));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)));
}

/** Where a key leads from a day: arrows by day and week, Home and End in the week, PageUp/Down by month, with Shift by year. */
export function dayAfterKey(isoDate: string, key: string, shift: boolean): string | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days) return addDays(isoDate, days);
  if (key === 'Home') return weekStart(isoDate);
  if (key === 'End') return addDays(weekStart(isoDate), 6);
  if (key === 'PageUp') return addMonths(isoDate, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(isoDate, shift ? 12 : 1);
  return null;
}

/** An ISO date brought between two others; either may be open. */
export function clampDay(isoDate: string, min?: string, max?: string): string {
  if (min !== undefined && isoDate < min) return min;
  return max !== undefined && isoDate > max ? max : isoDate;
}
