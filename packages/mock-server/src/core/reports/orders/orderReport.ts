/** Each order shows what was posted for it in the period, its adjustments too, and the rows add up to the revenue and the adjustments of the period. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import { userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import { adjustmentsByOrder } from '../figures/orderAdjustments.ts';
import { orderShares } from '../figures/shares.ts';
import { noTrade, tradeFigures, TRADE_NAMES, type TradeFigures } from '../figures/tradeFigures.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

type Row = Schemas['OrderReportRow'];

const COLUMNS = [...TRADE_NAMES, 'Adjustments', 'OrderProfit'] as const;

/** Orders with postings in the period, latest first unless sorted; what belongs to no order has a row a shop. */
export function getOrderReport(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['OrderReportTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows: Row[] = [];
  for (const shopId of booksOfReport(world, context, query.searchShopID)) {
    const byOrder = tradeFigures(world, [shopId], periodOf(query), orderShares);
    const adjusted = adjustmentsByOrder(world, shopId, periodOf(query));
    for (const id of new Set([...byOrder.keys(), ...adjusted.keys()])) {
      const row = rowOf(world, shopId, id, byOrder.get(id) ?? noTrade());
      const Adjustments = adjusted.get(id) ?? 0;
      rows.push({ ...row, Adjustments, OrderProfit: (row.GrossProfit ?? 0) + Adjustments });
    }
  }
  rows.sort((a, b) => (b.ScheduleID ?? 0) - (a.ScheduleID ?? 0));
  return reportPage(rows, query, { textOf, totalsOf: (all) => sumColumns(all, COLUMNS) });
}

function rowOf(world: World, shopId: number, scheduleId: number, figures: TradeFigures): Omit<Row, 'Adjustments'> {
  const order = world.schedules.get(scheduleId);
  const customer = world.customers.get(order?.CustomerID);
  return {
    ScheduleID: order?.ScheduleID,
    ScheduleCode: order?.Code ?? 'Ngoài đơn',
    ShopID: shopId,
    ShopName: shopName(world, shopId),
    CustomerID: customer?.CustomerID,
    CustomerName: customer?.FullName ?? '',
    ServiceType: order?.ServiceType,
    StaffName: userName(world, order?.StaffID),
    AppointmentDate: order?.AppointmentDate,
    Status: order?.Status,
    ...figures,
  };
}

function textOf({ ScheduleCode, CustomerName, StaffName, ShopName }: Row): string {
  return `${ScheduleCode} ${CustomerName} ${StaffName} ${ShopName}`;
}
