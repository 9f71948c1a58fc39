/** A count opens into the records it counts, and money that is late into what it is late for: as many, or as much, as the figure says. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../../values/dates.ts';
import { entriesOfDay, figureDays, movementOf, type Period } from '../../ledger/balance.ts';
import { idIn, kindOf } from '../../records/accounts.ts';
import { rowsWithin } from '../../store/rowsWithin.ts';
import { settledDateOf, settledWithin } from '../../schedules/settledOrders.ts';
import type { World } from '../../store/world.ts';
import { COUNT_OF } from './statusFigures.ts';
import { isOf } from './accountsAsked.ts';
import { differenceRecords } from './differenceFigures.ts';
import type { FigureQuery, FindRecords } from './figureQuery.ts';
import { settledShare } from './tradeFigures.ts';
import { lateRecords } from './lateRecords.ts';
import { recordViews, type FigureRecord } from './recordViews.ts';
import { isAppointment } from './revenueFigures.ts';
import { posKey, rowShares, swipesWithin } from './shares.ts';
import { unsettledRecords } from './unsettledFigures.ts';
import { voucherFilter, voucherOf } from './voucherFigures.ts';

const orders: FindRecords = (world, shopId, period, asked) => {
  const { order } = recordViews(world);
  if (asked.Report === 'newCustomers') {
    return customersEntered(world, shopId, period, asked)
      .flatMap(({ CustomerID }) => world.schedules.by('customer', CustomerID))
      .filter(({ IsDeleted }) => !IsDeleted)
      .map((row) => order(row));
  }
  const ids = settledWithin(world, shopId, period);
  const { key, sharesOf } = rowShares(world, asked);
  return ids.flatMap((id) => {
    const row = world.schedules.get(id);
    const isCounted = asked.GroupBy === undefined || settledShare(id, key, sharesOf) > 0;
    return row && isCounted ? [order(row, settledDateOf(world, row))] : [];
  });
};

const FINDERS: Partial<Record<Schemas['Figure'], FindRecords>> = {
  OrderCount: orders,
  AppointmentCount: (world, shopId, period) =>
    rowsWithin(world, 'schedules', shopId, period).filter(isAppointment).map(recordViews(world).appointment),
  NewCustomers: (world, shopId, period, asked) =>
    customersEntered(world, shopId, period, asked).map(recordViews(world).customer),
  CardCount: (world, shopId, period, asked) =>
    customersEntered(world, shopId, period, asked)
      .flatMap(({ CustomerID }) => world.cards.by('customer', CustomerID))
      .filter(({ IsDeleted }) => !IsDeleted)
      .map(recordViews(world).card),
  SwipeCount: (world, shopId, period, { GroupBy, PosID, PosPartnerID, TypeCard }) =>
    swipesWithin(world, [shopId], period)
      .filter((swipe) => GroupBy !== 'pos' || posKey(swipe) === posKey({ PosID, PosPartnerID }))
      .filter((swipe) => GroupBy !== 'typeCard' || swipe.TypeCard === TypeCard)
      .map(recordViews(world).swipe),
  PartyCount: (world, shopId, { to }, { Account = 'party' }) =>
    [...(world.books.shops.get(shopId)?.keys() ?? [])]
      .filter((account) => isOf(account, Account) && movementOf(world, shopId, account, { to }).closing !== 0)
      .map((account) => recordViews(world).party(shopId, kindOf(account), idIn(account))),
  Count: (world, shopId, period, { Account }) => vouchersInForce(world, shopId, period, Account),
  Overdue: lateRecords,
  PosOverdue: lateRecords,
  Booked: byStatus,
  Ready: byStatus,
  Working: byStatus,
  Transferring: byStatus,
  Completed: byStatus,
  Cancelled: byStatus,
};

/**
 * Records behind a figure of some shops, by shop, oldest first; what is late over all shops, the longest first. `undefined`
 * for a figure that is made of entries.
 */
export function figureRecords(
  world: World,
  shopIds: readonly number[],
  period: Period,
  asked: FigureQuery,
  today: IsoDate,
): FigureRecord[] | undefined {
  const find = finderOf(world, asked);
  // The figure itself is of today where nobody asked for a day.
  const days = find === lateRecords ? { ...period, to: period.to ?? today } : period;
  const found = find && shopIds.flatMap((shopId) => find(world, shopId, days, asked));
  return find === lateRecords ? found?.toSorted(byDue) : found;
}

/** What has no due day lies outside any lot, and stands last. */
function byDue(one: FigureRecord, other: FigureRecord): number {
  const [due = '9999-12-31', otherDue = '9999-12-31'] = [one.Date, other.Date];
  return due === otherDue ? 0 : due < otherDue ? -1 : 1;
}

function finderOf(world: World, asked: FigureQuery): FindRecords | undefined {
  if (asked.Report === 'unsettled') return unsettledRecords(asked);
  if (asked.Report === 'comparison') return differenceRecords(world, asked);
  return asked.Figure && FINDERS[asked.Figure];
}

/** Customers of a shop entered in a period: all, one, or those one member of staff entered. */
function customersEntered(world: World, shopId: number, period: Period, { Account, GroupBy, StaffID }: FigureQuery) {
  return rowsWithin(world, 'customers', shopId, period)
    .filter(({ IsDeleted }) => !IsDeleted)
    .filter(({ CustomerID }) => Account === undefined || CustomerID === idIn(Account))
    .filter(({ CreatedBy }) => GroupBy !== 'staff' || CreatedBy === (StaffID ?? 0));
}

function vouchersInForce(world: World, shopId: number, period: Period, account: string | undefined): FigureRecord[] {
  const isWished = voucherFilter(account);
  const { voucher: view } = recordViews(world);
  return figureDays(world, shopId, period)
    .flatMap(([date]) => entriesOfDay(world, shopId, date))
    .flatMap((entry) => {
      const voucher = voucherOf(world, entry);
      const isInForce = entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID);
      return voucher && isInForce && isWished(voucher, entry) ? [view(voucher)] : [];
    });
}

function byStatus(world: World, shopId: number, period: Period, { Figure }: FigureQuery): FigureRecord[] {
  return rowsWithin(world, 'schedules', shopId, period)
    .filter(({ IsDeleted, Status }) => !IsDeleted && COUNT_OF[Status] === Figure)
    .map(recordViews(world).appointment);
}
