/** A period is compared with the one of the same length just before it, and its days add up to it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { sumOf } from '../money.ts';
import { done, invalid, refuse, type Result } from '../result.ts';
import { shopsInView } from '../shops.ts';
import type { World } from '../world.ts';
import { debtBalances } from './debtBalances.ts';
import { fundBalance, fundsOf } from './funds.ts';
import { figuresOfDays, sumFigures } from './revenueFigures.ts';

/** Most days one report covers. */
const MAX_DAYS = 366;

/** Period and, for the company, the shop. */
export interface RevenueQuery {
  fromDate: IsoDate;
  toDate: IsoDate;
  searchShopID?: number;
}

/** Revenue day by day, the period before, funds and debts at the end. Refuses a period that ends before it begins or is too long. */
export function getRevenueByDay(world: World, query: RevenueQuery, context: Context): Result<Schemas['RevenueByDay']> {
  const length = daysBetween(query.fromDate, query.toDate) + 1;
  if (length < 1) return invalid('Khoảng ngày', 'toDate');
  if (length > MAX_DAYS) return refuse('Invalid', `Chỉ xem được tối đa ${MAX_DAYS} ngày một lần`, 'toDate');
  const shopIds = shopsInView(world, context, query.searchShopID);
  const days = daysFrom(query.fromDate, length);
  const figures = figuresOfDays(world, shopIds, days);
  const before = figuresOfDays(world, shopIds, daysFrom(addDays(query.fromDate, -length), length));
  const period = { from: query.fromDate, to: query.toDate };
  return done({
    Days: days.map((Date, place) => ({ Date, ...sumFigures(figures.slice(place, place + 1)) })),
    Totals: sumFigures(figures),
    Previous: sumFigures(before),
    Funds: fundsOf(world, shopIds, {}, context).map((fund) => fundBalance(world, fund, period)),
    Debts: debtBalances(world, shopIds, query.toDate),
    Shops: shopIds.map((shopId) => shopRow(world, shopId, days, query, context)),
  });
}

function shopRow(
  world: World,
  shopId: number,
  days: readonly IsoDate[],
  query: RevenueQuery,
  context: Context,
): Schemas['RevenueShop'] {
  const funds = fundsOf(world, [shopId], {}, context);
  return {
    ShopID: shopId,
    ShopName: world.shops.get(shopId)?.ShopName ?? '',
    FundTotal: sumOf(funds, (fund) => fundBalance(world, fund, { to: query.toDate }).Closing),
    Debts: debtBalances(world, [shopId], query.toDate),
    ...sumFigures(figuresOfDays(world, [shopId], days)),
  };
}

function daysFrom(from: IsoDate, length: number): IsoDate[] {
  return Array.from({ length }, (_, place) => addDays(from, place));
}
