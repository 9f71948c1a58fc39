/** The result of a period is what its incomes leave over its expenses, each by posting date: (5) = 1 − 2 − 3 − 4 and (9) = 5 + 6 − 7 − 8. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import { figureDays, type Period } from '../ledger/balance.ts';
import { RESULT_GROUPS, type DayFigures } from '../ledger/dayFigures.ts';
import { done, type Result } from '../result.ts';
import type { World } from '../world.ts';
import { before, booksInView, periodOf, refusePeriod, shopName, sumColumns, type ReportQuery } from './reportQuery.ts';

/** The nine figures of a business result. */
export type ResultFigures = Required<Schemas['ResultFigures']>;

/** The lines of the report: figure, name, and how it is formed. */
const LINES: readonly { Figure: keyof ResultFigures; Name: string; Formula?: string }[] = [
  { Figure: 'Revenue', Name: 'Doanh thu phí' },
  { Figure: 'PosFeeAmount', Name: 'Phí POS' },
  { Figure: 'AffAmount', Name: 'Hoa hồng' },
  { Figure: 'PartnerAmount', Name: 'Phí đối tác' },
  { Figure: 'GrossProfit', Name: 'Lợi nhuận gộp', Formula: '1 − 2 − 3 − 4' },
  { Figure: 'OtherIncome', Name: 'Thu khác' },
  { Figure: 'OperatingExpense', Name: 'Chi hoạt động' },
  { Figure: 'BadExpense', Name: 'Chi phí xấu' },
  { Figure: 'NetProfit', Name: 'Lợi nhuận thuần', Formula: '5 + 6 − 7 − 8' },
];

/** Names of the nine figures in their order. */
export const RESULT_COLUMNS = LINES.map((line) => line.Figure);

/** The nine lines of a period, each beside the period before and split by shop. */
export interface BusinessResult {
  lines: Schemas['BusinessResultLine'][];
  totals: ResultFigures;
}

/** Business result of the shops in view. */
export function getBusinessResult(world: World, query: ReportQuery, context: Context): Result<BusinessResult> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = booksInView(world, context, query.searchShopID);
  const byShop = shopIds.map((shopId) => ({ shopId, figures: resultOf(world, [shopId], periodOf(query)) }));
  const totals = sumColumns(
    byShop.map((shop) => shop.figures),
    RESULT_COLUMNS,
  );
  const previous = resultOf(world, shopIds, periodOf(before(query)));
  const lines = LINES.map(({ Figure, Name, Formula }, place) => ({
    LineNo: place + 1,
    Figure,
    Name,
    Formula,
    Amount: totals[Figure],
    PreviousAmount: previous[Figure],
    Shops: byShop.map(({ shopId, figures }) => ({
      ShopID: shopId,
      ShopName: shopName(world, shopId),
      Amount: figures[Figure],
    })),
  }));
  return done({ lines, totals });
}

/** The nine figures of some shops over a period. */
export function resultOf(world: World, shopIds: readonly number[], period: Period): ResultFigures {
  const days = shopIds.flatMap((shopId) => figureDays(world, shopId, period).map(([, day]) => resultOfDay(day)));
  return sumColumns(days, RESULT_COLUMNS);
}

/** The nine figures of one shop's day. */
export function resultOfDay(day: DayFigures): ResultFigures {
  const of = (group: (typeof RESULT_GROUPS)[keyof typeof RESULT_GROUPS]) => day[group] ?? 0;
  const Revenue = 0 - of(RESULT_GROUPS.serviceFee) - of(RESULT_GROUPS.partnerFee);
  const PosFeeAmount = of(RESULT_GROUPS.posFee);
  const AffAmount = of(RESULT_GROUPS.commission);
  const PartnerAmount = of(RESULT_GROUPS.partnerShare);
  const GrossProfit = Revenue - PosFeeAmount - AffAmount - PartnerAmount;
  const OtherIncome = 0 - of(RESULT_GROUPS.otherIncome);
  const OperatingExpense = of(RESULT_GROUPS.otherExpense);
  const BadExpense = of(RESULT_GROUPS.badDebt);
  const NetProfit = GrossProfit + OtherIncome - OperatingExpense - BadExpense;
  const gross = { Revenue, PosFeeAmount, AffAmount, PartnerAmount, GrossProfit };
  return { ...gross, OtherIncome, OperatingExpense, BadExpense, NetProfit };
}
