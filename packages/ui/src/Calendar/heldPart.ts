import { createContext, type RefObject } from 'react';

/** What of a calendar holds the focus. */
export type HeldPart = 'day' | 'month' | 'year' | 'other';

/** What held the focus when a calendar was drawn anew. */
export const HeldContext = createContext<RefObject<HeldPart>>({ current: 'other' });

/** The part that an element in focus belongs to. */
export function heldPartOf(element: Element): HeldPart {
  if (isDay(element)) return 'day';
  const part = element instanceof HTMLSelectElement ? element.dataset.part : undefined;
  return part === 'month' || part === 'year' ? part : 'other';
}

/** Whether an element is a day of the calendar, or in one. */
export function isDay(element: Element): boolean {
  return element.closest('.st-calendar__grid') !== null;
}
