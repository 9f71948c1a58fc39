import { TabbedLists } from '../../../kit/list/TabbedLists.tsx';
import { PATHS } from '../../../kit/places/paths.ts';
import { useReportTab } from '../../../kit/report/useReportTab.ts';
import { CustomerCollection } from '../CustomerCollection.tsx';
import { DailyProfit } from './DailyProfit.tsx';
import { DebtSummary } from './DebtSummary.tsx';
import { MoneyBack } from './MoneyBack.tsx';
import { NewCustomers } from './NewCustomers.tsx';
import { OrderResults } from './OrderResults.tsx';
import { HubTiles } from './HubTiles.tsx';

const tabs = [
  { id: 'all', label: 'Tất cả báo cáo' },
  { id: 'profit', label: 'Lợi nhuận' },
  { id: 'debts', label: 'Công nợ' },
  { id: 'customers', label: 'Khách mới' },
  { id: 'orders', label: 'Đơn' },
  { id: 'moneyBack', label: 'Tiền khách trả lại' },
  { id: 'collection', label: 'Thu tiền khách' },
] as const;

/** /report */
export function ReportsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Báo cáo" tabs={tabs} value={tab} onChange={open}>
      {tab === 'all' && <HubTiles />}
      {tab === 'profit' && <DailyProfit />}
      {tab === 'debts' && <DebtSummary />}
      {tab === 'customers' && <NewCustomers />}
      {tab === 'orders' && <OrderResults />}
      {tab === 'moneyBack' && <MoneyBack />}
      {tab === 'collection' && <CustomerCollection path={PATHS.reports} />}
    </TabbedLists>
  );
}
