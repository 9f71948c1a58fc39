import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { vietnamToday } from '../format/date.ts';
import type { DateRange } from '../format/dateRange.ts';
import { addMonths } from '../format/days.ts';
import { clampDay } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
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

/** One month of days to pick from, with the keyboard of the WAI-ARIA date grid. Takes the focus when it appears. */
export function Calendar({ chosen, min, max, onPick, todayButton = true, today = vietnamToday() }: CalendarProps) {
  const [active, setActive] = useState(() => clampDay(chosen.from ?? chosen.to ?? today, min, max));
  const go = (isoDate: string) => setActive(clampDay(isoDate, min, max));
  const outside = (isoDate: string) => clampDay(isoDate, min, max) !== isoDate;
  const title = `Tháng ${Number(active.slice(5, 7))}, ${active.slice(0, 4)}`;
  return (
    <div className="st-calendar">
      <div className="st-calendar__head">
        <IconButton
          label="Xem tháng trước"
          icon={<Icon name="chevron-left" />}
          size="small"
          onClick={() => go(addMonths(active, -1))}
        />
        <span className="st-calendar__title" aria-live="polite">
          {title}
        </span>
        <IconButton
          label="Xem tháng sau"
          icon={<Icon name="chevron-right" />}
          size="small"
          onClick={() => go(addMonths(active, 1))}
        />
      </div>
      <MonthGrid
        title={title}
        active={active}
        isOutside={outside}
        chosen={chosen}
        today={today}
        onPick={onPick}
        onMove={go}
      />
      {todayButton && (
        <Button size="small" variant="ghost" disabled={outside(today)} onClick={() => onPick(today)}>
          Hôm nay
        </Button>
      )}
    </div>
  );
}
