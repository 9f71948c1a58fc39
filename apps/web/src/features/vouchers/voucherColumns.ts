import { anyVoucherKindOptions, voucherStatusOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { statusMap } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** Which way a voucher moves money. */
export const voucherKinds = statusMap(anyVoucherKindOptions);

/** Only a booked voucher moved its fund. */
export const voucherStates = statusMap(voucherStatusOptions);

/** The list of vouchers. */
export const voucherColumns = defineColumns<Schemas['Voucher']>()([
  { field: 'Code', header: 'Số phiếu', width: 112, onCard: 'start' },
  { field: 'VoucherDate', header: 'Ngày', cell: 'date', sortable: true, width: 120, onCard: 'start' },
  { field: 'type', header: 'Thu/chi', cell: 'status', status: voucherKinds, width: 120, onCard: 'start' },
  { field: 'ConfigName', header: 'Loại', width: 148, onCard: 'below' },
  { field: 'PartyName', header: 'Đối tượng', width: 128 },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID ? places.order(ScheduleID) : undefined),
    hidden: true,
    width: 104,
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, width: 124, onCard: 'end' },
  { field: 'Fund', header: 'Quỹ', width: 136 },
  { field: 'ToFund', header: 'Đến quỹ', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: voucherStates, width: 112, onCard: 'end' },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
  { field: 'Description', header: 'Diễn giải', hidden: true },
  { field: 'CreatedByName', header: 'Người lập', hidden: true },
  { field: 'ApprovedByName', header: 'Người duyệt', hidden: true },
]);
