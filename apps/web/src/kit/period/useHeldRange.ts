import { useState } from 'react';
import type { DateRange } from '@so-the/ui';
import { heldOver, keyOf, type Held } from './heldRange.ts';

/**
 * A period as its field shows it: what does not mean anything yet stays in the field, and is handed on once it does.
 *
 * @param takes whether the owner can use a period
 * @returns what the field shows, and what it calls
 */
export function useHeldRange(
  value: DateRange,
  takes: (range: DateRange) => boolean,
  onChange: (range: DateRange) => void,
): [shown: DateRange, change: (range: DateRange) => void] {
  const [known, setHeld] = useState<Held>();
  const key = keyOf(value);
  const held = heldOver(known, key);
  if (held !== known) setHeld(held);
  const change = (range: DateRange) => {
    const sent = held?.sent ?? [];
    const isNews = takes(range) && keyOf(range) !== (sent.at(-1) ?? key);
    setHeld({ over: key, range, sent: isNews ? [...sent, keyOf(range)] : sent });
    if (isNews) onChange(range);
  };
  return [held?.range ?? value, change];
}

/** Whether a period ends where it begins or later; one with an open side does. */
export function isInOrder({ from, to }: DateRange): boolean {
  return from === null || to === null || from <= to;
}
