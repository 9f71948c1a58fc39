import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';
import { ProgressCell } from './ProgressCell.tsx';

/** The list of orders. */
export const contractColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 112 },
  { field: 'AppointmentDate', header: 'Ngày', cell: 'date', sortable: true, width: 120 },
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 168 },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 124, hidden: true },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 148,
    render: ({ CardBankCode, CardLast4 }) => <MaskedCard bank={CardBankCode} last4={CardLast4} />,
  },
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 96,
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', width: 136, sortable: true, total: true },
  { field: 'TotalPaidCard', header: 'Đã nạp (D)', cell: 'money', width: 136, total: true },
  { field: 'TotalSwipe', header: 'Đã quẹt (S)', cell: 'money', width: 136, total: true },
  { field: 'FeeAmount', header: 'Phí (F)', cell: 'money', width: 124, total: true },
  { field: 'PosFeeAmount', header: 'Phí máy', cell: 'money', total: true, hidden: true },
  { field: 'AffAmount', header: 'Hoa hồng', cell: 'money', total: true, hidden: true },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', width: 124, total: true },
  { field: 'CustomerDebt', header: 'Khách còn nợ', cell: 'money', width: 124, total: true },
  { field: 'DebtWithFee', header: 'Nợ gồm phí tạm tính', cell: 'money', total: true, hidden: true },
  { id: 'progress', header: 'Tiến độ', cell: 'custom', width: 112, render: (order) => <ProgressCell order={order} /> },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses },
  { field: 'StaffName', header: 'Nhân viên', hidden: true },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);
