import { labelOf, partnerModeOptions, type Schedule } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

/** The list of orders in which a partner has a part. */
export const partnerOrderColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 112 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses, width: 152 },
  { field: 'AppointmentDate', header: 'Ngày', cell: 'date', sortable: true, width: 116 },
  { field: 'PartnerName', header: 'Đối tác', width: 176 },
  {
    field: 'PartnerMode',
    header: 'Hình thức',
    cell: 'custom',
    width: 208,
    render: ({ PartnerMode }) => labelOf(partnerModeOptions, PartnerMode),
  },
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 168 },
  { field: 'TotalSwipe', header: 'Đã quẹt (S)', cell: 'money', sortable: true, width: 132, total: true },
  { field: 'FeeAmount', header: 'Phí (F)', cell: 'money', sortable: true, width: 120, total: true },
  { field: 'PartnerAmount', header: 'Phần đối tác', cell: 'money', width: 128, total: true },
  { field: 'PartnerDebt', header: 'Đối tác còn nợ', cell: 'money', width: 140 },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', width: 120, total: true },
  { field: 'StaffName', header: 'Nhân viên', width: 144, hidden: true },
  { field: 'Note', header: 'Ghi chú', width: 176, hidden: true },
]);
