import type { DebtParty } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';

/** Customers with what they owe over a period. */
export const partyColumns = defineColumns<DebtParty>()([
  { field: 'Name', header: 'Khách hàng', sortable: true, width: 176 },
  { field: 'Code', header: 'Mã', sortable: true, width: 104, hidden: true },
  { field: 'Phone', header: 'Số điện thoại', width: 120 },
  { field: 'Opening', header: 'Dư đầu', cell: 'money', width: 128, sortable: true, total: true },
  { field: 'Increase', header: 'Tăng', cell: 'money', width: 132, sortable: true, total: true },
  { field: 'Decrease', header: 'Giảm', cell: 'money', width: 132, sortable: true, total: true },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', width: 128, sortable: true, total: true },
  { field: 'InWork', header: 'Đang thực hiện', cell: 'money', width: 128, sortable: true, total: true },
  { field: 'Collectable', header: 'Thu được', cell: 'money', sortable: true, total: true, hidden: true },
  {
    field: 'OverLimit',
    header: 'Hạn mức nợ',
    cell: 'status',
    status: { true: { label: 'Vượt hạn mức', tone: 'danger' }, false: { label: 'Trong hạn mức', tone: 'neutral' } },
    hidden: true,
  },
  { field: 'LastDate', header: 'Phát sinh cuối', cell: 'date', sortable: true, width: 124, empty: 'Chưa phát sinh' },
]);
