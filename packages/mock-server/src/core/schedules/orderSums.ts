/** Sums over all orders of a shop equal the fold over their figures; only orders whose fee is not posted yet are read one by one. */
import { keeping } from '../store/kept.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { hasBegun, hasPostedFigures, orderTotals } from './orderTotals.ts';

/** Columns of a list of orders that are summed, in đồng. */
export const ORDER_COLUMNS = [
  'Amount',
  'TotalPaidCard',
  'TotalSwipe',
  'FeeAmount',
  'PosFeeAmount',
  'AffAmount',
  'PartnerAmount',
  'Profit',
  'CustomerDebt',
  'DebtWithFee',
] as const;

/** Sums of a list of orders. */
export type OrderSums = Record<(typeof ORDER_COLUMNS)[number], number>;

interface ShopSums {
  /** Σ over orders whose figures are all posted. */
  posted: OrderSums;
  /** Numbers of all other orders. */
  others: Set<number>;
}

/** What an order adds to the sums of its shop; without figures it is read whenever the sums are. */
interface Part {
  ShopID: number;
  figures?: OrderSums;
}

/** Sums of nothing. */
function noSums(): OrderSums {
  return {
    Amount: 0,
    TotalPaidCard: 0,
    TotalSwipe: 0,
    FeeAmount: 0,
    PosFeeAmount: 0,
    AffAmount: 0,
    PartnerAmount: 0,
    Profit: 0,
    CustomerDebt: 0,
    DebtWithFee: 0,
  };
}

const sumsOfShops = keeping<Map<number, ShopSums>, Part>({
  nothing: () => new Map(),
  watch: (world, touch) => {
    for (const { ScheduleID } of world.schedules.rows) touch(ScheduleID);
    world.schedules.watch((_before, { ScheduleID }) => touch(ScheduleID));
  },
  watchEntry: ({ Lines }, touch) => Lines.forEach(({ ScheduleID }) => touch(ScheduleID)),
  read: (world, id) => {
    const order = world.schedules.get(id);
    if (!order || order.IsDeleted) return undefined;
    const { ShopID } = order;
    return hasPostedFigures(order) ? { ShopID, figures: figuresOf(world, order) } : { ShopID };
  },
  change: (shops, { ShopID, figures }, sign, id) => {
    let sums = shops.get(ShopID);
    if (!sums) shops.set(ShopID, (sums = { posted: noSums(), others: new Set() }));
    if (figures) add(sums.posted, figures, sign);
    else if (sign === 1) sums.others.add(id);
    else sums.others.delete(id);
  },
});

/** Reads so many more orders for the sums of all shops, so that no list has to; gives whether all are read. */
export function readSumsAhead(world: World, most: number): boolean {
  return sumsOfShops(world, most).isWhole;
}

/** Σ of the figures of all orders of some shops that are not deleted; of cancelled ones no amount, of those not begun no profit. */
export function sumsOfAllOrders(world: World, shopIds: readonly number[]): OrderSums {
  const { kept } = sumsOfShops(world);
  const total = noSums();
  for (const shopId of shopIds) {
    const sums = kept.get(shopId);
    if (!sums) continue;
    add(total, sums.posted, 1);
    for (const id of sums.others) {
      const order = world.schedules.get(id);
      if (order) add(total, figuresOf(world, order), 1);
    }
  }
  return total;
}

/** Σ of the figures of some orders, each read once; of cancelled ones no amount, of those not begun no profit. */
export function sumsOfOrders(world: World, orders: readonly Schedule[]): OrderSums {
  const total = noSums();
  for (const order of orders) add(total, figuresOf(world, order), 1);
  return total;
}

function figuresOf(world: World, order: Schedule): OrderSums {
  const totals = orderTotals(world, order);
  return {
    Amount: order.Status === SCHEDULE_STATUS.cancelled ? 0 : order.Amount,
    TotalPaidCard: totals.TotalPaidCard,
    TotalSwipe: totals.TotalSwipe,
    FeeAmount: totals.FeeAmount,
    PosFeeAmount: totals.PosFeeAmount,
    AffAmount: totals.AffAmount,
    PartnerAmount: totals.PartnerAmount,
    Profit: hasBegun(order, totals) ? totals.Profit : 0,
    CustomerDebt: totals.CustomerDebt,
    DebtWithFee: totals.DebtWithFee,
  };
}

function add(total: OrderSums, part: OrderSums, sign: 1 | -1): void {
  for (const name of ORDER_COLUMNS) total[name] += sign * part[name];
}
