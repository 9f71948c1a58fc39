import type { Schedule } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import type { ReadCall } from '../../api/declare.ts';
import { useNewAppointment } from '../../kit/appointments/useNewAppointment.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
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
  /** The same customer and card can be served again. Default false. */
  again?: boolean;
}

/** Orders of one kind, a row each: those with a warning, or those that were cancelled. */
export function OrdersTab({ title, call, columns, emptyText, again = false }: OrdersTabProps) {
  const list = useList({ path: PATHS.warnings, call, filters: orderFilters });
  const appointment = useNewAppointment();
  return (
    <ListScreen list={list} title={title}>
      <ListScreen.Filters words={orderFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <StaffPicker label="Nhân viên" placeholder="Tất cả" {...list.filter('StaffID')} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...useOrderTable(columns)}
        rowActions={({ ScheduleID, CustomerID, CardDataID }) =>
          menuLines(
            { label: 'Mở đơn', icon: 'arrow-right', href: places.order(ScheduleID) },
            again && appointment({ customerID: CustomerID, cardDataID: CardDataID }),
          )
        }
        emptyText={emptyText}
        emptyAction={<StepLink href={places.orders({})}>Xem tất cả đơn</StepLink>}
      />
    </ListScreen>
  );
}
