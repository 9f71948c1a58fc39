import { billSourceOptions, billStatusOptions, labelOf, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { statusMap } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** Only a confirmed slip proves its swipe. */
export const billStates = statusMap(billStatusOptions);

/** Kept slips. */
export const billColumns = defineColumns<Schemas['Bill']>()([
  {
    field: 'SwipedAt',
    header: 'Quẹt lúc',
    cell: 'dateTime',
    sortable: true,
    width: 168,
    empty: 'Chưa đọc được',
    onCard: 'start',
  },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: billStates, width: 116, onCard: 'end' },
  { field: 'PosName', header: 'Máy POS', width: 140, onCard: 'start' },
  { field: 'LotNo', header: 'Số lô', width: 84 },
  { field: 'InvoiceNo', header: 'Số hóa đơn', width: 104 },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, total: true, width: 120, onCard: 'end' },
  { field: 'AmountDifference', header: 'Chênh lệch', cell: 'money', width: 104 },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 104,
  },
  { field: 'CustomerName', header: 'Khách hàng', hidden: true, width: 152 },
  { field: 'TID', header: 'Mã máy (TID)', hidden: true, width: 116 },
  { field: 'CardMasked', header: 'Số thẻ', hidden: true, width: 180 },
  { field: 'ApprovalCode', header: 'Mã chuẩn chi', hidden: true, width: 116 },
  { field: 'RefNo', header: 'Số tham chiếu', hidden: true, width: 128 },
  {
    field: 'Source',
    header: 'Nguồn',
    cell: 'custom',
    hidden: true,
    width: 112,
    render: ({ Source }) => labelOf(billSourceOptions, Source),
  },
  { field: 'CreatedByName', header: 'Người lưu', hidden: true, width: 144 },
  { field: 'CancelReason', header: 'Lý do hủy', hidden: true, width: 200 },
]);
