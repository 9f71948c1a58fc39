import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../kit/report/useReportTab.ts';
import { RevenueByShop } from './RevenueByShop.tsx';
import { RevenueByShopDay } from './RevenueByShopDay.tsx';

const tabs = [
  { id: 'shop', label: 'Theo cửa hàng', call: 'getCompanyReport' },
  { id: 'day', label: 'Theo ngày', call: 'getCompanyRevenue' },
] as const;

/** /bao-cao-doanh-thu */
export function CompanyRevenueScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Báo cáo doanh thu" tabs={tabs} value={tab} onChange={open}>
      {tab === 'shop' ? <RevenueByShop /> : <RevenueByShopDay />}
    </TabbedLists>
  );
}
