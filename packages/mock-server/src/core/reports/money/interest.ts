/** Profit is told day by day, and the days add up to the business result of the period. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { displayDate } from '../../values/dates.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { RESULT_COLUMNS, resultOf } from '../figures/resultFigures.ts';
import { booksOfReport, daysOf, refusePeriod, reportPage, sumColumns, type ReportQuery } from '../reportQuery.ts';

/** Business result of each day of the period. */
export function getInterestReport(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Schemas['InterestRow'], Schemas['ResultTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const rows = daysOf(query).map((Date): Schemas['InterestRow'] =>
    Object.assign({ Date }, resultOf(world, shopIds, { from: Date, to: Date })),
  );
  return reportPage(rows, query, {
    textOf: (row) => `${row.Date} ${displayDate(row.Date)}`,
    totalsOf: (all) => ({ ...sumColumns(all, RESULT_COLUMNS), ...besideFigures(world, shopIds, query.toDate) }),
  });
}
