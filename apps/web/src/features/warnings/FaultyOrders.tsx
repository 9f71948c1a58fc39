import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { useIsCompany } from '../../session/useIsCompany.ts';
import { faultyColumns } from './orderColumns.tsx';
import { orderFilters, orderFilterWords } from './warningFilters.ts';

/** Orders that carry a warning, a row each; the company sees those of all its shops, or of one. */
export function FaultyOrders() {
  const isCompany = useIsCompany();
  const list = useList({
    path: PATHS.warnings,
    call: isCompany ? calls.listWarningErrorSchedulesCompany : calls.listWarningErrorSchedules,
    filters: orderFilters,
  });
  return (
    <ListScreen list={list} title="Đơn có cảnh báo">
      <ListScreen.Filters words={orderFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...useOrderTable(faultyColumns)}
        emptyText="Không có đơn nào có cảnh báo"
        emptyAction={<StepLink href={places.orders({})}>Xem tất cả hợp đồng</StepLink>}
      />
    </ListScreen>
  );
}
