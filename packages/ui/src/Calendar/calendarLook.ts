import { formatMonth } from '../format/date.ts';
import type { DateRange } from '../format/dateRange.ts';
import { isoOf } from './localDay.ts';

interface CellContext {
  context: { date: unknown };
}

interface DayContext {
  context: { disabled: boolean };
}

/** "14 tháng 8, 2026": begins with the figure shown, so that it can be asked for by voice. */
export function dayInWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} tháng ${month}, ${year}`;
}

/**
 * Attributes of PrimeReact's calendar: a grid named by its month, cells that say whether they are chosen, days that are
 * buttons. Its own names of cells differ from their text, and what it says of days belongs to cells.
 */
export function calendarLook(active: string, chosen: DateRange, today: string) {
  const title = `Tháng ${formatMonth(active)}`;
  return {
    root: { className: 'st-calendar__root' },
    panel: { className: 'st-calendar__panel', 'aria-label': undefined },
    header: { className: 'st-calendar__head' },
    title: { className: 'st-calendar__title' },
    previousButton: { className: MOVE, 'aria-label': 'Xem tháng trước' },
    nextButton: { className: MOVE, 'aria-label': 'Xem tháng sau' },
    container: { className: 'st-calendar__days' },
    table: { className: 'st-calendar__grid', 'aria-label': title },
    day: ({ context }: CellContext) => {
      const day = isoOf(context.date as Parameters<typeof isoOf>[0]);
      return {
        className: cellClass(day, active, today, chosen),
        'aria-label': undefined,
        'aria-selected': isChosen(day, chosen),
        'aria-current': day === today ? ('date' as const) : undefined,
      };
    },
    dayLabel: ({ context }: DayContext) => ({
      className: 'st-calendar__day',
      role: 'button',
      'aria-selected': undefined,
      'aria-disabled': context.disabled || undefined,
    }),
  };
}

const MOVE = 'st-icon-button st-icon-button--small';

function isChosen(day: string, { from, to }: DateRange): boolean {
  return from !== null && day >= from && day <= (to ?? from);
}

function cellClass(day: string, active: string, today: string, chosen: DateRange): string {
  const marks = {
    other: day.slice(0, 7) !== active.slice(0, 7),
    today: day === today,
    between: isChosen(day, chosen),
    chosen: day === chosen.from || day === chosen.to,
  };
  const names = Object.entries(marks).flatMap(([mark, holds]) => (holds ? [`st-calendar__cell--${mark}`] : []));
  return ['st-calendar__cell', ...names].join(' ');
}
