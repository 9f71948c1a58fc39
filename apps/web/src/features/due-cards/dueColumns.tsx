import type { Schemas } from '@so-the/api-client';
import { MaskedCard, type StatusMap } from '@so-the/ui';
import { PhoneLink } from '../../kit/cards/PhoneLink.tsx';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { dueLevel } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

const planned: StatusMap = {
  true: { label: 'Đã lên lịch', tone: 'success' },
  false: { label: 'Chưa lên lịch', tone: 'neutral' },
};

/** The list of cards to be worked on. */
export const dueColumns = defineColumns<Schemas['CardNoticeRow']>()([
  { field: 'CustomerName', header: 'Khách hàng', sortable: true, width: 168 },
  {
    id: 'card',
    header: 'Thẻ',
    cell: 'custom',
    width: 136,
    render: ({ BankCode, Last4 }) => <MaskedCard bank={BankCode} last4={Last4} />,
  },
  { field: 'DueLevel', header: 'Đến hạn', cell: 'status', status: dueLevel, sortable: true, width: 116 },
  { field: 'NextDue', header: 'Ngày đến hạn', cell: 'date', sortable: true, width: 124 },
  {
    field: 'CustomerPhone',
    header: 'Số điện thoại',
    cell: 'custom',
    width: 120,
    render: ({ CustomerPhone }) => <PhoneLink phone={CustomerPhone} />,
  },
  { field: 'WorkDate', header: 'Ngày làm', cell: 'date', width: 116 },
  { field: 'IsPlanned', header: 'Lịch làm', cell: 'status', status: planned, width: 132 },
  {
    field: 'ScheduleCode',
    header: 'Đơn kỳ này',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 112,
  },
  { field: 'LastAmount', header: 'Lần trước', cell: 'money', width: 132 },
  { field: 'UsualFeePercent', header: 'Phí khách', cell: 'percent', hidden: true },
  { field: 'HolderName', header: 'Chủ thẻ', hidden: true },
  { field: 'StaffName', header: 'NV phụ trách', hidden: true },
  { field: 'Debt', header: 'Công nợ', cell: 'money', hidden: true },
  { field: 'DaysToDue', header: 'Còn (ngày)', cell: 'number', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);
