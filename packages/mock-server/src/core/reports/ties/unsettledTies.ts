/** Every report tells the same of what waits for its revenue, the list opens exactly those orders, and the machine fees of all orders are those of settled ones and those that wait. */
import type { Context } from '../../command/context.ts';
import { accounts } from '../../records/accounts.ts';
import { amountOn } from '../../ledger/balance.ts';
import { searchSchedules } from '../../schedules/listSchedules.ts';
import { settledDateOf } from '../../schedules/settledOrders.ts';
import { unsettledOn } from '../../schedules/unsettledOrders.ts';
import { shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { sumOf } from '../../values/money.ts';
import { getBusinessResult } from '../money/businessResult.ts';
import { getInterestReport } from '../money/interest.ts';
import { getAllShopReport } from '../orders/allShops.ts';
import { getDailyReport } from '../orders/dailyReport.ts';
import type { ReportQuery } from '../reportQuery.ts';
import { getRevenueByDay } from '../orders/revenueByDay.ts';
import { getRevenueReport } from '../orders/revenueReport.ts';
import { allRows, must, tie, type Tie } from './tie.ts';

const NAMES = ['OrderCount', 'PosFeeAmount', 'PartnerAmount', 'FeeAmount'] as const;

/** Ties of what waits at the end of a period. */
export function unsettledTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const { toDate: date, searchShopID } = query;
  const shopIds = shopsInView(world, context, searchShopID);
  const waiting = unsettledOn(world, shopIds, date);
  const listed = must(searchSchedules(world, { SearchShopID: searchShopID, UnsettledOn: date, PageSize: 1 }, context));
  const told = {
    'theo ngày': must(getRevenueByDay(world, query, context)).Unsettled,
    'doanh thu': allRows(getRevenueReport, world, query, context).totals.Unsettled,
    'kết quả kinh doanh': must(getBusinessResult(world, query, context)).totals.Unsettled,
    'lợi nhuận từng ngày': allRows(getInterestReport, world, query, context).totals.Unsettled,
    'tất cả cửa hàng': allRows(getAllShopReport, world, query, context).totals.Unsettled,
    'báo cáo ngày': must(getDailyReport(world, { date, searchShopID }, context)).Unsettled,
  };
  const posted = swipeFees(world, shopIds, date);
  return [
    tie('đơn chưa quyết toán = danh sách', waiting.OrderCount, listed.total),
    tie('phí máy = đã quyết toán + chờ doanh thu', posted.all, posted.settled + waiting.PosFeeAmount),
    ...Object.entries(told).flatMap(([report, figures]) =>
      NAMES.map((name) => tie(`chưa quyết toán ${report} ${name}`, waiting[name], figures[name])),
    ),
  ];
}

/** Machine fees that swipes of orders posted up to a day: of all, and of those settled by then. */
function swipeFees(world: World, shopIds: readonly number[], date: string): { all: number; settled: number } {
  const inView = new Set(shopIds);
  const entries = world.books.entries.filter(
    ({ ShopID, RefType, BusinessDate }) => RefType === 'Swipe' && BusinessDate <= date && inView.has(ShopID),
  );
  const isSettled = (scheduleId: number | undefined) => {
    const order = world.schedules.get(scheduleId);
    const day = order && settledDateOf(world, order);
    return day !== undefined && day <= date;
  };
  const settled = entries.filter(({ ScheduleID }) => isSettled(ScheduleID));
  const feeOf = (list: typeof entries) => sumOf(list, (entry) => amountOn(entry, accounts.posFee));
  return { all: feeOf(entries), settled: feeOf(settled) };
}
