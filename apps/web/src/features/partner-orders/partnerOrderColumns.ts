import type { Schedule } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

/** The partner's part in few words: whose machine or card it is that the shop does not own. */
const PARTS = { 0: '', 1: 'POS đối tác', 2: 'Thẻ đối tác', 3: 'Đối ứng' } as const;

/** The list of orders in which a partner has a part: what is open with the partner stands in sight at the counter. */
export const partnerOrderColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 104, onCard: 'start' },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses, width: 128, onCard: 'end' },
  {
    field: 'PartnerName',
    header: 'Đối tác',
    width: 140,
    under: ({ PartnerMode }) => PARTS[PartnerMode],
    onCard: 'below',
  },
  { field: 'AppointmentDate', header: 'Ngày', cell: 'date', sortable: true, width: 104, onCard: 'start' },
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 128 },
  { field: 'PartnerDebt', header: 'Đối tác còn nợ', cell: 'money', width: 124, onCard: 'end' },
  { field: 'FeeAmount', header: 'Phí (F)', cell: 'money', sortable: true, width: 104, total: true },
  { field: 'PartnerAmount', header: 'Phần đối tác', cell: 'money', width: 116, total: true },
  { field: 'TotalSwipe', header: 'Đã quẹt (S)', cell: 'money', sortable: true, width: 132, total: true, hidden: true },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', width: 120, total: true, hidden: true },
  { field: 'StaffName', header: 'Nhân viên', width: 144, hidden: true },
  { field: 'Note', header: 'Ghi chú', width: 176, hidden: true },
]);
