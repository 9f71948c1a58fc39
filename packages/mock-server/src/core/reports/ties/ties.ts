/** Reports are different foldings of the same postings: wherever two of them show the same đồng they must agree, in any world, over any period. */
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { addDays } from '../../values/dates.ts';
import type { Result } from '../../command/result.ts';
import { shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { getAllShopReport } from '../orders/allShops.ts';
import { getBusinessResult } from '../money/businessResult.ts';
import { getCashFlow } from '../money/cashFlow.ts';
import { getCollectExpense } from '../money/collectExpense.ts';
import { debtReport, posDebtReport } from '../money/debtReport.ts';
import { feeTies } from './feeTies.ts';
import { journalTies } from './journalTies.ts';
import { orderDebtTies } from './orderDebtTies.ts';
import { posTies } from './posTies.ts';
import type { ReportQuery } from '../reportQuery.ts';
import { getRevenueReport } from '../orders/revenueReport.ts';
import type { Tie } from './tie.ts';
import { unsettledTies } from './unsettledTies.ts';
import { dayTies, debtTies, flowTies, resultTies, tradeTies } from './tieRules.ts';

/** What one view shows over one period: the sums of every report. */
export type Sums = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Ties that do not hold in a caller's view over a period, in words; none when the reports agree. */
export function brokenTies(
  world: World,
  context: Context,
  period: Pick<ReportQuery, 'fromDate' | 'toDate'>,
  searchShopID?: number,
): string[] {
  const query: ReportQuery = { ...period, searchShopID, PageSize: 1 };
  const ties = [
    ...debtTies(world, query, context),
    ...orderDebtTies(world, context),
    ...flowTies(world, query, context),
    ...posTies(world, query, context),
    ...tradeTies(world, query, context),
    ...resultTies(world, query, context),
    ...dayTies(world, { ...query, toDate: addDays(query.toDate, 1) }, context),
    ...journalTies(world, query, context),
    ...companyTies(world, query, context),
    ...unsettledTies(world, query, context),
    ...feeTies(world, query, context),
  ];
  return ties.filter((tie) => tie.left !== tie.right).map(({ name, left, right }) => `${name}: ${left} ≠ ${right}`);
}

/** The company is the sum of its shops and its own books, column by column. */
function companyTies(world: World, query: ReportQuery, context: Context): Tie[] {
  if (context.shopId !== COMPANY_SHOP_ID || query.searchShopID !== undefined) return [];
  const parts = [...shopsInView(world, context), COMPANY_SHOP_ID].map((searchShopID) =>
    sumsOf(world, { ...query, searchShopID }, context),
  );
  return Object.entries(sumsOf(world, query, context)).flatMap(([report, totals]) =>
    Object.entries(totals).map(([column, left]) => ({
      name: `công ty = Σ cửa hàng, ${report} ${column}`,
      left,
      right: parts.reduce((sum, part) => sum + (part[report]?.[column] ?? 0), 0),
    })),
  );
}

function sumsOf(world: World, query: ReportQuery, context: Context): Sums {
  return {
    customers: sums(debtReport(world, 'customer', query, context)),
    partners: sums(debtReport(world, 'partner', query, context)),
    affs: sums(debtReport(world, 'aff', query, context)),
    pos: sums(posDebtReport(world, query, context)),
    cashFlow: sums(getCashFlow(world, query, context)),
    revenue: sums(getRevenueReport(world, query, context)),
    result: sums(getBusinessResult(world, query, context)),
    vouchers: sums(getCollectExpense(world, query, context)),
    shops: sums(getAllShopReport(world, query, context)),
  };
}

/** The sums of a report, and of what waits for its revenue beside them. */
function sums(report: Result<{ totals: object }>): Readonly<Record<string, number>> {
  if (report.ok) return numbersIn(report.value.totals);
  throw new Error(`A report was refused: ${report.message}`);
}

function numbersIn(totals: object): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(totals) as [string, unknown][]) {
    if (typeof value === 'number') found[name] = value;
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, amount] of Object.entries(numbersIn(value))) found[`${name} ${inner}`] = amount;
    }
  }
  return found;
}
