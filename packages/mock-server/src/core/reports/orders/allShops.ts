/** Shops stand side by side with volume, revenue, profit, funds and debts, and the company is their sum. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { accounts } from '../../records/accounts.ts';
import { movementOf } from '../../ledger/balance.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { Result } from '../../command/result.ts';
import { shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { booksBeside, refusePeriod, reportPage, sumColumns, type ReportQuery } from '../reportQuery.ts';
import { shopRow } from './revenueByDay.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { FIGURE_NAMES } from '../figures/revenueFigures.ts';

type Row = Schemas['AllShopRow'];

/** Columns of the report that are summed. */
const ALL_SHOP_COLUMNS = [
  ...FIGURE_NAMES,
  'FundTotal',
  'CustomerDebt',
  'PartnerDebt',
  'AffDebt',
  'PosDebt',
  'PosOverdue',
  'CompanyDebt',
] as const;

/** One row for each shop of the caller, the busiest first; the company's own books stand beside them once it has any. */
export function getAllShopReport(
  world: World,
  query: ReportQuery,
  context: Context,
): Result<ListPage<Row, Schemas['AllShopSums']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows = booksBeside(world, context, query.searchShopID)
    .map((shopId) => rowOf(world, shopId, query, context))
    .toSorted((one, other) => other.TotalSwipe - one.TotalSwipe);
  const beside = besideFigures(world, shopsInView(world, context, query.searchShopID), query.toDate);
  return reportPage(rows, query, {
    textOf: (row) => row.ShopName,
    totalsOf: (all) => ({ ...sumColumns(all, ALL_SHOP_COLUMNS), ...beside }),
  });
}

function rowOf(world: World, shopId: number, query: ReportQuery, context: Context): Row {
  const { Debts, ...row } = shopRow(world, shopId, query, context);
  return {
    ...row,
    CustomerDebt: Debts.Customer,
    PartnerDebt: Debts.Partner,
    AffDebt: Debts.Aff,
    PosDebt: Debts.Pos,
    PosOverdue: Debts.PosOverdue,
    CompanyDebt: movementOf(world, shopId, accounts.company, { to: query.toDate }).closing,
  };
}
