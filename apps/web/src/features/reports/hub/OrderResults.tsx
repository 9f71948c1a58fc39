import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import * as places from '../../../kit/places/places.ts';
import { orderColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { HubReport } from './HubReport.tsx';

/** What was posted for each order. */
export function OrderResults() {
  const list = useList({ ...hubList, call: calls.getOrderReport });
  return (
    <HubReport
      list={list}
      title="Báo cáo đơn"
      description="Những gì đã ghi sổ cho từng đơn trong kỳ."
      placeholder="Mã đơn, khách hàng, nhân viên"
      columns={orderColumns}
      tiles={['TotalPaidCard', 'TotalSwipe', 'Revenue', 'GrossProfit']}
      rowKey={(order) => `${order.ShopID} ${order.ScheduleID ?? ''}`}
      nameOf={(order) => order.ScheduleCode}
      rowHref={({ ScheduleID: id }) => (id === undefined ? undefined : places.order(id))}
    />
  );
}
