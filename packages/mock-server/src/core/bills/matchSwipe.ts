/** A slip or a statement's row belongs to a swipe when the first of three keys that finds any finds exactly one (domain §2(g)). */
import { addDays, type IsoDate } from '../values/dates.ts';
import { LINE_STATUS, type Swipe } from '../records/schedule.ts';
import { plainCode } from '../records/statement.ts';
import type { World } from '../store/world.ts';

/** What is known about a sale from outside. */
export interface SaleFacts {
  TID?: string;
  ApprovalCode?: string;
  LotNo?: string;
  InvoiceNo?: string;
  Amount?: number;
  Date?: IsoDate;
  Last4?: string;
}

/** Swipes a sale may be, for somebody to choose from, and the one that it is beyond doubt. */
export interface SwipeMatch {
  /** Free ones that the first key finds which finds any. */
  found: Swipe[];
  /** The only one that this key finds at all, while no better key finds one that is taken or cancelled. */
  certain?: Swipe;
}

/** What a sale from outside may be in the books; a sale whose own swipe is taken is never certain of another. */
export function matchSwipe(
  world: World,
  shopId: number,
  sale: SaleFacts,
  isFree: (swipe: Swipe) => boolean,
): SwipeMatch {
  const near = swipesNear(world, shopId, sale);
  let isDoubtful = false;
  for (const key of KEYS) {
    const all = near.filter((swipe) => key(world, swipe, sale));
    const standing = all.filter((swipe) => swipe.Status === LINE_STATUS.done);
    const found = standing.filter(isFree);
    if (found.length > 0) return isDoubtful || standing.length > 1 ? { found } : { found, certain: found[0] };
    isDoubtful ||= all.length > 0;
  }
  return { found: [] };
}

type Key = (world: World, swipe: Swipe, sale: SaleFacts) => boolean;

/** In the order they are tried: approval code and amount, lot and invoice, day with amount and last four digits. */
const KEYS: readonly Key[] = [
  (_world, swipe, { ApprovalCode, Amount }) =>
    isSameCode(ApprovalCode, swipe.ApprovalCode) && isSame(Amount, swipe.Amount),
  (_world, swipe, { LotNo, InvoiceNo }) => isSameCode(LotNo, swipe.LotNo) && isSameCode(InvoiceNo, swipe.InvoiceNo),
  (world, swipe, { Date, Amount, Last4 }) =>
    isSame(Date, swipe.BusinessDate) &&
    isSame(Amount, swipe.Amount) &&
    isSame(Last4, world.cards.get(swipe.CardDataID)?.Last4),
];

function isSame<Value>(told: Value | undefined, kept: Value | undefined): boolean {
  return told !== undefined && told === kept;
}

function isSameCode(told: string | undefined, kept: string | undefined): boolean {
  return isSame(plainCode(told), plainCode(kept));
}

/** Days around a sale within which approval codes and lot numbers are not used again (assumed). */
const NEAR_DAYS = 20;

/** Swipes on the shop's own terminal of that number, around the day when it is known. */
function swipesNear(world: World, shopId: number, { TID, Date }: SaleFacts): Swipe[] {
  const pos = TID === undefined ? undefined : world.poses.by('tid', TID).find((row) => row.ShopID === shopId);
  if (!pos) return [];
  if (Date === undefined) return world.swipes.by('pos', pos.posID);
  const [from, to] = [addDays(Date, -NEAR_DAYS), addDays(Date, NEAR_DAYS)];
  const months = new Set([from, Date, to].map((date) => date.slice(0, 7)));
  return [...months]
    .flatMap((month) => world.swipes.by('posMonth', `${pos.posID}|${month}`))
    .filter((swipe) => swipe.BusinessDate >= from && swipe.BusinessDate <= to);
}
