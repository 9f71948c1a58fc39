import type { DebtParty } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';

const whose = (header: string) =>
  [
    { field: 'Name', header, sortable: true, width: 176 },
    { field: 'Code', header: 'Mã', sortable: true, width: 104, hidden: true },
    { field: 'Phone', header: 'Số điện thoại', width: 120 },
    { field: 'Opening', header: 'Dư đầu', cell: 'money', width: 128, sortable: true, total: true },
    { field: 'Increase', header: 'Tăng', cell: 'money', width: 132, sortable: true, total: true },
    { field: 'Decrease', header: 'Giảm', cell: 'money', width: 132, sortable: true, total: true },
    { field: 'Closing', header: 'Dư cuối', cell: 'money', width: 128, sortable: true, total: true },
  ] as const;

/** Debts that orders make: what belongs to those still being worked on stands apart. */
const ofOrders = [
  { field: 'InWork', header: 'Đang thực hiện', cell: 'money', width: 128, sortable: true, total: true },
  { field: 'Collectable', header: 'Thu được', cell: 'money', sortable: true, total: true, hidden: true },
] as const;

const limit = {
  field: 'OverLimit',
  header: 'Hạn mức nợ',
  cell: 'status',
  status: { true: { label: 'Vượt hạn mức', tone: 'danger' }, false: { label: 'Trong hạn mức', tone: 'neutral' } },
  hidden: true,
} as const;

const last = {
  field: 'LastDate',
  header: 'Phát sinh cuối',
  cell: 'date',
  sortable: true,
  width: 136,
  empty: 'Chưa phát sinh',
} as const;

/** Customers with what they owe over a period. */
export const customerColumns = defineColumns<DebtParty>()([...whose('Khách hàng'), ...ofOrders, limit, last]);

/** Partners with what they owe and are owed over a period. */
export const partnerColumns = defineColumns<DebtParty>()([...whose('Đối tác'), ...ofOrders, limit, last]);

/** Collaborators with what they are owed over a period. */
export const collaboratorColumns = defineColumns<DebtParty>()([...whose('Cộng tác viên'), last]);
