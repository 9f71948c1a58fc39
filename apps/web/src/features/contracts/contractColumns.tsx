import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName, groupDigits, maskCard } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';
import { progressCell } from './steps/progressCell.tsx';

/** The list of orders. */
export const contractColumns = defineColumns<Schedule>()([
  { field: 'Code', header: 'Mã đơn', sortable: true, width: 104, under: serviceOf, onCard: 'start' },
  { field: 'AppointmentDate', header: 'Ngày', cell: 'date', sortable: true, width: 104, onCard: 'start' },
  {
    field: 'Status',
    header: 'Trạng thái',
    cell: 'status',
    status: orderStatuses,
    sortable: true,
    width: 134,
    onCard: 'end',
  },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    sortable: true,
    width: 176,
    under: ({ CardLast4, CardBankCode }) => `${maskCard(CardLast4)} ${bankName(CardBankCode)}`,
    onCard: 'below',
  },
  {
    field: 'Amount',
    header: 'Số tiền',
    cell: 'money',
    width: 120,
    sortable: true,
    total: true,
    under: progressCell,
    onCard: 'end',
  },
  {
    field: 'CustomerDebt',
    header: 'Khách còn nợ',
    cell: 'money',
    width: 124,
    sortable: true,
    total: true,
    under: ({ FeeAmount }) => FeeAmount > 0 && `Phí ${groupDigits(FeeAmount)}`,
  },
  { field: 'Profit', header: 'Lợi nhuận', cell: 'money', width: 110, sortable: true, total: true },
  { field: 'FeeAmount', header: 'Phí (F)', cell: 'money', width: 104, sortable: true, total: true, hidden: true },
  { field: 'TotalPaidCard', header: 'Đã nạp (D)', cell: 'money', width: 136, total: true, hidden: true },
  { field: 'TotalSwipe', header: 'Đã quẹt (S)', cell: 'money', width: 136, total: true, hidden: true },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 124, hidden: true },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 132,
    render: ({ CardLast4, CardBankCode }) => <MaskedCard bank={CardBankCode} last4={CardLast4} />,
    hidden: true,
  },
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 96,
    render: serviceOf,
    hidden: true,
  },
  { field: 'PosFeeAmount', header: 'Phí máy', cell: 'money', total: true, hidden: true },
  { field: 'AffAmount', header: 'Hoa hồng', cell: 'money', total: true, hidden: true },
  { field: 'DebtWithFee', header: 'Nợ gồm phí tạm tính', cell: 'money', total: true, hidden: true },
  { field: 'StaffName', header: 'Nhân viên', hidden: true },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);

function serviceOf({ ServiceType }: Schedule): string {
  return labelOf(serviceTypeOptions, ServiceType) ?? '';
}
