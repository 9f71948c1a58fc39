import { ErrorState } from '@so-the/ui';
import { useGetRevenueByDayQuery } from '../../api/reportApi.ts';
import { isMissing } from '../../api/missingCalls.ts';
import { Lacking } from '../../kit/answer/Answer.tsx';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { useAddressChoice } from '../../kit/list/address/useAddressChoice.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useIsNewShop } from '../../kit/setUp/useIsNewShop.ts';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { homePeriods, rangeOf } from './homePeriod.ts';
import { DebtsPanel, FundsPanel } from './MoneyPanels.tsx';
import { MorningPanel } from './morning/MorningPanel.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { RevenueStats } from './RevenueStats.tsx';
import { SetUpPanel } from './SetUpPanel.tsx';
import { ThirtyDays } from './ThirtyDays.tsx';
import { CardsDuePanel, MyTasksPanel, TodayPanel, WarningsPanel } from './WorkPanels.tsx';

/** The day of one shop at a glance; every figure leads to the entries behind it, and shows only what the person may see. */
export function ShopHome() {
  const [period, setPeriod] = useAddressChoice('period', homePeriods);
  const rightsOn = useRightsOn();
  const hasFigures = !useIsNewShop();
  const range = rangeOf(period);
  const answer = useGetRevenueByDayQuery(range);
  return (
    <div className="home">
      <HomeHeader period={period} onPeriod={setPeriod} />
      <MorningPanel />
      {isMissing(answer.error) ? (
        <Lacking />
      ) : answer.isError ? (
        <ErrorState onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
      ) : (
        hasFigures && (
          <div className="home__stats">
            <RevenueStats report={answer.currentData?.Data} period={period} range={range} />
          </div>
        )
      )}
      {!hasFigures && <SetUpPanel />}
      <ApprovalsPanel />
      <div className="home__columns">
        <div className="home__wide">
          {hasFigures && <ThirtyDays />}
          <div className="home__pair">
            <TodayPanel />
            <MyTasksPanel />
          </div>
          {hasFigures && <WarningsPanel />}
        </div>
        <div className="home__side">
          <CardsDuePanel />
          {hasFigures && rightsOn(PATHS.home).profit && rightsOn(PATHS.turnover).profit && (
            <ResultPanel range={range} note={answer.currentData?.Data.SelfApproval} />
          )}
          {hasFigures && rightsOn(PATHS.cashBook).view && <FundsPanel answer={answer} />}
          {hasFigures && rightsOn(PATHS.customerDebts).view && <DebtsPanel answer={answer} />}
        </div>
      </div>
    </div>
  );
}
