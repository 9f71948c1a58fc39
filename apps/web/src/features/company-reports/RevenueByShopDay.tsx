import { formatDate } from '@so-the/ui/format';
import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { shopDayColumns } from './revenueColumns.ts';
import { revenueList } from './revenueList.ts';

/** Each shop on each day it did something. */
export function RevenueByShopDay() {
  const list = useList({ ...revenueList, call: calls.getCompanyRevenue, pageSize: 100 });
  return (
    <ReportScreen
      list={list}
      title="Doanh thu từng ngày"
      description="Ngày cửa hàng không phát sinh thì không có dòng."
    >
      <ReportScreen.Filters />
      <ReportScreen.BesideFigures />
      <ReportScreen.Table
        columns={shopDayColumns}
        rowKey={({ Date, ShopID }) => `${Date} ${ShopID}`}
        nameOf={({ Date, ShopName }) => `${ShopName}, ${formatDate(Date)}`}
      />
    </ReportScreen>
  );
}
