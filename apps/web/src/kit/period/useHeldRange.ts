import { useState } from 'react';
import type { DateRange } from '@so-the/ui';

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
  const [draft, setDraft] = useState<{ over: string; range: DateRange }>();
  const key = keyOf(value);
  const change = (range: DateRange) => {
    setDraft({ over: key, range });
    if (takes(range) && keyOf(range) !== key) onChange(range);
  };
  return [draft?.over === key ? draft.range : value, change];
}

/** Whether a period ends where it begins or later; one with an open side does. */
export function isInOrder({ from, to }: DateRange): boolean {
  return from === null || to === null || from <= to;
}

function keyOf({ from, to }: DateRange): string {
  return `${from}/${to}`;
}
