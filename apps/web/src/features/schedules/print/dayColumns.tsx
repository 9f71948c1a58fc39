import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { bankName, formatTime, maskCard } from '@so-the/ui/format';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';

/** The appointments of a day on paper: who comes when, with which card, for what. */
export const dayColumns = defineColumns<Schedule>()([
  { id: 'time', header: 'Giờ', cell: 'custom', render: ({ AppointmentDate }) => formatTime(AppointmentDate) },
  { field: 'CustomerName', header: 'Khách hàng' },
  { field: 'CustomerPhone', header: 'Số điện thoại' },
  {
    id: 'card',
    header: 'Thẻ',
    cell: 'custom',
    render: ({ CardBankCode, CardLast4 }) => `${bankName(CardBankCode)} ${maskCard(CardLast4)}`,
  },
  {
    id: 'service',
    header: 'Dịch vụ',
    cell: 'custom',
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', total: true },
  { field: 'StaffName', header: 'Nhân viên' },
  { field: 'Note', header: 'Ghi chú' },
]);
