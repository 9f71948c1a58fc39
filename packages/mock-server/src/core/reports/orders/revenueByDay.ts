/** A period is compared with the one of the same length just before it, up to the same hour while it runs, and its days add up to it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { addDays, daysBetween, type IsoDate } from '../../values/dates.ts';
import { sumOf } from '../../values/money.ts';
import { done, type Result } from '../../command/result.ts';
import { shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { debtBalances } from '../money/debtBalances.ts';
import { fundBalance, fundsOf } from '../money/funds.ts';
import { before, daysOf, periodOf, refusePeriod, shopName } from '../reportQuery.ts';
import {
  figuresOfDays,
  figuresOfPeriod,
  figuresUntil,
  noFigures,
  sumFigures,
  type Figures,
} from '../figures/revenueFigures.ts';

/** Period and, for the company, the shop. */
export interface RevenueQuery {
  fromDate: IsoDate;
  toDate: IsoDate;
  searchShopID?: number;
}

/** Revenue day by day, the period before, funds and debts at the end. Refuses a period that ends before it begins or is too long. */
export function getRevenueByDay(world: World, query: RevenueQuery, context: Context): Result<Schemas['RevenueByDay']> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const shopIds = shopsInView(world, context, query.searchShopID);
  const days = daysOf(query);
  const figures = figuresOfDays(world, shopIds, days);
  return done({
    Days: days.map((Date, place) => Object.assign({ Date }, figures[place] ?? noFigures())),
    Totals: sumFigures(figures),
    ...besideFigures(world, shopIds, query.toDate),
    Previous: previousFigures(world, shopIds, query, context),
    Funds: fundsOf(world, shopIds, {}, context).map((fund) => fundBalance(world, fund, periodOf(query))),
    Debts: debtBalances(world, shopIds, query.toDate),
    Shops: shopIds.map((shopId) => shopRow(world, shopId, query, context)),
  });
}

/** A period that runs is compared with what the one before had done by the same hour of its day, any other with the whole. */
function previousFigures(world: World, shopIds: readonly number[], query: RevenueQuery, context: Context): Figures {
  const period = periodOf(before(query));
  const { businessDate, now } = context;
  if (businessDate < query.fromDate || businessDate > query.toDate) return figuresOfPeriod(world, shopIds, period);
  const days = daysBetween(query.fromDate, query.toDate) + 1;
  return figuresUntil(world, shopIds, period, addDays(businessDate, -days) + now.slice(10));
}

/** Figures, funds and debts of one shop. */
export function shopRow(
  world: World,
  shopId: number,
  query: Pick<RevenueQuery, 'fromDate' | 'toDate'>,
  context: Context,
): Schemas['RevenueShop'] {
  const funds = fundsOf(world, [shopId], {}, context);
  return {
    ShopID: shopId,
    ShopName: shopName(world, shopId),
    FundTotal: sumOf(funds, (fund) => fundBalance(world, fund, { to: query.toDate }).Closing),
    Debts: debtBalances(world, [shopId], query.toDate),
    ...figuresOfPeriod(world, [shopId], periodOf(query)),
  };
}
