/** Revenue is told day by day and shop by shop, and its rows add up to the period; a day on which a shop did nothing has no row. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { displayDate } from '../../values/dates.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { booksOfReport, daysOf, refusePeriod, reportPage, shopName, type ReportQuery } from '../reportQuery.ts';
import { FIGURE_NAMES, figuresOfDays, sumFigures } from '../figures/revenueFigures.ts';

type Row = Schemas['RevenueRow'];

/** Revenue of each shop on each day of a period. */
export function getRevenueReport(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['RevenueTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const days = daysOf(query);
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const rows = shopIds.flatMap((shopId) => rowsOf(world, shopId, days));
  rows.sort((a, b) => (a.Date < b.Date ? -1 : Number(a.Date > b.Date)));
  const textOf = (row: Row) => `${row.Date} ${displayDate(row.Date)} ${row.ShopName}`;
  const totalsOf = (all: readonly Row[]) => ({
    ...sumFigures(all),
    ...besideFigures(world, shopIds, query.toDate),
  });
  return reportPage(rows, query, { textOf, totalsOf });
}

function rowsOf(world: World, shopId: number, days: readonly string[]): Row[] {
  const ShopName = shopName(world, shopId);
  return figuresOfDays(world, [shopId], days).flatMap((figures, place) => {
    if (FIGURE_NAMES.every((name) => figures[name] === 0)) return [];
    return [{ Date: days[place] ?? '', ShopID: shopId, ShopName, ...figures }];
  });
}
