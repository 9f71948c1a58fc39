/** Only the owner moves a shop's first day, and never past what is in its books. */
import { OWNER_GROUP } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import { firstRefusal, refuse, type Refusal } from '../command/result.ts';
import type { Shop } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { displayDate, isIsoDate, type IsoDate } from '../values/dates.ts';
import { firstDayOf, firstEntryDay } from '../ledger/firstDay.ts';

/** Refuses a first day that is no day, lies after today or after the first entry, or is not the owner's to move. */
export function refuseFirstDate(
  world: World,
  { FirstDate: date }: { FirstDate?: IsoDate },
  old: Shop | undefined,
  context: Context,
): Refusal | undefined {
  if (date === undefined || (old && date === firstDayOf(world, old.ShopID))) return undefined;
  const entry = old && firstEntryDay(world, old.ShopID);
  return firstRefusal(
    isIsoDate(date) && date <= context.businessDate
      ? undefined
      : refuse('FutureDate', `Ngày đầu tiên không được sau hôm nay, ${displayDate(context.businessDate)}`, 'FirstDate'),
    world.users.get(context.userId)?.GroupID === OWNER_GROUP
      ? undefined
      : refuse('Forbidden', 'Chỉ chủ sở hữu được đổi ngày đầu tiên của cửa hàng', 'FirstDate'),
    entry !== undefined && date > entry
      ? refuse('InUse', `Sổ đã có bút toán từ ngày ${displayDate(entry)}`, 'FirstDate')
      : undefined,
  );
}
