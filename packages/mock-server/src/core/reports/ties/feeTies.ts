/** The book of fees tells the posted incomes, whatever its rows cover, and orders tell the adjustments of the result (domain §2(q)). */
import type { Context } from '../../command/context.ts';
import { movementOf } from '../../ledger/balance.ts';
import { accounts } from '../../records/accounts.ts';
import type { World } from '../../store/world.ts';
import { sumOf } from '../../values/money.ts';
import { getBusinessResult } from '../money/businessResult.ts';
import { getFeeBook } from '../orders/feeBook.ts';
import { getOrderReport } from '../orders/orderReport.ts';
import { booksOfReport, periodOf, type ReportQuery } from '../reportQuery.ts';
import { allRows, must, tie, type Tie } from './tie.ts';

const COLUMNS = ['ServiceFeeAmount', 'PartnerFeeAmount', 'Revenue', 'VatAmount', 'PitAmount'] as const;

/** The book by day, month and quarter, and the adjustments of orders, beside accounts and result. */
export function feeTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const result = must(getBusinessResult(world, query, context)).totals;
  const orders = allRows(getOrderReport, world, query, context).totals;
  const earnedOn = (account: string) =>
    sumOf(shopIds, (shopId) => {
      const { opening, closing } = movementOf(world, shopId, account, periodOf(query));
      return opening - closing;
    });
  const byDay = allRows(getFeeBook, world, query, context);
  const others = (['month', 'quarter'] as const).map((GroupBy) =>
    allRows(getFeeBook, world, { ...query, GroupBy }, context),
  );
  return [
    tie('sổ phí dịch vụ = tài khoản', byDay.totals.ServiceFeeAmount, earnedOn(accounts.serviceFee)),
    tie('sổ phí đối tác = tài khoản', byDay.totals.PartnerFeeAmount, earnedOn(accounts.partnerFee)),
    tie('sổ phí = doanh thu của kết quả', byDay.totals.Revenue, result.Revenue),
    ...[byDay, ...others].flatMap(({ rows, totals }) =>
      COLUMNS.flatMap((name) => [
        tie(`sổ phí, tổng ${name}`, totals[name], byDay.totals[name]),
        tie(
          `sổ phí, các dòng ${name}`,
          totals[name],
          sumOf(rows, (row) => row[name] ?? 0),
        ),
      ]),
    ),
    tie('điều chỉnh của đơn = của kết quả', orders.Adjustments, result.Adjustments),
    tie('lợi nhuận đơn = lợi nhuận gộp + điều chỉnh', orders.OrderProfit, result.GrossProfit + result.Adjustments),
  ];
}
