/** A count opens into the records it counts, and money that is late into what it is late for: as many, or as much, as the figure says. */
import type { Schemas } from '@so-the/api-client';
import { entriesOfDay, figureDays, movementOf, type Period } from '../ledger/balance.ts';
import { overdueOf } from '../lots/posOverdue.ts';
import { idIn, kindOf } from '../records/accounts.ts';
import { rowsWithin } from '../store/rowsWithin.ts';
import { settledDateOf, settledWithin } from '../schedules/settledOrders.ts';
import type { World } from '../store/world.ts';
import { COUNT_OF } from './companyReport.ts';
import { isOf } from './accountsAsked.ts';
import type { FigureQuery } from './figureQuery.ts';
import { settledShare } from './figuresBy.ts';
import { posKey, swipesWithin } from './posRevenue.ts';
import { recordViews, type FigureRecord } from './recordViews.ts';
import { isAppointment } from './revenueFigures.ts';
import { rowShares } from './rowDrill.ts';
import { voucherFilter, voucherOf } from './voucherLines.ts';

type Find = (world: World, shopId: number, period: Period, asked: FigureQuery) => FigureRecord[];

const orders: Find = (world, shopId, period, asked) => {
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

const FINDERS = {
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
  Overdue: late,
  PosOverdue: late,
  Booked: byStatus,
  Ready: byStatus,
  Working: byStatus,
  Transferring: byStatus,
  Completed: byStatus,
  Cancelled: byStatus,
} as const satisfies Partial<Record<Schemas['Figure'], Find>>;

/** Whether a figure is made of records instead of entries. */
export function isOfRecords(figure: Schemas['Figure'] | undefined): figure is keyof typeof FINDERS {
  return figure !== undefined && Object.hasOwn(FINDERS, figure);
}

/** Records behind a figure of some shops, by shop, oldest first. */
export function figureRecords(
  world: World,
  shopIds: readonly number[],
  period: Period,
  asked: FigureQuery & { Figure: keyof typeof FINDERS },
): FigureRecord[] {
  const find: Find = FINDERS[asked.Figure];
  return shopIds.flatMap((shopId) => find(world, shopId, period, asked));
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

/** What is late of one POS, or of all: its lots, and what lies outside them. */
function late(world: World, shopId: number, { to = '9999-12-31' }: Period, { Account }: FigureQuery): FigureRecord[] {
  const views = recordViews(world);
  return world.poses
    .by('shop', shopId)
    .filter(({ posID }) => Account === undefined || Account === 'pos' || posID === idIn(Account))
    .flatMap((pos) => {
      const { lots, outside } = overdueOf(world, pos, to);
      const total = lots.reduce((sum, { Remain }) => sum + Remain, outside);
      if (total <= 0) return [];
      const rows = lots.map(({ lot, Remain }) => views.lot(pos, lot, Remain));
      return outside === 0 ? rows : rows.concat(views.outside(pos, outside));
    });
}

function byStatus(world: World, shopId: number, period: Period, { Figure }: FigureQuery): FigureRecord[] {
  return rowsWithin(world, 'schedules', shopId, period)
    .filter(({ IsDeleted, Status }) => !IsDeleted && COUNT_OF[Status] === Figure)
    .map(recordViews(world).appointment);
}
