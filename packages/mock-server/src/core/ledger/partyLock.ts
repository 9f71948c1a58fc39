/** A balance both sides agreed on stays: once locked, nothing of that party is posted on or before that day, and nothing of it undone. */
import { displayDate, type IsoDate } from '../values/dates.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';
import type { Line } from '../records/entry.ts';

/** Day up to which a party's account is locked. */
export function lockedTo(world: World, account: string): IsoDate | undefined {
  let last: IsoDate | undefined;
  for (const row of world.comparisons.by('account', account)) {
    if (row.IsLocked && (last === undefined || row.Date > last)) last = row.Date;
  }
  return last;
}

/** Refuses lines of a party on or before the day it is locked up to. */
export function refusePartyLock(world: World, lines: readonly Line[], date: IsoDate): Refusal | undefined {
  if (world.comparisons.rows.length === 0) return undefined;
  for (const { Account } of lines) {
    const lock = lockedTo(world, Account);
    if (lock !== undefined && date <= lock) {
      return refuse('Locked', `Công nợ của đối tượng đã khóa đến ngày ${displayDate(lock)}`);
    }
  }
  return undefined;
}

/** Refuses undoing an entry that a locked balance counts. */
export function refuseMirror(world: World, entryId: number | undefined): Refusal | undefined {
  const entry = world.books.entries[(entryId ?? 0) - 1];
  return entry && refusePartyLock(world, entry.Lines, entry.BusinessDate);
}
