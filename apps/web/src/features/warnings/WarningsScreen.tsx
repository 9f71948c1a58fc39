import { calls } from '../../api/scheduleWorkingApi.ts';
import { TabbedLists } from '../../kit/list/TabbedLists.tsx';
import { useReportTab } from '../../kit/report/useReportTab.ts';
import { useIsCompany } from '../../session/useIsCompany.ts';
import { cancelledColumns, faultyColumns } from './orderColumns.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { WarningFlags } from './WarningFlags.tsx';

const tabs = [
  { id: 'flags', label: 'Cảnh báo', call: 'listWarningSchedules' },
  { id: 'orders', label: 'Theo đơn', call: 'listWarningErrorSchedules' },
  { id: 'ignored', label: 'Đã bỏ qua', call: 'listWarningSchedules' },
  { id: 'cancelled', label: 'Đã hủy', call: 'listCancelledOrders' },
] as const;

/** /contract-cancel: the company sees the orders of all its shops, or of one. */
export function WarningsScreen() {
  const [tab, open] = useReportTab(tabs);
  const isCompany = useIsCompany();
  return (
    <TabbedLists label="Đơn cảnh báo" tabs={tabs} value={tab} onChange={open}>
      {tab === 'flags' && <WarningFlags key="flags" />}
      {tab === 'orders' && (
        <OrdersTab
          title="Đơn có cảnh báo"
          call={isCompany ? calls.listWarningErrorSchedulesCompany : calls.listWarningErrorSchedules}
          columns={faultyColumns}
          emptyText="Không có đơn nào có cảnh báo"
        />
      )}
      {tab === 'ignored' && <WarningFlags key="ignored" ignored />}
      {tab === 'cancelled' && (
        <OrdersTab
          title="Đơn đã hủy"
          call={calls.listCancelledOrders}
          columns={cancelledColumns}
          emptyText="Chưa có đơn nào bị hủy"
          again
        />
      )}
    </TabbedLists>
  );
}
