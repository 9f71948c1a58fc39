import { calls } from '../../api/scheduleWorkingApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { revenueList } from './revenueList.ts';
import { shopColumns } from './revenueColumns.ts';

/** What each shop brought in the period, and how its orders stand. */
export function RevenueByShop() {
  const list = useList({ ...revenueList, call: calls.getCompanyReport });
  return (
    <ReportScreen list={list} title="Doanh thu theo cửa hàng">
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={shopColumns} of={['OrderCount', 'TotalSwipe', 'Revenue', 'GrossProfit']} />
      <ReportScreen.BesideFigures />
      <ReportScreen.Table
        moreBelow
        columns={shopColumns}
        rowKey={({ ShopID }) => String(ShopID)}
        nameOf={({ ShopName }) => ShopName}
      />
      <ReportScreen.Charts>
        <ReportScreen.Chart
          label="Doanh số quẹt của từng cửa hàng"
          rows={list.answer.data?.Data}
          place={{ label: 'Cửa hàng', of: ({ ShopName }) => ShopName }}
          bars={{ name: 'Doanh số quẹt', of: ({ TotalSwipe }) => TotalSwipe, figure: 'TotalSwipe' }}
        />
        <ReportScreen.Chart
          label="Doanh thu phí của từng cửa hàng"
          rows={list.answer.data?.Data}
          place={{ label: 'Cửa hàng', of: ({ ShopName }) => ShopName }}
          bars={{ name: 'Doanh thu phí', of: ({ Revenue }) => Revenue, figure: 'Revenue' }}
        />
      </ReportScreen.Charts>
    </ReportScreen>
  );
}
