import { useMemo } from 'react';
import type { RevenueByDay, RevenueShop } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { isMissing } from '../../api/missingCalls.ts';
import { useGetRevenueByDayQuery } from '../../api/reportApi.ts';
import { Lacking } from '../../kit/answer/Answer.tsx';
import { useAddressChoice } from '../../kit/list/address/useAddressChoice.ts';
import { companyRevenue } from '../../kit/places/places.ts';
import { FigureTable } from '../../kit/report/figures/FigureTable.tsx';
import { daysInWords } from '../../kit/period/period.ts';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { homePeriods, rangeOf } from './homePeriod.ts';
import { MorningPanel } from './morning/MorningPanel.tsx';
import { RevenueStats } from './RevenueStats.tsx';
import { shopColumns, shopRow } from './shopColumns.ts';
import { ThirtyDays } from './ThirtyDays.tsx';

/** All shops of the company: the figures of the period, the best and the weakest shop, and each shop's own. */
export function CompanyHome() {
  const [period, setPeriod] = useAddressChoice('period', homePeriods);
  const { fromDate: from, toDate: to } = rangeOf(period);
  const answer = useGetRevenueByDayQuery({ fromDate: from, toDate: to });
  const revenue = companyRevenue({ ForDate: from, ToDate: to });
  const report = answer.currentData?.Data;
  const rows = useMemo(() => report?.Shops.map(shopRow), [report]);
  const [best, weakest] = bestAndWeakest(report?.Shops ?? []);
  const columns = useMemo(() => columnsOf(report), [report]);
  if (isMissing(answer.error)) {
    return (
      <div className="home">
        <HomeHeader period={period} onPeriod={setPeriod} />
        <MorningPanel />
        <Lacking />
        <ApprovalsPanel />
      </div>
    );
  }
  return (
    <div className="home">
      <HomeHeader period={period} onPeriod={setPeriod} />
      <MorningPanel />
      <ApprovalsPanel />
      <div className="home__stats">
        <RevenueStats report={report} period={period} />
        {best && weakest && best !== weakest && best.GrossProfit !== undefined && (
          <>
            <Stat label="Lợi nhuận gộp cao nhất" value={best.GrossProfit} note={best.ShopName} href={revenue} />
            <Stat label="Lợi nhuận gộp thấp nhất" value={weakest.GrossProfit} note={weakest.ShopName} href={revenue} />
          </>
        )}
      </div>
      <FigureTable
        label="Các cửa hàng"
        columns={columns}
        rowKey={({ ShopID }) => String(ShopID)}
        rows={rows}
        totals={report && totalsOf(report)}
        nameOf={({ ShopName }) => ShopName}
        totalName={daysInWords({ from, to })}
      />
      <ThirtyDays />
    </div>
  );
}

/** Sums over the shops, opened as those of the report are. */
function totalsOf({ Totals, Debts, Shops }: RevenueByDay): object {
  const FundTotal = Shops.reduce((sum, shop) => sum + shop.FundTotal, 0);
  return { ...Totals, ...Debts, FundTotal };
}

/** The columns, without the profit for who may not see it. */
function columnsOf(report: RevenueByDay | undefined): typeof shopColumns {
  const seesProfit = report === undefined || report.Totals.GrossProfit !== undefined;
  return seesProfit ? shopColumns : shopColumns.filter(({ field }) => field !== 'GrossProfit');
}

function bestAndWeakest(shops: readonly RevenueShop[]): (RevenueShop | undefined)[] {
  const ranked = shops.toSorted((one, other) => (other.GrossProfit ?? 0) - (one.GrossProfit ?? 0));
  return [ranked[0], ranked.at(-1)];
}
