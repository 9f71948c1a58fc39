/** An order counts because it was settled (it left status 2), whatever its settlement posted: the fee of a partner's card may be nothing (domain §2(o)). */
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import { keeping } from '../store/kept.ts';
import type { Period } from '../books/days.ts';
import type { Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isSettled } from './orderTotals.ts';
import { dayOfStep, settlingStep } from '../ledger/settlingStep.ts';

/** Numbers of the settled orders of a shop by the day they were settled. */
type Days = Map<IsoDate, Set<number>>;

interface Part {
  ShopID: number;
  date: IsoDate;
}

const settledOfShops = keeping<Map<number, Days>, Part>({
  nothing: () => new Map(),
  watch: (world, touch) => {
    for (const { ScheduleID } of world.schedules.rows) touch(ScheduleID);
    world.schedules.watch((_before, { ScheduleID }) => touch(ScheduleID));
    world.statusLogs.watch((_before, { ScheduleID }) => touch(ScheduleID));
  },
  read: (world, id) => {
    const order = world.schedules.get(id);
    if (!order || order.IsDeleted || !isSettled(order)) return undefined;
    const step = settlingStep(world, id);
    return step && { ShopID: order.ShopID, date: dayOfStep(step) };
  },
  change: (shops, { ShopID, date }, sign, id) => {
    const days: Days = shops.get(ShopID) ?? new Map();
    shops.set(ShopID, days);
    const orders = days.get(date) ?? new Set<number>();
    days.set(date, orders);
    if (sign === 1) orders.add(id);
    else orders.delete(id);
  },
});

/** When an order was settled for the last time; empty for one that never was. */
export function settledAt(world: World, scheduleId: number): IsoInstant {
  return settlingStep(world, scheduleId)?.At ?? '';
}

/** The day an order is settled on, while it is (domain §2(p)). */
export function settledDateOf(world: World, order: Schedule): IsoDate | undefined {
  const step = isSettled(order) ? settlingStep(world, order.ScheduleID) : undefined;
  return step && dayOfStep(step);
}

/** Reads when so many more orders were settled, so that no report has to; gives whether all are read. */
export function readSettledAhead(world: World, most: number): boolean {
  return settledOfShops(world, most).isWhole;
}

/** Numbers of a shop's orders that were settled on the days of a period and still are; an absent end is open. */
export function settledWithin(world: World, shopId: number, { from, to }: Period): number[] {
  const days: Days = settledOfShops(world).kept.get(shopId) ?? new Map();
  if (from !== undefined && from === to) return [...(days.get(from) ?? [])];
  const found: number[] = [];
  for (const [date, orders] of days) {
    if ((from === undefined || date >= from) && (to === undefined || date <= to)) found.push(...orders);
  }
  return found;
}
