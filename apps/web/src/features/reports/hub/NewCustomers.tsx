import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import * as places from '../../../kit/places/places.ts';
import { newCustomerColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { HubReport } from './HubReport.tsx';

/** Customers entered in the period. */
export function NewCustomers() {
  const list = useList({ ...hubList, call: calls.listNewCustomers });
  return (
    <HubReport
      list={list}
      title="Khách hàng mới"
      description="Khách nhập trong kỳ, với mọi thứ họ mang lại đến cuối kỳ."
      placeholder="Tên, mã, số điện thoại, CTV"
      columns={newCustomerColumns}
      tiles={['CardCount', 'OrderCount', 'TotalSwipe', 'FeeAmount']}
      rowKey={({ CustomerID }) => String(CustomerID)}
      nameOf={({ FullName }) => FullName}
      rowHref={({ CustomerID }) => places.customer(CustomerID)}
    />
  );
}
