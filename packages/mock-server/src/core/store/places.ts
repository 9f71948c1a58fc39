/** An index says at which places of a collection the rows of each value stand. */
import { firstPlace } from '../values/firstPlace.ts';

/** Value rows are grouped by; an absent one leaves the row out of the index. */
export type IndexKey = string | number | undefined;

/** Places of the rows of each value of an index, oldest first; most values have one row alone. */
export type Places = Map<string | number, number | number[]>;

/** Whether the row at the first place stands before the row at the second. */
export type IsBefore = (a: number, b: number) => boolean;

/** Adds the place of a row to those of its value. */
export function enter(places: Places, key: IndexKey, place: number, isBefore: IsBefore): void {
  if (key === undefined) return;
  const known = places.get(key);
  if (known === undefined) {
    places.set(key, place);
    return;
  }
  const bucket = typeof known === 'number' ? [known] : known;
  if (bucket !== known) places.set(key, bucket);
  if (isBefore(bucket[bucket.length - 1] ?? 0, place)) {
    bucket.push(place);
    return;
  }
  bucket.splice(
    firstPlace(bucket.length, (at) => isBefore(bucket[at] ?? 0, place)),
    0,
    place,
  );
}

/** Takes the place of a row from those of its value. */
export function leave(places: Places, key: IndexKey, place: number): void {
  if (key === undefined) return;
  const known = places.get(key);
  if (typeof known === 'number') places.delete(key);
  else known?.splice(known.indexOf(place), 1);
}
