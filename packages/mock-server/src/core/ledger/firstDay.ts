/** A shop's books begin on its first day: nothing is dated before it (domain §2(p)). */
import { businessDateOf, displayDate, type IsoDate } from '../values/dates.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** First day of a shop's books, on which its opening balances stand: the one set for it, else the day it was opened; '' of a shop there is none of. */
export function firstDayOf(world: World, shopId: number): IsoDate {
  const shop = world.shops.get(shopId);
  return shop ? (shop.FirstDate ?? businessDateOf(shop.CreatedDate)) : '';
}

/**
 * Refuses a date before the shop's first day.
 *
 * @param field the date was typed into
 * @param name of the date in the refusal
 */
export function refuseBeforeFirstDay(
  world: World,
  shopId: number,
  date: IsoDate,
  field?: string,
  name = 'Ngày ghi sổ',
): Refusal | undefined {
  const first = firstDayOf(world, shopId);
  if (date >= first) return undefined;
  return refuse('BeforeFirstDay', `${name} trước ngày đầu tiên của cửa hàng ${displayDate(first)}`, field);
}

/** Day of the first entry in a shop's books; the first day may not move past it. */
export function firstEntryDay(world: World, shopId: number): IsoDate | undefined {
  return world.books.history.days(shopId)[0]?.date;
}
