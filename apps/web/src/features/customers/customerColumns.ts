import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';

/** The list of customers. */
export const customerColumns = defineColumns<Schemas['Customer']>()([
  { field: 'FullName', header: 'Họ tên', sortable: true, width: 220 },
  { field: 'Code', header: 'Mã', sortable: true, width: 108 },
  { field: 'Phone', header: 'Số điện thoại', width: 128 },
  { field: 'Phone2', header: 'SĐT 2', width: 128, hidden: true },
  {
    field: 'Debt',
    header: 'Công nợ',
    cell: 'money',
    sortable: true,
    total: true,
    href: ({ CustomerID }) => `/debt/customer?customerID=${CustomerID}`,
  },
  { field: 'CardCount', header: 'Số thẻ', cell: 'number', sortable: true, total: true },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', sortable: true },
  { field: 'LastOrderDate', header: 'Đơn gần nhất', cell: 'date', sortable: true, width: 132 },
  { field: 'FeePercentDefault', header: 'Phí mặc định', cell: 'percent', width: 116 },
  { field: 'DebtLimit', header: 'Hạn mức nợ', cell: 'money', hidden: true },
  { field: 'AffName', header: 'Cộng tác viên', hidden: true },
  { field: 'Address', header: 'Địa chỉ', hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'CreatedDate', header: 'Ngày tạo', cell: 'dateTime', sortable: true, hidden: true },
]);
