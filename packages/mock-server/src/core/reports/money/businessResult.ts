/** The business result stands line by line beside the period before and split by shop: each line is the sum of its shops. */
import type { Context } from '../../command/context.ts';
import { done, type Result } from '../../command/result.ts';
import { selfApprovalNote } from '../../shops/twoPersonSettings.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { RESULT_COLUMNS, RESULT_LINES, resultOf, type BusinessResult } from '../figures/resultFigures.ts';
import {
  before,
  booksOfReport,
  periodOf,
  refusePeriod,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

/** Business result of the shops in view. */
export function getBusinessResult(world: World, query: ReportQuery, context: Context): Result<BusinessResult> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const byShop = shopIds.map((shopId) => ({ shopId, figures: resultOf(world, [shopId], periodOf(query)) }));
  const totals = sumColumns(
    byShop.map((shop) => shop.figures),
    RESULT_COLUMNS,
  );
  const previous = resultOf(world, shopIds, periodOf(before(query)));
  const lines = RESULT_LINES.map(({ Figure, Mark, Name, Formula }, place) => ({
    LineNo: place + 1,
    Mark,
    Figure,
    Name,
    Formula,
    Amount: totals[Figure],
    PreviousAmount: previous[Figure],
    Note: Figure === 'NetProfit' ? selfApprovalNote(world, shopIds) : undefined,
    Shops: byShop.map(({ shopId, figures }) => ({
      ShopID: shopId,
      ShopName: shopName(world, shopId),
      Amount: figures[Figure],
    })),
  }));
  return done({ lines, totals: { ...totals, ...besideFigures(world, shopIds, query.toDate) } });
}
