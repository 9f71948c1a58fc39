import type { RefObject, SyntheticEvent } from 'react';
import { dayInWords } from './calendarLook.ts';
import { DayMark } from './DayMark.tsx';
import type { HeldPart } from './heldPart.ts';
import { isoOf } from './localDay.ts';
import { PeriodSelect } from './PeriodSelect.tsx';

interface NavigatorEvent {
  onChange: (event: SyntheticEvent, value?: string | number | null) => void;
  value: string | number | undefined | null;
  options: { value: number }[];
}

/** What stands inside PrimeReact's calendar; each tells `held` where the focus was when it drew itself anew. */
export function calendarTemplates(active: string, held: RefObject<HeldPart>) {
  return {
    monthNavigatorTemplate: (event: NavigatorEvent) => (
      <PeriodSelect part="month" held={held} value={event.value} options={event.options} onChange={event.onChange} />
    ),
    yearNavigatorTemplate: (event: NavigatorEvent) => (
      <PeriodSelect part="year" held={held} value={event.value} options={event.options} onChange={event.onChange} />
    ),
    dateTemplate: (date: { year: number; month: number; day: number }) => (
      <DayMark day={date.day} name={dayInWords(isoOf(date))} isActive={isoOf(date) === active} held={held} />
    ),
  };
}
