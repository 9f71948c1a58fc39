/** Losses stand beside what was got back of them, and beside the net profit that the same days and shops would have had without any. */
import type { Schemas } from '@so-the/api-client';
import { REPORT_MENUS } from '../../access/reportNeeds.ts';
import { hasRight } from '../../access/rights.ts';
import type { Context } from '../../command/context.ts';
import { done, type Result } from '../../command/result.ts';
import type { ListPage } from '../../listing/listing.ts';
import { listBadExpenses, type BadExpenseQuery } from '../../losses/listBadExpenses.ts';
import { LOSS_STATUS } from '../../records/badExpense.ts';
import type { World } from '../../store/world.ts';
import { ACTION, MENU } from '../../values/menus.ts';
import { openTotals, withHandle } from '../figures/figureHandles.ts';
import { lossAccount } from '../figures/lossFigures.ts';
import { resultOf } from '../figures/resultFigures.ts';
import { booksOfReport } from '../reportQuery.ts';

type Losses = ListPage<Schemas['BadExpense'], Schemas['BadExpenseTotals']>;

/** Losses as they are listed, with the share of the profit that they took in thousandths of a percent, absent without a profit (domain §2(m)). */
export function listLosses(world: World, query: BadExpenseQuery, context: Context): Result<Losses> {
  const found = listBadExpenses(world, query, context);
  if (!found.ok) return found;
  const { totals } = found.value;
  const shops = booksOfReport(world, context, query.searchShopID);
  const { NetProfit, BadExpense: lost } = resultOf(world, shops, { from: query.fromDate, to: query.toDate });
  const ProfitBeforeLosses = NetProfit + lost;
  const share = ProfitBeforeLosses > 0 ? Math.round((totals.NetAmount * 100_000) / ProfitBeforeLosses) : undefined;
  const beside = { ProfitBeforeLosses, ...(share !== undefined && { ProfitShare: share }) };
  const losses = { ...found.value, totals: { ...totals, ...beside } };
  return done(mayOpen(world, context) ? opened(losses, query) : losses);
}

/** Each loss in force with what opens its figures, and the sums where nothing but days and shop narrows them. */
function opened({ rows, totals, ...page }: Losses, query: BadExpenseQuery): Losses {
  const Report = 'losses';
  const { Kind, Status, id } = query;
  const isNarrowed = Kind !== undefined || id !== undefined || (Status ?? LOSS_STATUS.inForce) !== LOSS_STATUS.inForce;
  return {
    ...page,
    rows: rows.map((row) =>
      row.Status === LOSS_STATUS.inForce
        ? withHandle(row, { Report, Account: lossAccount(row), searchShopID: row.ShopID })
        : row,
    ),
    totals: isNarrowed ? totals : openTotals(totals, query, { Report }),
  };
}

/** Entries are shown to who may see a report. */
function mayOpen(world: World, context: Context): boolean {
  return REPORT_MENUS.some((menu) => hasRight(world, context, MENU[menu], ACTION.view));
}
