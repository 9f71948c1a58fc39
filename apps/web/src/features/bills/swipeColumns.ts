import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import * as places from '../../kit/places/places.ts';

/** Swipes whose slip is looked for. */
export const swipeColumns = defineColumns<Schemas['LogWithdrawal']>()([
  { field: 'SwipedAt', header: 'Quẹt lúc', cell: 'dateTime', sortable: true, width: 168 },
  { field: 'PosName', header: 'Máy POS', width: 152 },
  { field: 'TID', header: 'Mã máy (TID)', width: 116, hidden: true },
  { field: 'LotNo', header: 'Số lô', width: 88 },
  { field: 'InvoiceNo', header: 'Số hóa đơn', width: 108 },
  { field: 'Amount', header: 'Số tiền', cell: 'money', total: true, sortable: true, width: 128 },
  { field: 'CustomerName', header: 'Khách hàng', width: 152 },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 104,
  },
  { field: 'CardLast4', header: 'Thẻ', cell: 'card', hidden: true },
  { field: 'ApprovalCode', header: 'Mã chuẩn chi', hidden: true, width: 116 },
  { field: 'CreatedByName', header: 'Người quẹt', hidden: true, width: 144 },
]);
