/** An order is found by its code, its customer and its card's last digits, and listed by the day of its appointment. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import { businessDateOf, type IsoDate } from '../dates.ts';
import { listPage, rememberedPage, searchWords, type ListPage, type ListQuery } from '../listing.ts';
import { sumOf } from '../money.ts';
import { SCHEDULE_STATUS, type Schedule, type ScheduleStatus, type PartnerMode } from '../records/schedule.ts';
import type { Result } from '../result.ts';
import { rowsInView } from '../shops.ts';
import { fold, holdsWords } from '../text.ts';
import { userName } from '../wire.ts';
import type { World } from '../world.ts';
import { orderTotals, type OrderTotals } from './orderTotals.ts';
import { scheduleView } from './scheduleView.ts';
import { allWarnings, dismissalOf, warningsOf, WARNING_FIX, type Flag } from './warnings.ts';

/** Filters of every list of orders; absent ones do not filter. */
export interface ScheduleQuery extends ListQuery {
  ScheduleIDs?: readonly number[];
  /** First day of the appointment. */
  ForDate?: IsoDate;
  /** Last day of the appointment. */
  ToDate?: IsoDate;
  StaffID?: number;
  SearchShopID?: number;
  ServiceType?: number;
  /** Any of these; empty is all. */
  Statuses?: readonly ScheduleStatus[];
  PartnerID?: number;
  /** Any of these; empty is all. */
  PartnerModes?: readonly PartnerMode[];
  CustomerID?: number;
  CardDataID?: number;
  WarningCode?: Schemas['OrderWarningCode'];
  OnlyHighlight?: boolean;
}

/** A page of orders and the sums over all matches. */
export type ScheduleList = Result<ListPage<Schemas['Schedule'], Schemas['ScheduleTotals']>>;

/** Orders that fit the filter, latest appointment first unless sorted. */
export function searchSchedules(world: World, query: ScheduleQuery, context: Context): ScheduleList {
  const totals = rememberTotals(world);
  const { WarningCode } = query;
  const name = WarningCode === undefined ? 'orders' : `orders at ${context.now}`;
  const find = () =>
    findSchedules(world, query, context).filter(
      (row) =>
        WarningCode === undefined ||
        warningsOf(world, row, totals(row), context).some((flag) => flag.Code === WarningCode),
    );
  return page(world, name, find, query, { totals, context });
}

/** Cancelled orders, latest appointment first unless sorted. */
export function listCancelledOrders(world: World, query: ScheduleQuery, context: Context): ScheduleList {
  return searchSchedules(world, { ...query, Statuses: [SCHEDULE_STATUS.cancelled] }, context);
}

/** Orders that carry at least one flag, latest appointment first unless sorted. */
export function listWarningErrorSchedules(world: World, query: ScheduleQuery, context: Context): ScheduleList {
  const totals = rememberTotals(world);
  const find = () =>
    findSchedules(world, query, context).filter((row) => warningsOf(world, row, totals(row), context).length > 0);
  return page(world, `faulty orders at ${context.now}`, find, query, { totals, context });
}

/** Orders of the customers a text finds, newest first unless sorted. */
export function listSchedulesByCustomer(
  world: World,
  query: ListQuery & { CustomerSearch?: string; CustomerID?: number; FromDate?: IsoDate; ToDate?: IsoDate },
  context: Context,
): ScheduleList {
  const { CustomerSearch, FromDate, ...rest } = query;
  return searchSchedules(world, { ...rest, GeneralSearch: CustomerSearch, ForDate: FromDate }, context);
}

/** One row a flag, oldest flag first: those that stand, or those set aside. */
export function listWarningSchedules(
  world: World,
  query: ScheduleQuery & { ScheduleID?: number; Dismissed?: boolean },
  context: Context,
): Result<ListPage<Schemas['OrderWarning']>> {
  const ids = query.ScheduleID ? [query.ScheduleID] : undefined;
  const rows = findSchedules(world, { ...query, ScheduleIDs: ids }, context)
    .flatMap((row) => warningRows(world, row, query.Dismissed ?? false, context))
    .filter((flag) => query.WarningCode === undefined || flag.Code === query.WarningCode)
    .toSorted((a, b) => (a.Since < b.Since ? -1 : Number(a.Since > b.Since)));
  return listPage(rows, query, { viewOf: (row) => row, totalsOf: () => undefined });
}

function page(
  world: World,
  name: string,
  find: () => Schedule[],
  query: ScheduleQuery,
  { totals, context }: { totals: (row: Schedule) => OrderTotals; context: Context },
): ScheduleList {
  return rememberedPage(world, context, [name, query], find, {
    viewOf: (row) => scheduleView(world, row, context),
    totalsOf: (all) => sumsOf(all, totals),
    values: {
      CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName,
      StaffName: (row) => world.users.get(row.StaffID)?.FullName,
      BusinessDate: (row) => row.AppointmentDate,
      TotalPaidCard: (row) => totals(row).TotalPaidCard,
      TotalSwipe: (row) => totals(row).TotalSwipe,
      FeeAmount: (row) => totals(row).FeeAmount,
      Profit: (row) => totals(row).Profit,
      CustomerDebt: (row) => totals(row).CustomerDebt,
    },
  });
}

function findSchedules(world: World, query: ScheduleQuery, context: Context): Schedule[] {
  const words = searchWords(query.GeneralSearch);
  const ids = query.ScheduleIDs && new Set(query.ScheduleIDs);
  return rowsInView(world, 'schedules', context, query.SearchShopID)
    .filter(
      (row) =>
        (!ids || ids.has(row.ScheduleID)) &&
        passes(row, query) &&
        (words === '' || holdsWords(textOf(world, row), words)),
    )
    .map((row) => ({ row, at: Date.parse(row.AppointmentDate) }))
    .toSorted((a, b) => b.at - a.at || b.row.ScheduleID - a.row.ScheduleID)
    .map(({ row }) => row);
}

function passes(row: Schedule, query: ScheduleQuery): boolean {
  const date = businessDateOf(row.AppointmentDate);
  return (
    (!query.ForDate || date >= query.ForDate) &&
    (!query.ToDate || date <= query.ToDate) &&
    (!query.StaffID || row.StaffID === query.StaffID) &&
    (!query.ServiceType || row.ServiceType === query.ServiceType) &&
    (!query.CustomerID || row.CustomerID === query.CustomerID) &&
    (!query.PartnerID || row.PartnerID === query.PartnerID) &&
    (!query.PartnerModes?.length || query.PartnerModes.includes(row.PartnerMode)) &&
    (!query.CardDataID || row.CardDataID === query.CardDataID) &&
    (!query.OnlyHighlight || row.IsHighlight) &&
    (!query.Statuses?.length || query.Statuses.includes(row.Status)) &&
    (query.Status === undefined || query.Status === -1 || row.Status === query.Status)
  );
}

function textOf(world: World, row: Schedule): string {
  const customer = world.customers.get(row.CustomerID);
  const card = world.cards.get(row.CardDataID);
  return fold(
    `${row.Code} ${customer?.FullName ?? ''} ${customer?.Phone ?? ''} ${customer?.Phone2 ?? ''} ${card?.Last4 ?? ''}`,
  );
}

function rememberTotals(world: World): (row: Schedule) => OrderTotals {
  const known = new Map<number, OrderTotals>();
  return (row) => {
    const totals = known.get(row.ScheduleID) ?? orderTotals(world, row);
    known.set(row.ScheduleID, totals);
    return totals;
  };
}

function sumsOf(rows: readonly Schedule[], totals: (row: Schedule) => OrderTotals): Schemas['ScheduleTotals'] {
  return {
    Amount: sumOf(rows, (row) => row.Amount),
    TotalPaidCard: sumOf(rows, (row) => totals(row).TotalPaidCard),
    TotalSwipe: sumOf(rows, (row) => totals(row).TotalSwipe),
    FeeAmount: sumOf(rows, (row) => totals(row).FeeAmount),
    PosFeeAmount: sumOf(rows, (row) => totals(row).PosFeeAmount),
    AffAmount: sumOf(rows, (row) => totals(row).AffAmount),
    PartnerAmount: sumOf(rows, (row) => totals(row).PartnerAmount),
    Profit: sumOf(rows, (row) => totals(row).Profit),
    CustomerDebt: sumOf(rows, (row) => totals(row).CustomerDebt),
  };
}

function warningRows(world: World, row: Schedule, isDismissed: boolean, context: Context): Schemas['OrderWarning'][] {
  const flags = allWarnings(world, row, orderTotals(world, row), context).filter(
    (flag) => (dismissalOf(row, flag) !== undefined) === isDismissed,
  );
  if (flags.length === 0) return [];
  const { ScheduleID, ShopID, ShopName, CustomerID, CustomerName, CustomerPhone, CardBankCode, CardLast4 } =
    scheduleView(world, row, context);
  const known = { ScheduleID, ShopID, ShopName, CustomerID, CustomerName, CustomerPhone, CardBankCode, CardLast4 };
  const staff = { StaffID: row.StaffID, StaffName: userName(world, row.StaffID) };
  const order = { ...known, ...staff, ScheduleCode: row.Code, Status: row.Status };
  return flags.map((flag) => warningRow(world, row, flag, order));
}

/** A flag with its order, what sets it right, and who set it aside and why. */
function warningRow<Order extends object>(world: World, row: Schedule, flag: Flag, order: Order) {
  const dismissed = dismissalOf(row, flag);
  return {
    ...order,
    ...flag,
    Fix: WARNING_FIX[flag.Code],
    DismissReason: dismissed?.Reason,
    DismissedByName: dismissed && userName(world, dismissed.UserID),
    DismissedAt: dismissed?.At,
  };
}
