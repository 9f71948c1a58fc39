/** Business of a period is found by its days, so that a month of three years costs a month. */
import { addDays, daysBetween } from '../values/dates.ts';
import type { Period } from '../books/days.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import type { World } from './world.ts';

/** Most days that are asked for one by one. */
const MOST_DAYS = 400;

type DayCollection = keyof typeof dayOfRow;
type RowOf<Name extends DayCollection> = World[Name]['rows'][number];

/** Rows of a shop that belong to a period, deleted ones too, oldest first. */
export function rowsWithin<Name extends DayCollection>(
  world: World,
  name: Name,
  ShopID: number,
  { from, to }: Period,
): RowOf<Name>[] {
  const numberOf = world[name].numberOf.bind(world[name]) as (row: RowOf<Name>) => number;
  if (from !== undefined && to !== undefined && daysBetween(from, to) < MOST_DAYS) {
    const found: RowOf<Name>[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      found.push(...world[name].by('day', dayKey({ ShopID }, date)));
    }
    return found.toSorted((a, b) => numberOf(a) - numberOf(b));
  }
  const rows: readonly RowOf<Name>[] = world[name].by('shop', ShopID);
  const dateOf = dayOfRow[name] as (row: RowOf<Name>) => string;
  if (from === undefined && to === undefined) return [...rows];
  return rows.filter((row) => {
    const date = dateOf(row);
    return (from === undefined || date >= from) && (to === undefined || date <= to);
  });
}
