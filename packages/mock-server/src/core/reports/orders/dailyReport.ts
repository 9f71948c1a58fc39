/** The day stands on one page: what was done, what is in each fund and who owes what, each opening being the closing of the day before. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { addDays, type IsoDate } from '../../values/dates.ts';
import { done, type Result } from '../../command/result.ts';
import { userName } from '../../listing/wire.ts';
import type { World } from '../../store/world.ts';
import { besideFigures } from '../figures/besideFigures.ts';
import { resultOf } from '../figures/resultFigures.ts';
import { SUMMARY_COLUMNS, summaryOf } from '../money/debtSummary.ts';
import { dailyDifferences } from './dailyDifferences.ts';
import { fundBalance, fundsOf } from '../money/funds.ts';
import { servicesOf } from './dailyServices.ts';
import { booksOfReport, shopName, sumColumns } from '../reportQuery.ts';
import { figuresOfPeriod } from '../figures/revenueFigures.ts';

type Daily = Schemas['DailyReport'];

/** Columns of the funds that are summed. */
const FUND_COLUMNS = ['Opening', 'In', 'Out', 'Closing'] as const;

/** Day and, for the company, the shop. */
export interface DailyQuery {
  date: IsoDate;
  searchShopID?: number;
}

/** Everything about one day of the shops in view. */
export function getDailyReport(world: World, { date, searchShopID }: DailyQuery, context: Context): Result<Daily> {
  const shopIds = booksOfReport(world, context, searchShopID);
  const day = { from: date, to: date };
  const yesterday = addDays(date, -1);
  const query = { fromDate: date, toDate: date };
  const Funds = fundsOf(world, shopIds, {}, context).map((fund) =>
    Object.assign(fundBalance(world, fund, day), { Account: fund.account, ShopID: fund.shopId }),
  );
  const Debts = shopIds.flatMap((shopId) => summaryOf(world, shopId, query));
  return done({
    Date: date,
    Shop: shopOf(world, searchShopID ?? context.shopId),
    Services: servicesOf(world, shopIds, day),
    Totals: figuresOfPeriod(world, shopIds, day),
    ...besideFigures(world, shopIds, date),
    Previous: figuresOfPeriod(world, shopIds, { from: yesterday, to: yesterday }),
    Result: resultOf(world, shopIds, day),
    Funds,
    FundTotals: {
      ...sumColumns(Funds, FUND_COLUMNS),
      ...(Funds.some((fund) => fund.Transferred !== undefined) && sumColumns(Funds, ['Transferred'])),
    },
    Debts,
    DebtTotals: sumColumns(Debts, SUMMARY_COLUMNS),
    Differences: dailyDifferences(world, shopIds, date, context),
    Signatures: signaturesOf(world, context),
  });
}

function shopOf(world: World, shopId: number): Daily['Shop'] {
  const shop = world.shops.get(shopId);
  return {
    ShopID: shopId,
    ShopName: shopName(world, shopId),
    ShopAddress: shop?.ShopAddress,
    ShopPhone: shop?.ShopPhone,
    LockDate: shop?.LockDate,
  };
}

/** Who signs: the one who prints, then the treasurer, the accountant and the owner, as far as the shop has them. */
function signaturesOf(world: World, context: Context): Daily['Signatures'] {
  const nameOf = (groupId: number) =>
    world.users.rows.find(
      (user) => user.GroupID === groupId && user.Status === 1 && user.ShopIDs.includes(context.shopId),
    )?.FullName ?? '';
  const isCompany = context.shopId === COMPANY_SHOP_ID;
  return [
    { Role: 'Người lập', Name: userName(world, context.userId) },
    { Role: 'Thủ quỹ', Name: nameOf(5) },
    { Role: 'Kế toán', Name: nameOf(3) },
    { Role: isCompany ? 'Giám đốc' : 'Chủ cửa hàng', Name: nameOf(1) },
  ];
}
