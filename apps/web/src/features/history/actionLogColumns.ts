import { actionIDOptions, labelOf, menuIDOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { actionHref } from './actionHref.ts';

const outcome = {
  true: { label: 'Bị từ chối', tone: 'danger' },
  false: { label: 'Đã thực hiện', tone: 'success' },
} as const;

/** The list of actions, the latest first. */
export const actionLogColumns = defineColumns<Schemas['LogAction']>()([
  { field: 'At', header: 'Thời gian', cell: 'dateTime', sortable: true },
  { field: 'Note', header: 'Nội dung', cell: 'link', width: 380, href: actionHref },
  { field: 'FullName', header: 'Người thực hiện', width: 124 },
  {
    field: 'MenuID',
    header: 'Màn hình',
    cell: 'custom',
    width: 116,
    render: ({ MenuID }) => labelOf(menuIDOptions, MenuID),
  },
  {
    field: 'ActionID',
    header: 'Thao tác',
    cell: 'custom',
    width: 92,
    render: ({ ActionID }) => labelOf(actionIDOptions, ActionID),
  },
  { field: 'Denied', header: 'Kết quả', cell: 'status', status: outcome, width: 128 },
  { field: 'ShopName', header: 'Cửa hàng', width: 160, hidden: true },
  { field: 'UserName', header: 'Tài khoản', hidden: true },
  { field: 'Call', header: 'Lời gọi', hidden: true },
]);
