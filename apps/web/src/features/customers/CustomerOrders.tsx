import { DataTable } from '@so-the/ui';
import { useListSchedulesByCustomerQuery } from '../../api/scheduleWorkingApi.ts';
import { sourceOf } from '../../kit/list/listAnswer.ts';
import { useLocalTable } from '../../kit/list/useLocalTable.ts';
import * as places from '../../kit/places/places.ts';
import { customerOrderColumns } from './customerOrderColumns.tsx';

/** Orders of one customer, newest first. */
export function CustomerOrders({ customerId }: { customerId: number }) {
  const table = useLocalTable();
  const orders = useListSchedulesByCustomerQuery({ CustomerID: customerId, ...table.args });
  return (
    <DataTable
      label="Đơn của khách hàng"
      columns={customerOrderColumns}
      rowKey={({ ScheduleID }) => String(ScheduleID)}
      rowHref={({ ScheduleID }) => places.order(ScheduleID)}
      source={sourceOf(orders)}
      query={table.query}
      emptyText="Khách hàng chưa có đơn"
    />
  );
}
