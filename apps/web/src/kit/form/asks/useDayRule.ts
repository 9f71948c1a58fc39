import { businessDay, formatDate } from '@so-the/ui/format';
import type { FieldRule } from '../fieldRules.ts';
import { useOwnShop } from '../../access/useOwnShop.ts';

/** Says that a day's books are closed, in the words the server refuses with: "Sổ đã khóa đến ngày 18/11/2026". */
export function lockedSentence(lockedTo: string): string {
  return `Sổ đã khóa đến ngày ${formatDate(lockedTo)}`;
}

/**
 * The complaint about a day, or a moment of a day, on or before the one the shop's books are locked up to.
 *
 * @param lockedTo `YYYY-MM-DD`; undefined while nothing is locked
 */
export function lockedDayRule(lockedTo: string | undefined): FieldRule<string> {
  return (value) => {
    const day = businessDay(value);
    return lockedTo !== undefined && day !== null && day <= lockedTo ? lockedSentence(lockedTo) : undefined;
  };
}

/**
 * Refuses a day on which the books of the own shop are closed.
 *
 * @param posts the field's day is one that money is posted on; else every day is good
 */
export function useDayRule(posts: boolean): FieldRule<string> {
  const own = useOwnShop(posts);
  return lockedDayRule(posts ? own?.LockDate : undefined);
}
