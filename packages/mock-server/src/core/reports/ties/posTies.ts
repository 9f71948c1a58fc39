/** Overdue money of POS is told by the POS debts, by four reports, by the money back of each parent and by the lots: always the same. */
import { listCompanyCashBacks } from '../../cashBacks/listCashBacks.ts';
import { listPosDebts } from '../../cashBacks/listPosDebts.ts';
import type { Context } from '../../command/context.ts';
import { listNumberLots } from '../../lots/listLots.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import { getAllShopReport } from '../orders/allShops.ts';
import { getDailyReport } from '../orders/dailyReport.ts';
import { posDebtReport } from '../money/debtReport.ts';
import type { ReportQuery } from '../reportQuery.ts';
import { getRevenueByDay } from '../orders/revenueByDay.ts';
import { must, ownShop, tie, type Tie } from './tie.ts';

/** At the end of the period all reports agree with the POS debts; today the money back and the lots do. */
export function posTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const { toDate, searchShopID } = query;
  const debts = must(listPosDebts(world, { toDate, searchShopID }, context)).totals;
  const daily = must(getDailyReport(world, { date: toDate, searchShopID }, context));
  const back = daily.Differences.find(({ Name }) => Name.startsWith('Tiền POS'));
  return [
    tie('POS quá hạn, báo cáo công nợ POS', must(posDebtReport(world, query, context)).totals.Overdue, debts.Overdue),
    tie(
      'POS quá hạn, tất cả cửa hàng',
      must(getAllShopReport(world, ownShop(query, context), context)).totals.PosOverdue,
      debts.Overdue,
    ),
    tie(
      'POS quá hạn, doanh thu theo ngày',
      must(getRevenueByDay(world, query, context)).Debts.PosOverdue,
      debts.Overdue,
    ),
    tie('POS quá hạn, báo cáo ngày', 0 - (back?.Difference ?? 0), debts.Overdue),
    ...(searchShopID === undefined ? todayTies(world, context) : []),
  ];
}

function todayTies(world: World, context: Context): Tie[] {
  const debts = must(listPosDebts(world, {}, context)).totals;
  const lots = must(listNumberLots(world, {}, context)).totals;
  const parents = listCompanyCashBacks(world, context);
  const outside = sumOf(parents, (row) => row.OutsideOverdue);
  return [
    tie(
      'POS quá hạn, tiền về',
      sumOf(parents, (row) => row.OverdueAmount),
      debts.Overdue,
    ),
    tie('POS quá hạn, lô và ngoài lô', lots.OverdueAmount + outside, debts.Overdue),
  ];
}
