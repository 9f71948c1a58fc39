import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../kit/report/useReportTab.ts';
import { CancelledOrders } from './CancelledOrders.tsx';
import { FaultyOrders } from './FaultyOrders.tsx';
import { WarningFlags } from './WarningFlags.tsx';

const tabs = [
  { id: 'flags', label: 'Cảnh báo', call: 'listWarningSchedules' },
  { id: 'orders', label: 'Theo đơn', call: 'listWarningErrorSchedules' },
  { id: 'ignored', label: 'Đã bỏ qua', call: 'listWarningSchedules' },
  { id: 'cancelled', label: 'Đơn đã hủy', call: 'listCancelledOrders' },
] as const;

/** /contract-cancel */
export function WarningsScreen() {
  const [tab, open] = useReportTab(tabs);
  return (
    <TabbedLists label="Đơn cảnh báo" tabs={tabs} value={tab} onChange={open}>
      {tab === 'flags' && <WarningFlags key="flags" />}
      {tab === 'orders' && <FaultyOrders />}
      {tab === 'ignored' && <WarningFlags key="ignored" ignored />}
      {tab === 'cancelled' && <CancelledOrders />}
    </TabbedLists>
  );
}
