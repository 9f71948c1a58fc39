import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { FeeBook } from '../../kit/report/FeeBook.tsx';
import { useBookTab } from '../../kit/report/useBookTab.ts';
import { RevenueByShop } from './RevenueByShop.tsx';
import { RevenueByShopDay } from './RevenueByShopDay.tsx';

const tabs = [
  { id: 'shop', label: 'Theo cửa hàng', call: 'getCompanyReport' },
  { id: 'day', label: 'Theo ngày', call: 'getCompanyRevenue' },
] as const;

/** /bao-cao-doanh-thu */
export function CompanyRevenueScreen() {
  const { tabs: shown, tab, open } = useBookTab(tabs);
  return (
    <TabbedLists label="Báo cáo doanh thu" tabs={shown} value={tab} onChange={open}>
      {tab === 'shop' && <RevenueByShop />}
      {tab === 'day' && <RevenueByShopDay />}
      {tab === 'feeBook' && <FeeBook path={PATHS.companyRevenue} />}
    </TabbedLists>
  );
}
