import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';

/** The list of shops. */
export const shopColumns = defineColumns<Schemas['ShopRecord']>()([
  { field: 'ShopName', header: 'Tên cửa hàng', sortable: true, width: 142 },
  { field: 'Code', header: 'Mã', sortable: true, width: 88 },
  { field: 'ShopPhone', header: 'Số điện thoại', width: 132 },
  { field: 'FundBalance', header: 'Tồn quỹ', cell: 'money', balance: true, sortable: true, width: 136 },
  { field: 'DebtBalance', header: 'Công nợ', cell: 'money', sortable: true, width: 130 },
  { field: 'OpenOrders', header: 'Đơn chưa xong', cell: 'number', width: 128 },
  { field: 'StaffCount', header: 'Nhân viên', cell: 'number', width: 96 },
  { field: 'LockDate', header: 'Khóa sổ đến', cell: 'date', empty: 'Chưa khóa', width: 124 },
  { field: 'ExpiredDate', header: 'Hạn sử dụng', cell: 'date', empty: 'Không hạn', sortable: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'ShopAddress', header: 'Địa chỉ', width: 260 },
  { field: 'OwnerName', header: 'Chủ sở hữu', hidden: true },
  { field: 'RoundFeeTo', header: 'Làm tròn phí', cell: 'number', hidden: true },
  { field: 'NotifyDays', header: 'Báo trước (ngày)', cell: 'number', hidden: true },
]);
