import { Calendar as PrimeCalendar } from 'primereact/calendar';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { vietnamToday } from '../format/date.ts';
import type { DateRange } from '../format/dateRange.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { calendarLook } from './calendarLook.ts';
import { calendarTemplates } from './calendarTemplates.tsx';
import { HeldContext, heldPartOf, isDay, type HeldPart } from './heldPart.ts';
import { isoOfDate, localDay } from './localDay.ts';
import { clampDay, dayAfterKey } from './month.ts';
import './Calendar.css';

interface CalendarProps {
  /** The days shown as chosen; one day has both ends equal. */
  chosen: DateRange;
  min?: string;
  max?: string;
  onPick: (isoDate: string) => void;
  /** Offers to pick today. Default true. */
  todayButton?: boolean;
  /** Today, ISO; given by stories and tests. Default the date in Vietnam. */
  today?: string;
}

/** Years before and after today's that can be chosen where nothing bounds the days. */
const YEARS = { before: 100, after: 30 } as const;

/**
 * One month of days to pick from, with the keyboard of the WAI-ARIA date grid; month and year can be chosen. Takes the
 * focus when it appears, and holds it where it was: PrimeReact makes a new table each time it draws.
 */
export function Calendar({ chosen, min, max, onPick, todayButton = true, today = vietnamToday() }: CalendarProps) {
  const [active, setActive] = useState(() => clampDay(chosen.from ?? chosen.to ?? today, min, max));
  const held = useRef<HeldPart>('day');
  const go = (isoDate: string) => setActive(clampDay(isoDate, min, max));
  const outside = (isoDate: string) => clampDay(isoDate, min, max) !== isoDate;
  const { from, to } = chosen;
  const shown = useMemo(() => {
    const year = Number(today.slice(0, 4));
    const years = [min ? min.slice(0, 4) : year - YEARS.before, max ? max.slice(0, 4) : year + YEARS.after];
    return {
      value: localDay(active),
      minDate: min === undefined ? undefined : localDay(min),
      maxDate: max === undefined ? undefined : localDay(max),
      yearRange: years.join(':'),
      pt: calendarLook(active, { from, to }, today),
      ...calendarTemplates(active),
    };
  }, [active, min, max, from, to, today]);

  const press = (event: KeyboardEvent) => {
    const next = isDay(event.target as Element) ? dayAfterKey(active, event.key, event.shiftKey) : null;
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(next);
  };
  const hold = (event: FocusEvent) => {
    held.current = heldPartOf(event.target);
  };
  const keys = { onKeyDownCapture: press, onFocus: hold };
  return (
    <PrimeScope>
      <div className="st-calendar" {...keys}>
        <HeldContext value={held}>
          <PrimeCalendar
            inline
            {...shown}
            viewDate={shown.value}
            onViewDateChange={({ value }) => go(isoOfDate(value))}
            onChange={({ value }) => value instanceof Date && onPick(isoOfDate(value))}
            selectOtherMonths
            monthNavigator
            yearNavigator
            prevIcon={<Icon name="chevron-left" />}
            nextIcon={<Icon name="chevron-right" />}
          />
        </HeldContext>
        {todayButton && (
          <Button size="small" variant="ghost" disabled={outside(today)} onClick={() => onPick(today)}>
            Hôm nay
          </Button>
        )}
      </div>
    </PrimeScope>
  );
}
