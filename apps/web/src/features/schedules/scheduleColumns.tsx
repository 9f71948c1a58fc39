import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { HighlightButton } from '../../kit/order/HighlightButton.tsx';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

/** The list of appointments. */
export const scheduleColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 116 },
  { field: 'AppointmentDate', header: 'Ngày hẹn', cell: 'dateTime', sortable: true },
  { id: 'star', header: 'Nổi bật', cell: 'custom', width: 88, render: (order) => <HighlightButton order={order} /> },
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 200 },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 124 },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 160,
    render: ({ CardBankCode, CardLast4 }) => <MaskedCard bank={CardBankCode} last4={CardLast4} />,
  },
  { field: 'DueDate', header: 'Ngày đến hạn', cell: 'date', width: 124 },
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 104,
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, total: true },
  { field: 'CustomerFeePercent', header: 'Phí khách', cell: 'percent' },
  { field: 'FeeAmount', header: 'Tiền phí', cell: 'money', total: true },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', total: true, hidden: true },
  { field: 'StaffName', header: 'Nhân viên', width: 160 },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'CommentCount', header: 'Bình luận', cell: 'number', hidden: true },
  { field: 'Note', header: 'Ghi chú', width: 200 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses },
]);
