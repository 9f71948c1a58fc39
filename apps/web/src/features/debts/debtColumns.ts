import { refTypeOptions, labelOf, type DebtEntry, type DebtParty } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';

/** Customers with what they owe over a period. */
export const partyColumns = defineColumns<DebtParty>()([
  { field: 'Name', header: 'Khách hàng', sortable: true, width: 240 },
  { field: 'Code', header: 'Mã', sortable: true, width: 108 },
  { field: 'Phone', header: 'Số điện thoại', width: 124 },
  { field: 'Opening', header: 'Dư đầu', cell: 'money', sortable: true, total: true },
  { field: 'Increase', header: 'Tăng', cell: 'money', sortable: true, total: true },
  { field: 'Decrease', header: 'Giảm', cell: 'money', sortable: true, total: true },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', sortable: true, total: true },
  {
    field: 'OverLimit',
    header: 'Hạn mức nợ',
    cell: 'status',
    status: { true: { label: 'Vượt hạn mức', tone: 'danger' }, false: { label: 'Trong hạn mức', tone: 'neutral' } },
    hidden: true,
  },
  { field: 'LastDate', header: 'Phát sinh cuối', cell: 'date', sortable: true, width: 132 },
]);

/** The ledger of one customer, oldest first. */
export const entryColumns = defineColumns<DebtEntry>()([
  { field: 'At', header: 'Thời gian', cell: 'dateTime' },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID ? `/contract/${ScheduleID}` : undefined),
    width: 108,
  },
  {
    field: 'RefType',
    header: 'Chứng từ',
    cell: 'custom',
    width: 176,
    render: ({ RefType }) => labelOf(refTypeOptions, RefType),
  },
  { field: 'Description', header: 'Diễn giải', width: 240 },
  { field: 'Increase', header: 'Tăng', cell: 'money', total: true },
  { field: 'Decrease', header: 'Giảm', cell: 'money', total: true },
  { field: 'Balance', header: 'Số dư', cell: 'money' },
  { field: 'CreatedByName', header: 'Người tạo', hidden: true },
]);
