import type { Schemas } from '@so-the/api-client';

type Entry = Schemas['DebtEntry'];

/** An entry that may explain why the two books differ. */
export interface LikelyEntry extends Entry {
  /** What it changed our balance by, in đồng. */
  Effect: number;
  /** `missing`: the other side may lack it; `early`: the other side may already count what we booked after the day. */
  Why: 'missing' | 'early';
}

/** Entries looked through at most: pairs of them are tried too. */
const MOST = 400;

/**
 * Entries whose amount is just the difference, the nearest to the day first: one that the other side may lack, one that it
 * may have booked before us, or else two that it may lack together.
 *
 * @param entries of the party, in any order
 * @param difference our balance less theirs, in đồng
 * @param date the day the two balances are of
 */
export function likelyEntries(entries: readonly Entry[], difference: number, date: string): LikelyEntry[] {
  if (difference === 0) return [];
  const near = entries
    .filter(({ IsCancelled, ReversesEntryID }) => !IsCancelled && ReversesEntryID === undefined)
    .toSorted((one, other) => daysFrom(one, date) - daysFrom(other, date))
    .slice(0, MOST);
  const before = near.filter(({ BusinessDate }) => BusinessDate <= date);
  const missing = before.filter((entry) => effectOf(entry) === difference).map((entry) => likely(entry, 'missing'));
  const early = near
    .filter((entry) => entry.BusinessDate > date && effectOf(entry) === -difference)
    .map((entry) => likely(entry, 'early'));
  const single = [...missing, ...early].toSorted((one, other) => daysFrom(one, date) - daysFrom(other, date));
  return single.length > 0 ? single : pairOf(before, difference);
}

function effectOf({ Increase, Decrease }: Entry): number {
  return Increase - Decrease;
}

function likely(entry: Entry, Why: LikelyEntry['Why']): LikelyEntry {
  return { ...entry, Effect: effectOf(entry), Why };
}

/** The two entries nearest to the day that add up to the difference. */
function pairOf(near: readonly Entry[], difference: number): LikelyEntry[] {
  const seen = new Map<number, Entry>();
  for (const entry of near) {
    const effect = effectOf(entry);
    const other = seen.get(difference - effect);
    if (other) return [likely(other, 'missing'), likely(entry, 'missing')];
    if (!seen.has(effect)) seen.set(effect, entry);
  }
  return [];
}

function daysFrom({ BusinessDate }: Entry, date: string): number {
  return Math.abs(Date.parse(BusinessDate) - Date.parse(date));
}
