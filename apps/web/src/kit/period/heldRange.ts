import type { DateRange } from '@so-the/ui';

/** What a field shows over the period that its owner has. */
export interface Held {
  /** The owner's period while this was typed. */
  over: string;
  range: DateRange;
  /** Periods handed on that the owner has not taken yet: an address is written after the next key. */
  sent: readonly string[];
}

/** What is held once the owner has the period of `key`: all of it where that was handed on, nothing where it comes from elsewhere. */
export function heldOver(held: Held | undefined, key: string): Held | undefined {
  if (!held || held.over === key) return held;
  const place = held.sent.indexOf(key);
  return place < 0 ? undefined : { ...held, over: key, sent: held.sent.slice(place + 1) };
}

/** Tells periods apart. */
export function keyOf({ from, to }: DateRange): string {
  return `${from}/${to}`;
}
