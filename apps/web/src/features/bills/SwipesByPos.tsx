import { calls } from '../../api/scheduleWorkingApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { LotFilter } from './LotFilter.tsx';
import { swipeColumns } from './swipeColumns.ts';
import { swipeFilters, swipeFilterWords } from './swipeFilters.ts';

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
        <PosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('PosID')} />
        <LotFilter {...list.filter('LotNo')} />
      </ReportScreen.Filters>
      <ReportScreen.Table
        columns={swipeColumns}
        rowKey={({ logWithdrawalId }) => String(logWithdrawalId)}
        rowHref={({ logWithdrawalId: LogWithdrawalID, SwipedAt }) =>
          places.bills({ LogWithdrawalID, ForDate: SwipedAt.slice(0, 10), ToDate: SwipedAt.slice(0, 10) })
        }
        signatures={['Người lập', 'Chủ máy POS']}
        emptyText="Không có lượt quẹt trong khoảng ngày này"
        emptyAction={<StepLink href={PATHS.orders}>Lượt quẹt ghi trong hợp đồng: xem hợp đồng</StepLink>}
      />
    </ReportScreen>
  );
}
