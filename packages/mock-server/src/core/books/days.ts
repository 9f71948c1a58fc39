/** Days are kept in their order, in whatever order business was entered, so that a period is found without looking at any other day. */
import type { IsoDate } from '../values/dates.ts';
import { firstPlace } from '../values/firstPlace.ts';

/** A period of days, both ends included; an absent end is open. */
export interface Period {
  from?: IsoDate;
  to?: IsoDate;
}

/** Anything kept by day. */
export interface Dated {
  readonly date: IsoDate;
}

/** Place of the first of so many dates in order that lies in a period, and of the first after it. */
export function rangeOf(
  count: number,
  dateAt: (place: number) => IsoDate,
  { from, to }: Period,
): [start: number, end: number] {
  const isUpToLast = to === undefined || count === 0 || dateAt(count - 1) <= to;
  const end = isUpToLast ? count : firstPlace(count, (place) => dateAt(place) <= to);
  if (from === undefined || end === 0) return [0, end];
  const start = dateAt(end - 1) < from ? end : firstPlace(end, (place) => dateAt(place) < from);
  return [start, end];
}

/** Place of the day of a date or of the first day after it; most business is of the last day. */
function placeOf(days: readonly Dated[], date: IsoDate): number {
  const last = days.at(-1)?.date ?? '';
  if (last === date) return days.length - 1;
  return last < date ? days.length : firstPlace(days.length, (place) => (days[place]?.date ?? '') < date);
}

/** Places of the first day of a period and of the first day after it. */
export function placesOf(days: readonly Dated[], period: Period): [start: number, end: number] {
  return rangeOf(days.length, (place) => days[place]?.date ?? '', period);
}

/** The days of a period, in order. */
export function daysWithin<Day extends Dated>(days: readonly Day[], period: Period): Day[] {
  return days.slice(...placesOf(days, period));
}

/** The day of a date, if it is kept. */
export function dayOf<Day extends Dated>(days: readonly Day[], date: IsoDate): Day | undefined {
  const day = days[placeOf(days, date)];
  return day?.date === date ? day : undefined;
}

/** Place of the day of a date, which is added if need be; `make` is given the place it gets. */
export function placeOfDay<Day extends Dated>(days: Day[], date: IsoDate, make: (place: number) => Day): number {
  const place = placeOf(days, date);
  if (days[place]?.date !== date) days.splice(place, 0, make(place));
  return place;
}
