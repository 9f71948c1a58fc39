import { addDays, formatDate, monthStart, vietnamToday } from '@so-the/ui/format';

/** Two ISO business dates, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Today alone. */
export function today(): Period {
  const day = vietnamToday();
  return { from: day, to: day };
}

/** Today and the seven days after it. */
export function comingWeek(): Period {
  const day = vietnamToday();
  return { from: day, to: addDays(day, 7) };
}

/** From the first of this month to today. */
export function thisMonth(): Period {
  const day = vietnamToday();
  return { from: monthStart(day), to: day };
}

/** The year that ends today. */
export function pastYear(): Period {
  const day = vietnamToday();
  return { from: addDays(day, -364), to: day };
}

/** The period an address asks for; a missing end is the usual one, moved so that the period is never upside down. */
export function askedPeriod(from: string | null, to: string | null, usual: Period): Period {
  const start = from ?? earlier(usual.from, to ?? usual.to);
  const end = to ?? later(usual.to, start);
  return { from: start, to: end };
}

/** Days in words: "20/11/2026", "01/11/2026–20/11/2026". */
export function daysInWords({ from, to }: Period): string {
  return from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
