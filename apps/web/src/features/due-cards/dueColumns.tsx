import type { Schemas } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName, formatDate } from '@so-the/ui/format';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { dueLevel } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of cards to be worked on. */
export const dueColumns = defineColumns<Schemas['CardNoticeRow']>()([
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 168, onCard: 'start' },
  {
    id: 'card',
    header: 'Thẻ',
    cell: 'custom',
    width: 124,
    render: ({ Last4 }) => <MaskedCard last4={Last4} />,
    under: ({ BankCode }) => bankName(BankCode),
    onCard: 'start',
  },
  { field: 'DueLevel', header: 'Đến hạn', cell: 'status', status: dueLevel, sortable: true, width: 120, onCard: 'end' },
  { field: 'NextDue', header: 'Ngày đến hạn', cell: 'date', sortable: true, width: 132, onCard: 'end' },
  {
    field: 'CustomerPhone',
    header: 'Số điện thoại',
    cell: 'custom',
    width: 120,
    render: ({ CustomerPhone }) => phoneCell(CustomerPhone),
    onCard: 'below',
  },
  {
    field: 'WorkDate',
    header: 'Ngày làm',
    cell: 'custom',
    width: 124,
    render: ({ IsPlanned, WorkDate }) => (IsPlanned ? formatDate(WorkDate) : 'Chưa lên lịch'),
  },
  {
    field: 'ScheduleCode',
    header: 'Đơn kỳ này',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 108,
  },
  { field: 'LastAmount', header: 'Lần trước', cell: 'money', hidden: true },
  { field: 'UsualFeePercent', header: 'Phí khách', cell: 'percent', hidden: true },
  { field: 'HolderName', header: 'Chủ thẻ', hidden: true },
  { field: 'StaffName', header: 'NV phụ trách', hidden: true },
  { field: 'Debt', header: 'Công nợ', cell: 'money', hidden: true },
  { field: 'DaysToDue', header: 'Còn (ngày)', cell: 'number', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);
