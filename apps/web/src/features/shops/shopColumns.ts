import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';

/** The list of shops. */
export const shopColumns = defineColumns<Schemas['ShopRecord']>()([
  { field: 'ShopName', header: 'Tên cửa hàng', sortable: true, width: 208 },
  { field: 'Code', header: 'Mã', sortable: true, width: 96 },
  { field: 'ShopPhone', header: 'Số điện thoại', width: 132 },
  { field: 'FundBalance', header: 'Tồn quỹ', cell: 'money', sortable: true },
  { field: 'DebtBalance', header: 'Công nợ', cell: 'money', sortable: true },
  { field: 'OpenOrders', header: 'Đơn chưa xong', cell: 'number', width: 124 },
  { field: 'StaffCount', header: 'Nhân viên', cell: 'number', width: 104 },
  { field: 'LockDate', header: 'Khóa sổ đến', cell: 'date' },
  { field: 'ExpiredDate', header: 'Hạn sử dụng', cell: 'date', sortable: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'ShopAddress', header: 'Địa chỉ', width: 260 },
  { field: 'OwnerName', header: 'Chủ sở hữu', hidden: true },
  { field: 'RoundFeeTo', header: 'Làm tròn phí', cell: 'number', hidden: true },
  { field: 'NotifyDays', header: 'Báo trước (ngày)', cell: 'number', hidden: true },
]);
