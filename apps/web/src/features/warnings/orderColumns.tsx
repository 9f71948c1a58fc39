import { labelOf, orderWarningCodeOptions, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

const whose = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 112 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  { field: 'AppointmentDate', header: 'Ngày hẹn', cell: 'date', sortable: true, width: 112 },
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 156 },
]);

const service = defineColumns<Schedule>()([
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 96,
    hidden: true,
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
  },
]);

/** Orders with a warning: what is wrong, and how their money stands. */
export const faultyColumns: readonly Column<Schedule>[] = [
  ...whose,
  ...defineColumns<Schedule>()([
    {
      id: 'warnings',
      header: 'Cảnh báo',
      cell: 'custom',
      width: 252,
      render: ({ WarningCodes }) => joined(...WarningCodes.map((code) => labelOf(orderWarningCodeOptions, code))),
    },
  ]),
  ...service,
  ...defineColumns<Schedule>()([
    { field: 'Amount', header: 'Số tiền', cell: 'money', width: 132, sortable: true, total: true, hidden: true },
    { field: 'TotalPaidCard', header: 'Đã nạp', cell: 'money', width: 132, total: true, hidden: true },
    { field: 'TotalSwipe', header: 'Đã quẹt', cell: 'money', width: 132, total: true, hidden: true },
    { field: 'CustomerDebt', header: 'Khách còn nợ', cell: 'money', width: 132, total: true },
    { field: 'StaffName', header: 'Nhân viên', width: 148, hidden: true },
    { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses, width: 152 },
  ]),
];

/** Cancelled orders: who, when, why. */
export const cancelledColumns: readonly Column<Schedule>[] = [
  ...whose,
  ...service,
  ...defineColumns<Schedule>()([
    { field: 'Amount', header: 'Số tiền', cell: 'money', width: 124, sortable: true },
    { field: 'CancelReason', header: 'Lý do hủy', width: 184 },
    { field: 'CancelledByName', header: 'Người hủy', width: 132 },
    { field: 'CancelledAt', header: 'Hủy lúc', cell: 'dateTime', width: 148 },
    { field: 'StaffName', header: 'Nhân viên', width: 148, hidden: true },
  ]),
];
