/** An order is found by its code, its customer and its card's last digits, and listed by the day of its appointment. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { daysBetween, type IsoDate } from '../values/dates.ts';
import { remembered, rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { withTypedMarks } from '../listing/typedMarks.ts';
import { APPOINTED } from '../store/orders.ts';
import { dayOfRow } from '../records/dayOfRow.ts';
import { LINE_STATUS, SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import type { Result } from '../command/result.ts';
import { booksInView } from '../scope/shops.ts';
import { fold } from '../values/text.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { openLines } from './findOrder.ts';
import { sumsOfAllOrders, sumsOfOrders } from './orderSums.ts';
import { orderWords } from './orderWords.ts';
import { allOf, testsOf, type ScheduleQuery } from './orderTests.ts';
import { orderTotals } from './orderTotals.ts';
import { orderNames, scheduleView } from './scheduleView.ts';
import { unsettledOrders } from './unsettledOrders.ts';
import { allWarnings, dismissalOf, warningsOf, WARNING_FIX, type Flag } from './warnings.ts';

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
  return page(world, name, find, query, context, isOfAll(query));
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
      .flatMap((row) => flagsOf(world, row, query.Dismissed ?? false, context))
      .filter(({ flag }) => query.WarningCode === undefined || flag.Code === query.WarningCode)
      .toSorted((a, b) => (a.flag.Since < b.flag.Since ? -1 : Number(a.flag.Since > b.flag.Since)));
  const plan = {
    viewOf: (found: Flagged) => warningRow(world, found, context.businessDate),
    totalsOf: () => undefined,
  };
  return rememberedPage(world, context, [`flags at ${context.now}`, query], find, plan);
}

function page(
  world: World,
  name: string,
  find: () => Schedule[],
  query: ScheduleQuery,
  context: Context,
  isAll = false,
): ScheduleList {
  return rememberedPage(world, context, [name, query], find, {
    viewOf: (row) => scheduleView(world, row, context),
    totalsOf: (all) =>
      isAll ? sumsOfAllOrders(world, booksInView(world, context, query.SearchShopID)) : sumsOfOrders(world, all),
    values: {
      CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName,
      StaffName: (row) => world.users.get(row.StaffID)?.FullName,
      BusinessDate: (row) => row.AppointmentDate,
      TotalPaidCard: (row) => orderTotals(world, row).TotalPaidCard,
      TotalSwipe: (row) => orderTotals(world, row).TotalSwipe,
      FeeAmount: (row) => orderTotals(world, row).FeeAmount,
      Profit: (row) => orderTotals(world, row).Profit,
      CustomerDebt: (row) => orderTotals(world, row).CustomerDebt,
      DebtWithFee: (row) => orderTotals(world, row).DebtWithFee,
    },
  });
}

/** Orders of the view that fit the filter, the latest appointment first, then the newest. */
function findSchedules(world: World, query: ScheduleQuery, context: Context): Schedule[] {
  const nameOf = (row: Schedule) => `${row.Code} ${world.customers.get(row.CustomerID)?.FullName ?? ''}`;
  return [...withTypedMarks(foundAlike(world, query, context), query.GeneralSearch, nameOf)];
}

function foundAlike(world: World, query: ScheduleQuery, context: Context): Schedule[] {
  const { ForDate = '', ToDate = '' } = query;
  const ids = query.ScheduleIDs && new Set(query.ScheduleIDs);
  const shops = booksInView(world, context, query.SearchShopID);
  const tests = testsOf(query);
  if (ids) tests.push((row) => ids.has(row.ScheduleID));
  const unsettled = query.UnsettledOn && unsettledOrders(world, shops, query.UnsettledOn);
  if (unsettled) tests.push((row) => unsettled.has(row.ScheduleID));
  if (query.OnlyDebt) tests.push((row) => orderTotals(world, row).CustomerDebt > 0);
  const { HasWaiting } = query;
  if (HasWaiting !== undefined) tests.push((row) => openLines(world, row, [LINE_STATUS.waiting]) > 0 === HasWaiting);
  if (query.GeneralSearch) tests.push(wordTest(world, orderWords(query.GeneralSearch)));
  const part = {
    isTooEarly: (row: Schedule) => ForDate !== '' && dayOfRow.schedules(row) < ForDate,
    isTooLate: (row: Schedule) => ToDate !== '' && dayOfRow.schedules(row) > ToDate,
  };
  const [only = 0] = shops;
  if (shops.length === 1) return world.schedules.lastFirst('shopAppointed', only, { ...part, passes: allOf(tests) });
  const inView = new Set(shops);
  const passes = allOf([(row: Schedule) => inView.has(row.ShopID), ...tests]);
  return world.schedules.lastFirst('appointed', APPOINTED, { ...part, passes });
}

/** Whether nothing but its shops narrows a list of orders. */
function isOfAll({
  ScheduleIDs,
  ForDate,
  ToDate,
  GeneralSearch,
  WarningCode,
  UnsettledOn,
  HasWaiting,
  OnlyDebt,
  ...rest
}: ScheduleQuery): boolean {
  const isOpen = !ScheduleIDs && !ForDate && !ToDate && !UnsettledOn && !OnlyDebt;
  const isOfEach = HasWaiting === undefined && WarningCode === undefined;
  return isOpen && isOfEach && orderWords(GeneralSearch) === '' && testsOf(rest).length === 0;
}

/** Whether each word stands in the order's code, in its customer's name or phones, or in its card's last digits. */
function wordTest(world: World, words: string): (row: Schedule) => boolean {
  const asked = words.split(' ');
  const notOfCustomer = new Map<number, string[]>();
  return (row) => {
    let left = notOfCustomer.get(row.CustomerID);
    if (!left) {
      const customer = world.customers.get(row.CustomerID);
      const text = fold(`${customer?.FullName ?? ''} ${customer?.Phone ?? ''} ${customer?.Phone2 ?? ''}`);
      left = asked.filter((word) => !text.includes(word));
      notOfCustomer.set(row.CustomerID, left);
    }
    if (left.length === 0) return true;
    const rest = `${codeText(row)} ${world.cards.get(row.CardDataID)?.Last4 ?? ''}`;
    return left.every((word) => rest.includes(word));
  };
}

const codeText = remembered<Schedule>((row) => row.Code);

/** A flag with the order that carries it. */
interface Flagged {
  order: Schedule;
  flag: Flag;
}

function flagsOf(world: World, order: Schedule, isDismissed: boolean, context: Context): Flagged[] {
  return allWarnings(world, order, orderTotals(world, order), context)
    .filter((flag) => (dismissalOf(order, flag) !== undefined) === isDismissed)
    .map((flag) => ({ order, flag }));
}

/** A flag with its order, what sets it right, and who set it aside and why. */
function warningRow(world: World, { order, flag }: Flagged, today: IsoDate): Schemas['OrderWarning'] {
  const dismissed = dismissalOf(order, flag);
  return {
    ...orderNames(world, order),
    ScheduleCode: order.Code,
    Status: order.Status,
    CardDataID: order.CardDataID,
    ...flag,
    Days: Math.max(0, daysBetween(flag.Since, today)),
    Amount: flag.Code === 'C06' ? undefined : flag.Amount,
    Fix: WARNING_FIX[flag.Code],
    DismissReason: dismissed?.Reason,
    DismissedByName: dismissed && userName(world, dismissed.UserID),
    DismissedAt: dismissed?.At,
  };
}
