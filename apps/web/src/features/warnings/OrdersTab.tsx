import type { Schedule } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import type { ReadCall } from '../../api/declare.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { orderFilters, orderFilterWords } from './warningFilters.ts';

/** Props of {@link OrdersTab}. */
export interface OrdersTabProps {
  title: string;
  call: ReadCall<'listWarningErrorSchedules' | 'listWarningErrorSchedulesCompany' | 'listCancelledOrders'>;
  columns: readonly Column<Schedule>[];
  /** What is said where there is none. */
  emptyText: string;
}

/** Orders of one kind, a row each: those with a warning, or those that were cancelled. */
export function OrdersTab({ title, call, columns, emptyText }: OrdersTabProps) {
  const list = useList({ path: PATHS.warnings, call, filters: orderFilters });
  return (
    <ListScreen list={list} title={title}>
      <ListScreen.Filters words={orderFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...useOrderTable(columns)}
        emptyText={emptyText}
        emptyAction={<StepLink href={places.orders({})}>Xem tất cả đơn</StepLink>}
      />
    </ListScreen>
  );
}
