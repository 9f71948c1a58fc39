import type { Customer } from '@so-the/api-client';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of customers. */
export const customerColumns = defineColumns<Customer>()([
  { field: 'FullName', header: 'Họ tên', sortable: true, width: 190, onCard: 'start' },
  { field: 'Code', header: 'Mã', sortable: true, width: 104 },
  {
    field: 'Phone',
    header: 'Số điện thoại',
    cell: 'custom',
    width: 120,
    render: ({ Phone }) => phoneCell(Phone),
    onCard: 'start',
  },
  { field: 'Phone2', header: 'SĐT 2', width: 124, hidden: true },
  {
    field: 'Debt',
    header: 'Công nợ',
    cell: 'money',
    sortable: true,
    total: true,
    width: 128,
    href: debtOf,
    onCard: 'end',
  },
  { field: 'CardCount', header: 'Số thẻ', cell: 'number', sortable: true, total: true, width: 88 },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', sortable: true, width: 88, hidden: true },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', empty: 'Chưa có đơn', sortable: true, width: 132 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus, width: 150, onCard: 'end' },
  { field: 'FeePercentDefault', header: 'Phí mặc định', cell: 'percent', width: 116, hidden: true },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'DebtLimit', header: 'Hạn mức nợ', cell: 'money', hidden: true },
  { field: 'Address', header: 'Địa chỉ', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', sortable: true, hidden: true },
]);

function debtOf({ CustomerID, Debt }: Customer): string | undefined {
  return Debt === 0 ? undefined : places.customerDebt(CustomerID);
}
