/** Reports that are more than rows and totals open part by part. */
import type { Schemas } from '@so-the/api-client';
import { done, type Result } from '../../command/result.ts';
import type { ListPage } from '../../listing/listing.ts';
import type { PushKind } from '../../records/dayMoney.ts';
import type { World } from '../../store/world.ts';
import { addDays, isIsoDate, type IsoDate } from '../../values/dates.ts';
import { before, type ReportQuery } from '../reportQuery.ts';
import {
  accountHandle,
  dayHandle,
  differenceHandle,
  openTotals,
  pushHandle,
  serviceHandle,
  shopHandle,
  wholeReport,
  withHandle,
  type ReportAsked,
  type FigureHandle,
} from './figureHandles.ts';
import type { BusinessResult } from './resultFigures.ts';

type Waiting = Schemas['UnsettledFigures'];
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
  return { lines: opened, totals: openWaiting(withHandle(totals, base), base) };
}

/** Days, totals and shops of the revenue of a period; its funds open by themselves. */
export function openRevenue(report: Schemas['RevenueByDay'], query: ReportAsked): Schemas['RevenueByDay'] {
  const base = wholeReport(query);
  return {
    ...report,
    Days: report.Days.map((day) => withHandle(day, { ...base, ...dayHandle(day) })),
    Totals: withHandle(report.Totals, base),
    Unsettled: unsettled(report.Unsettled, base),
    Shops: report.Shops.map((shop) => withHandle(shop, { ...base, ...shopHandle(shop) })),
  };
}

/** Everything on the page of a day. */
export function openDay(
  report: Schemas['DailyReport'],
  { date, searchShopID }: { date: IsoDate; searchShopID?: number },
): Schemas['DailyReport'] {
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
    Unsettled: unsettled(report.Unsettled, base),
    Result: withHandle(report.Result, base),
    Funds: report.Funds.map((row) => withHandle(row, { ...base, ...accountHandle(row) })),
    FundTotals: withHandle(report.FundTotals, { ...base, Account: 'fund' }),
    Debts: report.Debts.map((row) => withHandle(row, { ...summary, ...accountHandle(row) })),
    DebtTotals: withHandle(report.DebtTotals, summary),
    Differences: report.Differences.map((row) => withHandle(row, { ...base, ...differenceHandle(row) })),
  };
}

/** Shops with what they got from the company, and the sums over them. */
export function openAdvances<Found extends { list: Schemas['StartMoneyList']; totals: Schemas['StartMoneyTotals'] }>(
  found: Found,
  query: ReportAsked,
): Found {
  const base: FigureHandle = { ...wholeReport(query), Report: 'advances' };
  const Shops = found.list.Shops.map((shop) => withHandle(shop, { ...base, ...shopHandle(shop) }));
  return { ...found, list: { ...found.list, Shops }, totals: withHandle(found.totals, base) };
}

/** Pushes with their entries, and the sums over those of every kind; the sums of one kind open nothing. */
export function openPushes(world: World, found: PushPage, query: ReportAsked & { Kind?: PushKind }): PushPage {
  if (!found.ok) return found;
  const rows = found.value.rows.map((row) => withHandle(row, pushHandle(world, row)));
  const { totals } = found.value;
  const isOfAll = query.Kind === undefined;
  return done({ ...found.value, rows, totals: isOfAll ? openTotals(totals, query, { Report: 'advances' }) : totals });
}

/** A page whose sums tell what waits for its revenue beside them. */
export function openWaitingPage<Row, Totals extends { Unsettled: Waiting }>(
  found: Result<ListPage<Row, Totals>>,
  query: ReportAsked,
): Result<ListPage<Row, Totals>> {
  return found.ok ? done({ ...found.value, totals: openWaiting(found.value.totals, wholeReport(query)) }) : found;
}

function openWaiting<Totals extends { Unsettled: Waiting }>(totals: Totals, base: FigureHandle): Totals {
  return { ...totals, Unsettled: unsettled(totals.Unsettled, base) };
}

/** What waits for its revenue at the end of a report's days. */
function unsettled(waiting: Waiting, base: FigureHandle): Waiting {
  return withHandle(waiting, { ...base, Report: 'unsettled' });
}
