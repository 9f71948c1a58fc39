import type { Schemas } from '@so-the/api-client';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { staffStatus } from '../../kit/list/statusMaps.ts';

/** The list of staff. */
export const staffColumns = defineColumns<Schemas['Staff']>()([
  { field: 'FullName', header: 'Họ tên', sortable: true, width: 184 },
  { field: 'UserName', header: 'Tài khoản', sortable: true, width: 128 },
  { field: 'GroupName', header: 'Nhóm quyền', width: 144 },
  {
    field: 'ShopNames',
    header: 'Cửa hàng',
    cell: 'custom',
    width: 240,
    render: ({ ShopNames }) => ShopNames.join(', '),
  },
  { field: 'Phone', header: 'Số điện thoại', cell: 'custom', width: 124, render: ({ Phone }) => phoneCell(Phone) },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: staffStatus },
  { field: 'LastLogin', header: 'Đăng nhập gần nhất', cell: 'dateTime', empty: 'Chưa đăng nhập', sortable: true },
  { field: 'ExpiredDate', header: 'Hạn sử dụng', cell: 'date', empty: 'Không hạn', sortable: true },
  { field: 'LockedUntil', header: 'Khóa đến', cell: 'dateTime', empty: 'Không khóa' },
  { field: 'Email', header: 'Email', hidden: true },
  { field: 'CCCD', header: 'Số CCCD', hidden: true },
  { field: 'ReferCode', header: 'Mã giới thiệu', hidden: true },
]);
