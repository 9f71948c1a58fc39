/** Each order counts for the staff in charge of it, and what belongs to no order for who entered it; together they make the revenue of the period. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import { rowsWithin } from '../../store/rowsWithin.ts';
import { userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import { staffShares } from '../figures/shares.ts';
import { tradeFigures, noTrade, TRADE_NAMES } from '../figures/tradeFigures.ts';
import { booksOfReport, periodOf, refusePeriod, reportPage, sumColumns, type ReportQuery } from '../reportQuery.ts';

type Row = Schemas['StaffReportRow'];

const COLUMNS = [...TRADE_NAMES, 'NewCustomers'] as const;

/** Revenue by member of staff, largest first unless sorted. */
export function getStaffReport(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['StaffReportTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const figures = tradeFigures(world, shopIds, periodOf(query), staffShares(world));
  const entered = customersEntered(world, shopIds, query);
  const rows = [...new Set([...figures.keys(), ...entered.keys()])].map((StaffID): Row => {
    const NewCustomers = entered.get(StaffID) ?? 0;
    const person = { StaffID, StaffName: userName(world, StaffID), NewCustomers };
    return Object.assign(person, figures.get(StaffID) ?? noTrade());
  });
  rows.sort((a, b) => b.Revenue - a.Revenue);
  return reportPage(rows, query, {
    textOf: (row) => row.StaffName,
    totalsOf: (all) => sumColumns(all, COLUMNS),
  });
}

function customersEntered(world: World, shopIds: readonly number[], query: ReportQuery): Map<number, number> {
  const counts = new Map<number, number>();
  for (const shopId of shopIds) {
    for (const { IsDeleted, CreatedBy } of rowsWithin(world, 'customers', shopId, periodOf(query))) {
      if (!IsDeleted) counts.set(CreatedBy, (counts.get(CreatedBy) ?? 0) + 1);
    }
  }
  return counts;
}
