import type { SyntheticEvent } from 'react';
import { dayInWords } from './calendarLook.ts';
import { DayMark } from './DayMark.tsx';
import { isoOf } from './localDay.ts';
import { PeriodSelect } from './PeriodSelect.tsx';

interface NavigatorEvent {
  onChange: (event: SyntheticEvent, value?: string | number | null) => void;
  value: string | number | undefined | null;
  options: { value: number }[];
}

/** What stands inside PrimeReact's calendar. */
export function calendarTemplates(active: string) {
  return {
    monthNavigatorTemplate: (event: NavigatorEvent) => (
      <PeriodSelect part="month" value={event.value} options={event.options} onChange={event.onChange} />
    ),
    yearNavigatorTemplate: (event: NavigatorEvent) => (
      <PeriodSelect part="year" value={event.value} options={event.options} onChange={event.onChange} />
    ),
    dateTemplate: (date: { year: number; month: number; day: number }) => (
      <DayMark day={date.day} name={dayInWords(isoOf(date))} isActive={isoOf(date) === active} />
    ),
  };
}
