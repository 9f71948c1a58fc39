import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName, formatPercent, formatTime, joined } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { HighlightButton } from '../../kit/order/HighlightButton.tsx';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

/** The list of appointments. */
export const scheduleColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 104, onCard: 'start' },
  {
    field: 'Status',
    header: 'Trạng thái',
    cell: 'status',
    status: orderStatuses,
    sortable: true,
    width: 140,
    onCard: 'end',
  },
  {
    field: 'AppointmentDate',
    header: 'Ngày hẹn',
    cell: 'date',
    sortable: true,
    width: 112,
    under: ({ AppointmentDate }) => formatTime(AppointmentDate),
    onCard: 'start',
  },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    sortable: true,
    width: 156,
    under: ({ CustomerPhone }) => CustomerPhone,
    onCard: 'below',
  },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 132,
    render: ({ CardLast4 }) => <MaskedCard last4={CardLast4} />,
    under: ({ CardBankCode, ServiceType }) => joined(bankName(CardBankCode), labelOf(serviceTypeOptions, ServiceType)),
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, total: true, width: 128, onCard: 'end' },
  {
    field: 'FeeAmount',
    header: 'Tiền phí',
    cell: 'money',
    sortable: true,
    total: true,
    width: 104,
    under: ({ CustomerFeePercent }) => formatPercent(CustomerFeePercent),
  },
  { id: 'star', header: 'Nổi bật', cell: 'custom', width: 88, render: (order) => <HighlightButton order={order} /> },
  { field: 'DueDate', header: 'Ngày đến hạn', cell: 'date', width: 124 },
  { field: 'StaffName', header: 'Nhân viên', width: 160 },
  { field: 'Note', header: 'Ghi chú', width: 200 },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 124, hidden: true },
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 104,
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
    hidden: true,
  },
  { field: 'CustomerFeePercent', header: 'Phí khách', cell: 'percent', hidden: true },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', sortable: true, total: true, hidden: true },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'CommentCount', header: 'Bình luận', cell: 'number', hidden: true },
]);
