import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { useReportTab } from '../../kit/report/useReportTab.ts';
import { CustomerCollection } from './CustomerCollection.tsx';
import { CustomerPayments } from './CustomerPayments.tsx';

const tabs = [
  { id: 'payments', label: 'Từng khoản' },
  { id: 'customer', label: 'Theo khách' },
] as const;

/** /report/historycustomerpay */
export function CustomerPaymentsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Lịch sử khách thanh toán" tabs={tabs} value={tab} onChange={open}>
      {tab === 'payments' ? <CustomerPayments /> : <CustomerCollection path={PATHS.customerPayments} />}
    </TabbedLists>
  );
}
