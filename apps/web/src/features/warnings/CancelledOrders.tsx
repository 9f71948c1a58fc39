import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { cancelledColumns } from './orderColumns.tsx';
import { orderFilters, orderFilterWords } from './warningFilters.ts';

/** Orders that were cancelled, by whom, when and why. */
export function CancelledOrders() {
  const list = useList({ path: PATHS.warnings, call: calls.listCancelledOrders, filters: orderFilters });
  return (
    <ListScreen list={list} title="Đơn đã hủy">
      <ListScreen.Filters words={orderFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...useOrderTable(cancelledColumns)}
        emptyText="Chưa có đơn nào bị hủy"
        emptyAction={<StepLink href={places.orders({})}>Xem tất cả hợp đồng</StepLink>}
      />
    </ListScreen>
  );
}
