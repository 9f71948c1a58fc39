/** Orders and the company's reports tell the revenue of the period: each order what was posted for it, the company what its shops earned. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { accounts, kindOf } from '../../records/accounts.ts';
import { entriesOfOrder } from '../../ledger/balance.ts';
import type { Entry, Line } from '../../records/entry.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import { getAllShopReport } from '../orders/allShops.ts';
import { getCompanyReport } from '../orders/companyReport.ts';
import { TRADE_NAMES, type TradeFigures } from '../figures/tradeFigures.ts';
import type { ReportQuery } from '../reportQuery.ts';
import { allRows, must, ownShop, tie, type Tie } from './tie.ts';

type Figures = Partial<TradeFigures>;
type Numbered = Pick<Schemas['OrderReportRow'], 'ScheduleID' | 'ScheduleCode'>;

/** Each order's swipes, fees and costs are what the lines that name it say. */
export function orderTies(world: World, rows: readonly (Figures & Numbered)[], query: ReportQuery): Tie[] {
  return rows.flatMap(({ ScheduleID, ScheduleCode, ...row }) => {
    if (ScheduleID === undefined) return [];
    const entries = entriesOfOrder(world, ScheduleID)
      .filter(({ BusinessDate }) => BusinessDate >= query.fromDate && BusinessDate <= query.toDate)
      .map(({ RefType, Lines }) => ({ RefType, Lines: Lines.filter((line) => line.ScheduleID === ScheduleID) }));
    const lines = entries.flatMap(({ Lines }) => Lines);
    return [
      tie(`${ScheduleCode} quẹt`, row.TotalSwipe, sumOf(entries, swipedBy)),
      tie(`${ScheduleCode} doanh thu`, row.Revenue, 0 - sumOn(lines, [accounts.serviceFee, accounts.partnerFee])),
      tie(`${ScheduleCode} phí máy`, row.PosFeeAmount, sumOn(lines, [accounts.posFee])),
      tie(`${ScheduleCode} hoa hồng`, row.AffAmount, sumOn(lines, [accounts.commission])),
      tie(`${ScheduleCode} phần đối tác`, row.PartnerAmount, sumOn(lines, [accounts.partnerShare])),
    ];
  });
}

/** What a swipe was made for: what its POS, own or a partner's, owes and keeps. */
function swipedBy({ RefType, Lines }: Pick<Entry, 'RefType' | 'Lines'>): number {
  if (RefType !== 'Swipe' && RefType !== 'DebtCard') return 0;
  const own = Lines.filter(({ Account }) => kindOf(Account) === 'pos' || Account === accounts.posFee);
  const partners = Lines.filter(({ Account }) => kindOf(Account) === 'partner' || Account === accounts.partnerShare);
  return sumOf(own.length > 0 ? own : partners, (line) => line.Amount);
}

function sumOn(lines: readonly Line[], wanted: readonly string[]): number {
  return sumOf(lines, ({ Account, Amount }) => (wanted.includes(Account) ? Amount : 0));
}

/** All shops and the company's report tell the same revenue, and over all time the orders counted are those whose status says that they are settled. */
export function revenueTies(world: World, revenue: Figures, query: ReportQuery, context: Context): Tie[] {
  const { searchShopID: SearchShopID, fromDate: ForDate, toDate: ToDate } = query;
  const shops = allRows(getAllShopReport, world, ownShop(query, context), context).totals;
  const company = must(getCompanyReport(world, { ForDate, ToDate, SearchShopID }, context)).totals;
  const ever = must(getCompanyReport(world, { SearchShopID }, context)).totals;
  return [
    ...sameTrade('tất cả cửa hàng', revenue, shops),
    ...sameTrade('báo cáo công ty', revenue, company),
    tie('số đơn từ trước tới nay = đơn đã chốt', ever.OrderCount, ever.Transferring + ever.Completed),
  ];
}

/** Every figure of two reports is the same. */
export function sameTrade(report: string, revenue: Figures, totals: Figures): Tie[] {
  return TRADE_NAMES.map((name) => tie(`doanh thu ${report} ${name}`, revenue[name], totals[name]));
}
