/** The company sees of each shop how its orders stand and what they brought; the company is the sum of its shops. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import type { IsoDate } from '../../values/dates.ts';
import type { Period } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import { done, invalid, type Result } from '../../command/result.ts';
import { shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { shopName, sumColumns } from '../reportQuery.ts';
import { FIGURE_NAMES, figuresOfPeriod } from '../figures/revenueFigures.ts';
import { COUNT_OF, countOrders } from '../figures/statusFigures.ts';

type Row = Schemas['CompanyReportRow'];

/** Columns of the report that are summed. */
const COMPANY_COLUMNS = [...Object.values(COUNT_OF), ...FIGURE_NAMES] as const;

/** Days and shop; an absent end is open. */
export interface CompanyReportQuery {
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  SearchShopID?: number;
}

/** Sums of the shops with what waits for its revenue. */
type Sums = Required<Pick<Schemas['CompanyReportSums'], 'Unsettled'>> & Schemas['CompanyReportTotals'];

/** One row a shop; what waits is that of the last day, of today where none is asked for. Refuses a period that ends before it begins. */
export function getCompanyReport(
  world: World,
  { ForDate, ToDate, SearchShopID }: CompanyReportQuery,
  context: Context,
): Result<ListPage<Row, Sums>> {
  if (ForDate && ToDate && ForDate > ToDate) return invalid('Khoảng ngày', 'ToDate');
  const period = { from: ForDate, to: ToDate };
  const shopIds = shopsInView(world, context, SearchShopID);
  const rows = shopIds.map((shopId) => rowOf(world, shopId, period));
  const beside = besideFigures(world, shopIds, ToDate ?? context.businessDate);
  return done({ rows, total: rows.length, totals: { ...sumColumns(rows, COMPANY_COLUMNS), ...beside } });
}

function rowOf(world: World, shopId: number, period: Period): Row {
  const counts = countOrders(world, shopId, period);
  const figures = figuresOfPeriod(world, [shopId], period);
  return { ShopID: shopId, ShopName: shopName(world, shopId), ...counts, ...figures };
}
