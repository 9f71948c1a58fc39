import { formatMonth } from '../format/date.ts';
import { addDays, addMonths, weekStart } from '../format/days.ts';
import { monthWeeks, WEEKDAYS } from '../Calendar/month.ts';

/** How much of the calendar is shown at once. */
export type CalendarMode = 'month' | 'week' | 'day';

/** What the calendar shows: a mode and any day inside the period. */
export interface CalendarPlace {
  mode: CalendarMode;
  /** ISO business date. */
  date: string;
}

/** One appointment, due date or other thing that stands on a day. */
export interface CalendarEvent {
  /** Key of the record behind it. */
  id: string | number;
  /** ISO date-time, or an ISO business date when it has no time of day. */
  at: string;
  /** Whom or what it is about: "Nguyễn Thị Hoa". */
  title: string;
  /** A second line where there is room: "VCB •••• 1234 · 30.000.000". */
  note?: string;
  /** Its code in the calendar's `statuses`. */
  status: string | number;
  /** Its address; without one the calendar's `onOpen` is called. */
  href?: string;
  /** ISO day it should be done by at the latest: marked while the event is moved. */
  due?: string;
  /** It stays where it is, though the calendar's others may be moved. Default false. */
  fixed?: boolean;
}

/** The days that a place shows, whole weeks for a month: what a caller has to fetch. */
export function calendarPeriod(place: CalendarPlace): { from: string; to: string } {
  const days = placeDays(place);
  return { from: days[0] ?? place.date, to: days.at(-1) ?? place.date };
}

/** All days that a place shows, in order, Monday first. */
export function placeDays({ mode, date }: CalendarPlace): string[] {
  if (mode === 'day') return [date];
  if (mode === 'week') {
    const monday = weekStart(date);
    return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  }
  return monthWeeks(date)
    .filter((week) => week.some((day) => inMonth(day, date)))
    .flat();
}

/** The same mode one period before (-1) or after (1). */
export function movePlace({ mode, date }: CalendarPlace, by: -1 | 1): CalendarPlace {
  const moved = { month: () => addMonths(date, by), week: () => addDays(date, 7 * by), day: () => addDays(date, by) };
  return { mode, date: moved[mode]() };
}

/** The period in words: "Tháng 11/2026", "23/11–29/11/2026", "Thứ hai, 23/11/2026". */
export function placeTitle(place: CalendarPlace): string {
  const { mode, date } = place;
  if (mode === 'month') return `Tháng ${formatMonth(date)}`;
  if (mode === 'day') return `${weekdayName(date)}, ${writtenDay(date)}`;
  const { from, to } = calendarPeriod(place);
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : `/${from.slice(0, 4)}`;
  return `${dayMonth(from)}${year}–${dayMonth(to)}/${to.slice(0, 4)}`;
}

/** Whether a day is one of the month that holds `date`. */
export function inMonth(day: string, date: string): boolean {
  return day.slice(0, 7) === date.slice(0, 7);
}

/** "23/11". */
export function dayMonth(isoDate: string): string {
  return `${isoDate.slice(8)}/${isoDate.slice(5, 7)}`;
}

/** "23/11/2026". */
export function writtenDay(isoDate: string): string {
  return `${dayMonth(isoDate)}/${isoDate.slice(0, 4)}`;
}

/** "Thứ hai". */
export function weekdayName(isoDate: string): string {
  const fromMonday = (new Date(`${isoDate}T00:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[fromMonday]?.[1] ?? '';
}
