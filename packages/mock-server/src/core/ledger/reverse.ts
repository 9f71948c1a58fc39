/** What is cancelled or approved later belongs to the day it was meant for, while that day is open; else to today (domain §2(q)). */
import type { Context } from '../command/context.ts';
import { firstRefusal, refuse, type Refusal, type Result } from '../command/result.ts';
import type { Entry } from '../records/entry.ts';
import type { World } from '../store/world.ts';
import type { IsoDate } from '../values/dates.ts';
import { refuseFundLock } from './fundLock.ts';
import { refuseMirror, refusePartyLock } from './partyLock.ts';
import { post, refuseDate } from './post.ts';

/** The day something is meant for, while the shop, its funds and its parties are open on it; else today. */
export function postingDay(
  world: World,
  meant: Pick<Entry, 'ShopID' | 'BusinessDate' | 'Lines'>,
  context: Context,
): IsoDate {
  const { ShopID, BusinessDate, Lines } = meant;
  const closed = firstRefusal(
    refuseDate(world, ShopID, BusinessDate, context),
    refuseFundLock(world, meant),
    refusePartyLock(world, Lines, BusinessDate),
  );
  return closed ? context.businessDate : BusinessDate;
}

/** Refuses cancelling what a locked balance of a party counts, or what no open day is left for. */
export function refuseReverse(world: World, entryId: number | undefined, context: Context): Refusal | undefined {
  const entry = world.books.entries[(entryId ?? 0) - 1];
  if (!entry) return undefined;
  const on = postingDay(world, entry, context);
  return firstRefusal(
    refuseMirror(world, entryId),
    refuseDate(world, entry.ShopID, on, context),
    refuseFundLock(world, { ...entry, BusinessDate: on }),
  );
}

/** Posts the mirror of an entry, on {@link postingDay} unless `on` names another open day; refuses a second mirror, the mirror of a mirror, and of what a locked balance of a party counts. */
export function reverse(world: World, entryId: number, reason: string, context: Context, on?: IsoDate): Result<Entry> {
  const entry = world.books.entries[entryId - 1];
  if (!entry) return refuse('NotFound', 'Không tìm thấy bút toán');
  if (entry.ReversesID !== undefined || world.books.reversedBy.has(entryId)) {
    return refuse('AlreadyReversed', 'Bút toán đã được hủy trước đó');
  }
  const locked = refuseMirror(world, entryId);
  if (locked) return locked;
  const mirror = {
    ShopID: entry.ShopID,
    BusinessDate: on ?? postingDay(world, entry, context),
    RefType: entry.RefType,
    RefID: entry.RefID,
    Description: `Hủy: ${entry.Description} (${reason})`,
    Lines: entry.Lines.map((line) => ({ ...line, Amount: -line.Amount })),
    ReversesID: entry.EntryID,
  };
  return post(world, mirror, context);
}
