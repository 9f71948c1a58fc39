/** What waits for its revenue at the end of a day equals the fold over the postings up to it: of each order not settled by then, with card payments or swipes in force, what its swipes have cost and the fee to come (domain §2(p)). */
import type { Schemas } from '@so-the/api-client';
import { accounts } from '../records/accounts.ts';
import { entriesOfOrder } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { swipedIn } from '../books/flows.ts';
import { valueAt } from '../books/valueAt.ts';
import type { Schedule } from '../records/schedule.ts';
import { keeping } from '../store/kept.ts';
import type { World } from '../store/world.ts';
import type { IsoDate } from '../values/dates.ts';
import { agreedFee, isSettled } from './orderTotals.ts';
import { settledDateOf } from './settledOrders.ts';

/** What waits, by count and in đồng. */
type Waiting = Pick<Schemas['UnsettledFigures'], 'OrderCount' | 'PosFeeAmount' | 'PartnerAmount' | 'FeeAmount'>;

/** What more waits from a day on; below zero, less. */
interface Change extends Waiting {
  date: IsoDate;
}

interface Part {
  ShopID: number;
  changes: readonly Change[];
}

interface ShopWaiting {
  /** What more waits from each day on. */
  days: Map<IsoDate, Waiting>;
  /** The changes of each order that ever waited over the end of a day. */
  orders: Map<number, readonly Change[]>;
}

const NAMES = ['OrderCount', 'PosFeeAmount', 'PartnerAmount', 'FeeAmount'] as const;
const noWaiting = (): Waiting => ({ OrderCount: 0, PosFeeAmount: 0, PartnerAmount: 0, FeeAmount: 0 });
const emptyShop = (): ShopWaiting => ({ days: new Map(), orders: new Map() });

const waitingOfShops = keeping<Map<number, ShopWaiting>, Part>({
  nothing: () => new Map(),
  watch: (world, touch) => {
    for (const { ScheduleID } of world.schedules.rows) touch(ScheduleID);
    world.schedules.watch((_before, { ScheduleID }) => touch(ScheduleID));
    world.statusLogs.watch((_before, { ScheduleID }) => touch(ScheduleID));
    world.shops.watch((before, { ShopID, RoundFeeTo }) => {
      if (before?.RoundFeeTo === RoundFeeTo) return;
      for (const { ScheduleID } of world.schedules.by('shop', ShopID)) touch(ScheduleID);
    });
  },
  watchEntry: ({ Lines }, touch) => Lines.forEach(({ ScheduleID }) => touch(ScheduleID)),
  read: (world, id) => {
    const order = world.schedules.get(id);
    if (!order || order.IsDeleted) return undefined;
    const changes = changesOf(world, order);
    return changes.length === 0 ? undefined : { ShopID: order.ShopID, changes };
  },
  change: (shops, { ShopID, changes }, sign, id) => {
    const shop = valueAt(shops, ShopID, emptyShop);
    if (sign === 1) shop.orders.set(id, changes);
    else shop.orders.delete(id);
    for (const change of changes) add(valueAt(shop.days, change.date, noWaiting), change, sign);
  },
});

/** Reads so many more orders for what waits, so that no report has to; gives whether all are read. */
export function readUnsettledAhead(world: World, most: number): boolean {
  return waitingOfShops(world, most).isWhole;
}

/** What of some shops waits for its revenue at the end of a day. */
export function unsettledOn(world: World, shopIds: readonly number[], date: IsoDate): Schemas['UnsettledFigures'] {
  const { kept } = waitingOfShops(world);
  const total = noWaiting();
  for (const shopId of shopIds) {
    for (const [day, waiting] of kept.get(shopId)?.days ?? []) if (day <= date) add(total, waiting, 1);
  }
  return { Date: date, ...total };
}

/** Numbers of the orders that {@link unsettledOn} counts. */
export function unsettledOrders(world: World, shopIds: readonly number[], date: IsoDate): Set<number> {
  return new Set(waitingByOrder(world, shopIds, date).keys());
}

/** What waits of each order that {@link unsettledOn} counts. */
export function waitingByOrder(world: World, shopIds: readonly number[], date: IsoDate): Map<number, Waiting> {
  const { kept } = waitingOfShops(world);
  const found = new Map<number, Waiting>();
  for (const shopId of shopIds) {
    for (const [id, changes] of kept.get(shopId)?.orders ?? []) {
      const waiting = noWaiting();
      for (const change of changes) if (change.date <= date) add(waiting, change, 1);
      if (waiting.OrderCount === 1) found.set(id, waiting);
    }
  }
  return found;
}

/** From which day on what of an order waits: as its lines are posted, until the day it is settled on. */
function changesOf(world: World, order: Schedule): Change[] {
  const settled = isSettled(order) ? (settledDateOf(world, order) ?? '') : undefined;
  const entries = entriesOfOrder(world, order.ScheduleID).filter(
    ({ RefType, BusinessDate }) =>
      (RefType === 'CardPayment' || RefType === 'Swipe') && (settled === undefined || BusinessDate < settled),
  );
  const byDay = Map.groupBy(entries, ({ BusinessDate }) => BusinessDate);
  const days = [...byDay.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const changes: Change[] = [];
  const sums = { TotalPaidCard: 0, TotalSwipe: 0, PosFeeAmount: 0, PartnerAmount: 0 };
  let last = noWaiting();
  const note = (date: IsoDate, next: Waiting) => {
    const change = { date, ...next };
    for (const name of NAMES) change[name] -= last[name];
    if (NAMES.some((name) => change[name] !== 0)) changes.push(change);
    last = next;
  };
  for (const day of days) {
    for (const entry of byDay.get(day) ?? []) addEntry(sums, entry);
    const isWaiting = sums.TotalPaidCard !== 0 || sums.TotalSwipe !== 0;
    const { PosFeeAmount, PartnerAmount } = sums;
    const FeeAmount = isWaiting ? agreedFee(world, order, sums) : 0;
    note(day, { OrderCount: Number(isWaiting), PosFeeAmount, PartnerAmount, FeeAmount });
  }
  if (settled !== undefined) note(settled, noWaiting());
  return changes;
}

function addEntry(
  sums: { TotalPaidCard: number; TotalSwipe: number; PosFeeAmount: number; PartnerAmount: number },
  entry: Entry,
): void {
  for (const { Account, Amount } of entry.Lines) {
    if (entry.RefType === 'CardPayment' && Account.startsWith('customer/')) sums.TotalPaidCard += Amount;
    else if (Account === accounts.posFee) sums.PosFeeAmount += Amount;
    else if (Account === accounts.partnerShare) sums.PartnerAmount += Amount;
  }
  sums.TotalSwipe += swipedIn(entry);
}

function add(total: Waiting, part: Waiting, sign: 1 | -1): void {
  for (const name of NAMES) total[name] += sign * part[name];
}
