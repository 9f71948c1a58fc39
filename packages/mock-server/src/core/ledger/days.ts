/** Days are kept in their order, in whatever order business was entered, so that a period is found without looking at any other day. */
import type { IsoDate } from '../dates.ts';

/** A period of days, both ends included; an absent end is open. */
export interface Period {
  from?: IsoDate;
  to?: IsoDate;
}

/** Anything kept by day. */
export interface Dated {
  readonly date: IsoDate;
}

/** Place of the first day on or after a date: the number of days when there is none. */
function placeFrom(days: readonly Dated[], date: IsoDate): number {
  let to = days.length;
  const last = days[to - 1]?.date ?? '';
  if (last === date) return to - 1;
  if (last < date) return to;
  let from = 0;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle]?.date ?? '') < date) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places of the first day of a period and of the first day after it. */
export function placesOf(days: readonly Dated[], { from, to }: Period): [start: number, end: number] {
  const start = from === undefined ? 0 : placeFrom(days, from);
  if (to === undefined) return [start, days.length];
  const end = placeFrom(days, to);
  return [start, days[end]?.date === to ? end + 1 : end];
}

/** The days of a period, in order. */
export function daysWithin<Day extends Dated>(days: readonly Day[], period: Period): Day[] {
  return days.slice(...placesOf(days, period));
}

/** The day of a date, if it is kept. */
export function dayOf<Day extends Dated>(days: readonly Day[], date: IsoDate): Day | undefined {
  const day = days[placeFrom(days, date)];
  return day?.date === date ? day : undefined;
}

/** Place of the day of a date, which is added if need be; `make` is given the place it gets. */
export function placeOfDay<Day extends Dated>(days: Day[], date: IsoDate, make: (place: number) => Day): number {
  const place = placeFrom(days, date);
  if (days[place]?.date !== date) days.splice(place, 0, make(place));
  return place;
}
