/** Losses stand beside the net profit that the same days and shops would have had without any. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { done, type Result } from '../../command/result.ts';
import type { ListPage } from '../../listing/listing.ts';
import { listBadExpenses, type BadExpenseQuery } from '../../losses/listBadExpenses.ts';
import type { World } from '../../store/world.ts';
import { resultOf } from '../figures/resultFigures.ts';
import { booksOfReport } from '../reportQuery.ts';

/** Losses as they are listed, with the share of the profit that they took in thousandths of a percent, absent without a profit (domain §2(m)). */
export function listLosses(
  world: World,
  query: BadExpenseQuery,
  context: Context,
): Result<ListPage<Schemas['BadExpense'], Schemas['BadExpenseTotals']>> {
  const found = listBadExpenses(world, query, context);
  if (!found.ok) return found;
  const { totals } = found.value;
  const shops = booksOfReport(world, context, query.searchShopID);
  const { NetProfit, BadExpense: lost } = resultOf(world, shops, { from: query.fromDate, to: query.toDate });
  const ProfitBeforeLosses = NetProfit + lost;
  const share = ProfitBeforeLosses > 0 ? Math.round((totals.NetAmount * 100_000) / ProfitBeforeLosses) : undefined;
  const beside = { ProfitBeforeLosses, ...(share !== undefined && { ProfitShare: share }) };
  return done({ ...found.value, totals: { ...totals, ...beside } });
}
