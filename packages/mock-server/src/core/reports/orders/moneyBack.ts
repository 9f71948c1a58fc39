/** What the shop put out for an order comes back by swipes and payments; what has not is what remains: remain = opening + out − back ± adjusted. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { accounts } from '../../records/accounts.ts';
import { amountOn, entriesOfOrder } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Schedule } from '../../records/schedule.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';
import { partsOf } from '../../books/flows.ts';
import { ordersMoved } from '../figures/moneyBackFigures.ts';

type Row = Schemas['MoneyBackRow'];

/** Columns of the report that are summed. */
const MONEY_BACK_COLUMNS = ['Opening', 'PaidCard', 'Fee', 'Sent', 'Swiped', 'Received', 'Adjusted', 'Remain'] as const;

/** Orders whose customer's debt moved in the period, most still out first unless sorted. */
export function listCustomerMoneyBack(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['MoneyBackTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows: Row[] = [];
  for (const shopId of booksOfReport(world, context, query.searchShopID)) {
    for (const id of ordersMoved(world, shopId, periodOf(query))) {
      const order = world.schedules.get(id);
      const row = order && rowOf(world, order, query);
      if (row) rows.push(row);
    }
  }
  rows.sort((a, b) => b.Remain - a.Remain || b.ScheduleID - a.ScheduleID);
  return reportPage(rows, query, {
    textOf: (row) => `${row.ScheduleCode} ${row.CustomerName} ${row.CustomerPhone ?? ''} ${row.ShopName}`,
    totalsOf: (all) => sumColumns(all, MONEY_BACK_COLUMNS),
  });
}

function rowOf(world: World, order: Schedule, query: ReportQuery): Row {
  const Account = accounts.customer(order.CustomerID);
  const customer = world.customers.get(order.CustomerID);
  const sums = { Opening: 0, PaidCard: 0, Fee: 0, Sent: 0, Swiped: 0, Received: 0, Adjusted: 0, Remain: 0 };
  for (const whole of entriesOfOrder(world, order.ScheduleID)) {
    if (whole.BusinessDate > query.toDate) continue;
    const entry = { ...whole, Lines: whole.Lines.filter((line) => line.ScheduleID === order.ScheduleID) };
    sums.Remain += amountOn(entry, Account);
    if (entry.BusinessDate < query.fromDate) {
      sums.Opening += amountOn(entry, Account);
      continue;
    }
    for (const { kind, flow, amount } of partsOf(entry)) {
      if (kind === 'customer' && Object.hasOwn(sums, flow)) sums[flow as 'Fee'] += amount;
    }
  }
  return {
    Account,
    ScheduleID: order.ScheduleID,
    ScheduleCode: order.Code,
    ShopID: order.ShopID,
    ShopName: shopName(world, order.ShopID),
    CustomerID: order.CustomerID,
    CustomerName: customer?.FullName ?? '',
    CustomerPhone: customer?.Phone,
    AppointmentDate: order.AppointmentDate,
    ...sums,
  };
}
