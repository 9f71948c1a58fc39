/** The day stands on one page: what was done, what is in each fund and who owes what, each opening being the closing of the day before. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { addDays, displayDate, type IsoDate } from '../values/dates.ts';
import { expectedAtCount } from '../dayMoney/expectedFund.ts';
import { fundName } from '../dayMoney/fundName.ts';
import { openDifferences } from '../dayMoney/waitingDifferences.ts';
import { figureSum } from '../ledger/balance.ts';
import { posOverdue } from '../lots/posOverdue.ts';
import { sumOf } from '../values/money.ts';
import { DIFFERENCE_STATUS } from '../records/dayMoney.ts';
import { done, type Result } from '../command/result.ts';
import { unsettledOn } from '../schedules/unsettledOrders.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { resultOf } from './businessResult.ts';
import { CASH_FLOW_COLUMNS, cashFlowRows } from './cashFlow.ts';
import { SUMMARY_COLUMNS, summaryOf } from './debtSummary.ts';
import { servicesOf } from './dailyServices.ts';
import { booksOfReport, shopName, sumColumns } from './reportQuery.ts';
import { figuresOfPeriod } from './revenueFigures.ts';

type Daily = Schemas['DailyReport'];

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
  const Funds = cashFlowRows(world, shopIds, query, context);
  const Debts = shopIds.flatMap((shopId) => summaryOf(world, shopId, query));
  return done({
    Date: date,
    Shop: shopOf(world, searchShopID ?? context.shopId),
    Services: servicesOf(world, shopIds, day),
    Totals: figuresOfPeriod(world, shopIds, day),
    Unsettled: unsettledOn(world, shopIds, date),
    Previous: figuresOfPeriod(world, shopIds, { from: yesterday, to: yesterday }),
    Result: resultOf(world, shopIds, day),
    Funds,
    FundTotals: sumColumns(Funds, CASH_FLOW_COLUMNS),
    Debts,
    DebtTotals: sumColumns(Debts, SUMMARY_COLUMNS),
    Differences: [...differencesOf(world, shopIds, date), ...countedOtherwise(world, shopIds, date, context)],
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

/** What should have happened beside what did. */
function differencesOf(world: World, shopIds: readonly number[], date: IsoDate): Daily['Differences'] {
  const of = (key: Parameters<typeof figureSum>[3]) => figureSum(world, shopIds, { from: date, to: date }, key);
  const overdue = sumOf(shopIds, (shopId) => sumOf(posOverdue(world, shopId, date).values(), (amount) => amount));
  const back = of('pos/CashBack');
  const rows = [
    { Name: 'Quẹt so với nạp thẻ', Expected: of('customer/PaidCard'), Actual: of('swiped') },
    { Name: 'Khách trả so với phí phát sinh', Expected: of('customer/Fee'), Actual: of('customer/Received') },
    { Name: 'Tiền POS về so với đến hạn', Expected: back + overdue, Actual: back },
  ];
  return rows.map((row) => Object.assign(row, { Difference: row.Actual - row.Expected }));
}

/** What was counted up to the day and differs from the books still, fund by fund. */
function countedOtherwise(
  world: World,
  shopIds: readonly number[],
  date: IsoDate,
  context: Context,
): Daily['Differences'] {
  return shopIds
    .flatMap((shopId) => openDifferences(world, shopId))
    .filter((close) => close.Date <= date)
    .map((close) => {
      const { Expected } = expectedAtCount(world, close);
      const shop = context.shopId === COMPANY_SHOP_ID ? ` – ${shopName(world, close.ShopID)}` : '';
      const state = close.DifferenceStatus === DIFFERENCE_STATUS.refused ? 'bị từ chối' : 'chờ duyệt';
      const Name = `Quỹ ${fundName(world, close)}${shop} đếm ngày ${displayDate(close.Date)}, ${state}`;
      return { Name, Expected, Actual: close.Counted, Difference: close.Counted - Expected };
    });
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
