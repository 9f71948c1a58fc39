/** An order is found by its code, its customer and its card's last digits, and listed by the day of its appointment. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import { compareMoments, type IsoDate } from '../dates.ts';
import { rememberedPage, searchWords, type ListPage, type ListQuery } from '../listing.ts';
import { SCHEDULE_STATUS, type Schedule, type ScheduleStatus, type PartnerMode } from '../records/schedule.ts';
import type { Result } from '../result.ts';
import { rowsWithin } from '../rowsWithin.ts';
import { booksInView } from '../shops.ts';
import { fold, holdsWords } from '../text.ts';
import { userName } from '../wire.ts';
import type { World } from '../world.ts';
import { orderTotals } from './orderTotals.ts';
import { orderNames, scheduleView } from './scheduleView.ts';
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
  const { WarningCode } = query;
  const name = WarningCode === undefined ? 'orders' : `orders at ${context.now}`;
  const find = () =>
    findSchedules(world, query, context).filter(
      (row) =>
        WarningCode === undefined ||
        warningsOf(world, row, orderTotals(world, row), context).some((flag) => flag.Code === WarningCode),
    );
  return page(world, name, find, query, context);
}

/** Cancelled orders, latest appointment first unless sorted. */
export function listCancelledOrders(world: World, query: ScheduleQuery, context: Context): ScheduleList {
  return searchSchedules(world, { ...query, Statuses: [SCHEDULE_STATUS.cancelled] }, context);
}

/** Orders that carry at least one flag, latest appointment first unless sorted. */
export function listWarningErrorSchedules(world: World, query: ScheduleQuery, context: Context): ScheduleList {
  const find = () =>
    findSchedules(world, query, context).filter(
      (row) => warningsOf(world, row, orderTotals(world, row), context).length > 0,
    );
  return page(world, `faulty orders at ${context.now}`, find, query, context);
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
  const find = () =>
    findSchedules(world, { ...query, ScheduleIDs: ids }, context)
      .flatMap((row) => warningRows(world, row, query.Dismissed ?? false, context))
      .filter((flag) => query.WarningCode === undefined || flag.Code === query.WarningCode)
      .toSorted((a, b) => (a.Since < b.Since ? -1 : Number(a.Since > b.Since)));
  const plan = { viewOf: (row: Schemas['OrderWarning']) => row, totalsOf: () => undefined };
  return rememberedPage(world, context, [`flags at ${context.now}`, query], find, plan);
}

function page(
  world: World,
  name: string,
  find: () => Schedule[],
  query: ScheduleQuery,
  context: Context,
): ScheduleList {
  return rememberedPage(world, context, [name, query], find, {
    viewOf: (row) => scheduleView(world, row, context),
    totalsOf: (all) => sumsOf(world, all),
    values: {
      CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName,
      StaffName: (row) => world.users.get(row.StaffID)?.FullName,
      BusinessDate: (row) => row.AppointmentDate,
      TotalPaidCard: (row) => orderTotals(world, row).TotalPaidCard,
      TotalSwipe: (row) => orderTotals(world, row).TotalSwipe,
      FeeAmount: (row) => orderTotals(world, row).FeeAmount,
      Profit: (row) => orderTotals(world, row).Profit,
      CustomerDebt: (row) => orderTotals(world, row).CustomerDebt,
    },
  });
}

function findSchedules(world: World, query: ScheduleQuery, context: Context): Schedule[] {
  const words = searchWords(query.GeneralSearch);
  const ids = query.ScheduleIDs && new Set(query.ScheduleIDs);
  const period = { from: query.ForDate || undefined, to: query.ToDate || undefined };
  const tests = testsOf(query);
  const found: Schedule[] = [];
  for (const shopId of booksInView(world, context, query.SearchShopID)) {
    for (const row of rowsWithin(world, 'schedules', shopId, period)) {
      if (row.IsDeleted || (ids && !ids.has(row.ScheduleID)) || !tests.every((passes) => passes(row))) continue;
      if (words === '' || holdsWords(textOf(world, row), words)) found.push(row);
    }
  }
  return found.toSorted(latestFirst);
}

/** The latest appointment first, then the newest. */
function latestFirst(a: Schedule, b: Schedule): number {
  return compareMoments(b.AppointmentDate, a.AppointmentDate) || b.ScheduleID - a.ScheduleID;
}

/** One test for each filter that is set. */
function testsOf(query: ScheduleQuery): ((row: Schedule) => boolean)[] {
  const { StaffID, ServiceType, CustomerID, PartnerID, PartnerModes, CardDataID, Statuses, Status = -1 } = query;
  const tests: [isSet: unknown, test: (row: Schedule) => boolean][] = [
    [StaffID, (row) => row.StaffID === StaffID],
    [ServiceType, (row) => row.ServiceType === ServiceType],
    [CustomerID, (row) => row.CustomerID === CustomerID],
    [PartnerID, (row) => row.PartnerID === PartnerID],
    [PartnerModes?.length, (row) => PartnerModes?.includes(row.PartnerMode) ?? false],
    [CardDataID, (row) => row.CardDataID === CardDataID],
    [query.OnlyHighlight, (row) => row.IsHighlight],
    [Statuses?.length, (row) => Statuses?.includes(row.Status) ?? false],
    [Status !== -1, (row) => row.Status === Status],
  ];
  return tests.flatMap(([isSet, test]) => (isSet ? [test] : []));
}

function textOf(world: World, row: Schedule): string {
  const customer = world.customers.get(row.CustomerID);
  const card = world.cards.get(row.CardDataID);
  return fold(
    `${row.Code} ${customer?.FullName ?? ''} ${customer?.Phone ?? ''} ${customer?.Phone2 ?? ''} ${card?.Last4 ?? ''}`,
  );
}

/** Sums over all orders, each order's figures read once. */
function sumsOf(world: World, rows: readonly Schedule[]): Schemas['ScheduleTotals'] {
  const sums = {
    Amount: 0,
    TotalPaidCard: 0,
    TotalSwipe: 0,
    FeeAmount: 0,
    PosFeeAmount: 0,
    AffAmount: 0,
    PartnerAmount: 0,
    Profit: 0,
    CustomerDebt: 0,
  };
  for (const row of rows) {
    const totals = orderTotals(world, row);
    sums.Amount += row.Amount;
    sums.TotalPaidCard += totals.TotalPaidCard;
    sums.TotalSwipe += totals.TotalSwipe;
    sums.FeeAmount += totals.FeeAmount;
    sums.PosFeeAmount += totals.PosFeeAmount;
    sums.AffAmount += totals.AffAmount;
    sums.PartnerAmount += totals.PartnerAmount;
    sums.Profit += totals.Profit;
    sums.CustomerDebt += totals.CustomerDebt;
  }
  return sums;
}

function warningRows(world: World, row: Schedule, isDismissed: boolean, context: Context): Schemas['OrderWarning'][] {
  const flags = allWarnings(world, row, orderTotals(world, row), context).filter(
    (flag) => (dismissalOf(row, flag) !== undefined) === isDismissed,
  );
  if (flags.length === 0) return [];
  const order = { ...orderNames(world, row), ScheduleCode: row.Code, Status: row.Status };
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
