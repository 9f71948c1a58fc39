import { debtTypeOptions, labelOf, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';

/** Parties with our balance beside theirs. */
export const comparisonColumns = defineColumns<Schemas['DebtComparison']>()([
  { field: 'Name', header: 'Đối tượng', sortable: true, width: 176 },
  {
    field: 'PartyType',
    header: 'Loại',
    cell: 'custom',
    width: 112,
    render: ({ PartyType }) => labelOf(debtTypeOptions, PartyType),
  },
  { field: 'Code', header: 'Mã', sortable: true, hidden: true, width: 104 },
  { field: 'Phone', header: 'Số điện thoại', hidden: true, width: 120 },
  { field: 'Opening', header: 'Dư đầu', cell: 'money', hidden: true, total: true, sortable: true },
  { field: 'Increase', header: 'Tăng', cell: 'money', hidden: true, total: true, sortable: true },
  { field: 'Decrease', header: 'Giảm', cell: 'money', hidden: true, total: true, sortable: true },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', width: 132, total: true, sortable: true },
  { field: 'ComparedDate', header: 'Đối chiếu ngày', cell: 'date', width: 128, empty: 'Chưa đối chiếu' },
  { field: 'OurBalance', header: 'Số của cửa hàng', cell: 'money', width: 132 },
  { field: 'TheirBalance', header: 'Số của bên kia', cell: 'money', width: 132 },
  { field: 'Difference', header: 'Chênh lệch', cell: 'money', width: 128, total: true, sortable: true },
  {
    field: 'IsLocked',
    header: 'Khóa',
    cell: 'status',
    width: 104,
    status: { true: { label: 'Đã khóa', tone: 'success' }, false: { label: 'Chưa khóa', tone: 'neutral' } },
  },
  { field: 'Note', header: 'Ghi chú', hidden: true, width: 200 },
  { field: 'ComparedByName', header: 'Người đối chiếu', hidden: true, width: 144 },
  { field: 'LockedTo', header: 'Khóa đến', cell: 'date', hidden: true, width: 112 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true, width: 144 },
]);
