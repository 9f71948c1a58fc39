/** Whose a trade is: of the staff, the customer, the order, the service, the POS or the card type that a row of a report stands for. */
import { entriesOfDay, figureDays, type Period } from '../../ledger/balance.ts';
import type { ServiceType, Swipe } from '../../records/schedule.ts';
import type { World } from '../../store/world.ts';
import type { ReportRow } from './figureQuery.ts';
import { isOfOrder, swipesOf, type Share, type Trade } from './tradeFigures.ts';

type Key = number | string | undefined;

/** How what was posted is shared among the rows of a report, and the key of one of them. */
export function rowShares(
  world: World,
  row: ReportRow,
): { key: Key; sharesOf: (trade: Trade) => readonly Share<Key>[] } {
  if (row.GroupBy === 'staff') return { key: row.StaffID ?? 0, sharesOf: staffShares(world) };
  if (row.GroupBy === 'customer') return { key: row.CustomerID ?? 0, sharesOf: customerShares(world) };
  if (row.GroupBy === 'order') return { key: row.ScheduleID ?? 0, sharesOf: orderShares };
  if (row.GroupBy === 'service') return { key: row.ServiceType, sharesOf: serviceShares(world) };
  return { key: swipeKey(row), sharesOf: swipeShares(world, row.GroupBy === 'pos' ? posKey : typeKey) };
}

function swipeKey({ GroupBy, PosID, PosPartnerID, TypeCard }: ReportRow): string {
  if (GroupBy === 'typeCard') return TypeCard === undefined ? NO_SWIPE : typeKey({ TypeCard });
  return PosID === undefined && PosPartnerID === undefined ? NO_SWIPE : posKey({ PosID, PosPartnerID });
}

/** Whose a trade is: of the staff in charge of its order, else of who entered it. */
export function staffShares(world: World): (trade: Trade) => Share<number>[] {
  return ({ ScheduleID, entry }) => [
    { key: world.schedules.get(ScheduleID)?.StaffID ?? entry?.UserID ?? 0, weight: 1 },
  ];
}

/** Whose a trade is: of the customer of its order; 0 is what belongs to none. */
export function customerShares(world: World): (trade: Trade) => Share<number>[] {
  return ({ ScheduleID }) => [{ key: world.schedules.get(ScheduleID)?.CustomerID ?? 0, weight: 1 }];
}

/** A trade counts for its order; 0 is what belongs to none. */
export function orderShares({ ScheduleID = 0 }: Trade): Share<number>[] {
  return [{ key: ScheduleID, weight: 1 }];
}

/** Whose a trade is: of the service of its order, or of none. */
export function serviceShares(world: World): (trade: Trade) => Share<ServiceType | undefined>[] {
  return ({ ScheduleID }) => [{ key: world.schedules.get(ScheduleID)?.ServiceType, weight: 1 }];
}

/** The POS of a swipe, own or a partner's, as the rows of the report are told apart. */
export function posKey({ PosID, PosPartnerID }: Pick<Swipe, 'PosID' | 'PosPartnerID'>): string {
  return PosID === undefined ? `partner/${PosPartnerID ?? 0}` : `own/${PosID}`;
}

/** The card type of a swipe, as the rows of the report are told apart. */
export function typeKey({ TypeCard }: Pick<Swipe, 'TypeCard'>): string {
  return `type/${TypeCard}`;
}

/** Key of what no swipe earned. */
const NO_SWIPE = '';

/** A trade goes to its swipes by their amounts; without any, nowhere in particular. */
export function swipeShares(world: World, keyOf: (swipe: Swipe) => string): (trade: Trade) => Share<string>[] {
  return (trade) => {
    const swipes = swipesOf(world, trade);
    return swipes.length === 0
      ? [{ key: NO_SWIPE, weight: 1 }]
      : swipes.map((row) => ({ key: keyOf(row), weight: row.Amount }));
  };
}

/** Swipes in force that were entered on the days of a period. */
export function swipesWithin(world: World, shopIds: readonly number[], period: Period): Swipe[] {
  return shopIds.flatMap((shopId) =>
    figureDays(world, shopId, period).flatMap(([date]) =>
      entriesOfDay(world, shopId, date).flatMap((entry) => {
        const isCancelled = entry.ReversesID !== undefined || world.books.reversedBy.has(entry.EntryID);
        return isOfOrder(entry) || isCancelled ? [] : swipesOf(world, { entry });
      }),
    ),
  );
}
