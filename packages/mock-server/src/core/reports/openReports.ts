/** Reports that are more than rows and totals open part by part. */
import type { Schemas } from '@so-the/api-client';
import { addDays, isIsoDate } from '../values/dates.ts';
import { done, type Result } from '../command/result.ts';
import type { ListPage } from '../listing/listing.ts';
import type { BusinessResult } from './businessResult.ts';
import { openTotals, wholeReport, withHandle, type FigureHandle } from './figureHandles.ts';
import { before, type ReportQuery } from './reportQuery.ts';
import type { RevenueQuery } from './revenueByDay.ts';
import type { DailyQuery } from './dailyReport.ts';
import type { PushQuery } from './listStartMoney.ts';
import { accountHandle, dayHandle, serviceHandle, shopHandle } from './rowHandles.ts';

type PushPage = Result<ListPage<Schemas['PushMoney'], Schemas['PushMoneyTotals']>>;

/** The lines of a business result, each of which names its figure. */
export function openResult({ lines, totals }: BusinessResult, query: ReportQuery): BusinessResult {
  const base = wholeReport(query);
  const past = wholeReport(before(query));
  const opened = lines.map((line) => {
    const { Figure } = line;
    const Shops = line.Shops.map((shop) => withHandle(shop, { ...base, ...shopHandle(shop), Figure }));
    return { ...withHandle(line, { ...base, Figure }), PreviousEntries: { ...past, Figure }, Shops };
  });
  return { lines: opened, totals: withHandle(totals, base) };
}

/** Days, totals and shops of the revenue of a period; its funds open by themselves. */
export function openRevenue(report: Schemas['RevenueByDay'], query: RevenueQuery): Schemas['RevenueByDay'] {
  const base = wholeReport(query);
  return {
    ...report,
    Days: report.Days.map((day) => withHandle(day, { ...base, ...dayHandle(day) })),
    Totals: withHandle(report.Totals, base),
    Shops: report.Shops.map((shop) => withHandle(shop, { ...base, ...shopHandle(shop) })),
  };
}

/** Everything on the page of a day. */
export function openDay(report: Schemas['DailyReport'], { date, searchShopID }: DailyQuery): Schemas['DailyReport'] {
  const base = wholeReport({ fromDate: date, toDate: date, searchShopID });
  const yesterday = addDays(date, -1);
  const summary: FigureHandle = { ...base, Report: 'debtSummary' };
  return {
    ...report,
    Services: report.Services.map((row) => withHandle(row, { ...base, ...serviceHandle(row) })),
    Totals: withHandle(report.Totals, base),
    Previous: isIsoDate(yesterday)
      ? withHandle(report.Previous, { ...base, fromDate: yesterday, toDate: yesterday })
      : report.Previous,
    Result: withHandle(report.Result, base),
    Funds: report.Funds.map((row) => withHandle(row, { ...base, ...accountHandle(row) })),
    FundTotals: withHandle(report.FundTotals, { ...base, Account: 'fund' }),
    Debts: report.Debts.map((row) => withHandle(row, { ...summary, ...accountHandle(row) })),
    DebtTotals: withHandle(report.DebtTotals, summary),
  };
}

/** Shops with what they got from the company, and the sums over them. */
export function openAdvances<Found extends { list: Schemas['StartMoneyList']; totals: Schemas['StartMoneyTotals'] }>(
  found: Found,
  query: Parameters<typeof wholeReport>[0],
): Found {
  const base: FigureHandle = { ...wholeReport(query), Report: 'advances' };
  const Shops = found.list.Shops.map((shop) => withHandle(shop, { ...base, ...shopHandle(shop) }));
  return { ...found, list: { ...found.list, Shops }, totals: withHandle(found.totals, base) };
}

/** The sums over pushes of every kind; those of one kind open nothing. */
export function openPushes(found: PushPage, query: PushQuery): PushPage {
  if (!found.ok || query.Kind !== undefined) return found;
  return done({ ...found.value, totals: openTotals(found.value.totals, query, { Report: 'advances' }) });
}
