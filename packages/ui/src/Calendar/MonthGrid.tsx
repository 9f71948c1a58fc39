import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { DateRange } from '../format/dateRange.ts';
import { dayAfterKey, monthWeeks, WEEKDAYS } from './month.ts';

interface MonthGridProps {
  /** Names the month. */
  title: string;
  /** The day the keyboard stands on, ISO; its month is shown. */
  active: string;
  chosen: DateRange;
  today: string;
  isOutside: (isoDate: string) => boolean;
  onPick: (isoDate: string) => void;
  onMove: (isoDate: string) => void;
}

/** The days of a month as a grid; the focus follows the arrow keys. */
export function MonthGrid({ title, active, chosen, today, isOutside, onPick, onMove }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);
  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  });
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    onMove(next);
  };
  const grid = { role: 'grid', 'aria-label': title, onKeyDown: press } as const;
  return (
    <table ref={table} className="st-calendar__grid" {...grid}>
      <thead>
        <tr>
          {WEEKDAYS.map(([short, full]) => (
            <th key={short} abbr={full} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(active).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={isChosen(day, chosen)}>
                <button
                  type="button"
                  className={dayClass(day, active, today, chosen)}
                  tabIndex={day === active ? 0 : -1}
                  aria-label={dayInWords(day)}
                  aria-current={day === today ? 'date' : undefined}
                  disabled={isOutside(day)}
                  onClick={() => onPick(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Begins with the figure shown, so that it can be asked for by voice. */
function dayInWords(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} tháng ${month}, ${year}`;
}

function isChosen(day: string, { from, to }: DateRange): boolean {
  return from !== null && day >= from && day <= (to ?? from);
}

function dayClass(day: string, active: string, today: string, chosen: DateRange): string {
  const marks = {
    other: day.slice(0, 7) !== active.slice(0, 7),
    today: day === today,
    between: isChosen(day, chosen),
    chosen: day === chosen.from || day === chosen.to,
  };
  const names = Object.entries(marks).flatMap(([mark, holds]) => (holds ? [`st-calendar__day--${mark}`] : []));
  return ['st-calendar__day', ...names].join(' ');
}
