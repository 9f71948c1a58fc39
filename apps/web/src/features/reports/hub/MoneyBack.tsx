import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import * as places from '../../../kit/places/places.ts';
import { moneyBackColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { HubReport } from './HubReport.tsx';

/** What the shop put out for orders and what came back. */
export function MoneyBack() {
  const list = useList({ ...hubList, call: calls.listCustomerMoneyBack });
  return (
    <HubReport
      list={list}
      title="Tiền khách trả lại"
      description="Còn lại = dư đầu + đã chi − thu lại ± điều chỉnh, từng đơn."
      placeholder="Mã đơn, tên, số điện thoại"
      columns={moneyBackColumns}
      tiles={['PaidCard', 'Swiped', 'Received', 'Remain']}
      rowKey={({ ScheduleID }) => String(ScheduleID)}
      nameOf={({ ScheduleCode, CustomerName }) => `${ScheduleCode}, ${CustomerName}`}
      rowHref={({ ScheduleID }) => places.order(ScheduleID)}
    />
  );
}
