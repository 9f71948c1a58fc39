import { calls } from '../../../api/scheduleWorkingApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import * as places from '../../../kit/places/places.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { PosLotFilters } from '../PosLotFilters.tsx';
import { swipeFilters, swipeFilterWords } from '../swipeFilters.ts';
import { SwipesTable } from '../SwipesTable.tsx';

/** Successful swipes by POS, day and lot, with a slip or without: what a POS owner is shown. */
export function SwipesByPos() {
  const list = useList({
    path: PATHS.exportBills,
    call: calls.listSwipes,
    filters: swipeFilters,
    fixed: { Status: 1 },
    period: thisMonth,
    pageSize: 50,
  });
  return (
    <ReportScreen list={list} title="Lượt quẹt theo POS">
      <ReportScreen.Filters words={swipeFilterWords} placeholder="Khách, mã đơn, số hóa đơn">
        <PosLotFilters list={list} />
      </ReportScreen.Filters>
      <SwipesTable
        rowHref={({ logWithdrawalId: LogWithdrawalID, BusinessDate: day }) =>
          places.bills({ LogWithdrawalID, ForDate: day, ToDate: day })
        }
        signatures={['Người lập', 'Chủ máy POS']}
        emptyText="Không có lượt quẹt trong khoảng ngày này"
        emptyAction={<StepLink href={PATHS.orders}>Lượt quẹt ghi trong đơn: xem các đơn</StepLink>}
      />
    </ReportScreen>
  );
}
