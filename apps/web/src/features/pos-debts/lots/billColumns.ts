import { lineStatusOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { statusMap } from '../../../kit/list/statusMaps.ts';
import * as places from '../../../kit/places/places.ts';

const states = statusMap(lineStatusOptions);

/** Swipes as the bills of a lot. */
export const billColumns = defineColumns<Schemas['LogWithdrawal']>()([
  { field: 'InvoiceNo', header: 'Số hóa đơn', width: 104 },
  { field: 'SwipedAt', header: 'Quẹt lúc', cell: 'dateTime', width: 152 },
  { field: 'Amount', header: 'Số tiền', cell: 'money', width: 120, total: true },
  { field: 'PosFee', header: 'Phí máy', cell: 'money', width: 104, total: true },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 104,
  },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: states, width: 116, hidden: true },
  { field: 'CustomerName', header: 'Khách hàng', width: 148, hidden: true },
  { field: 'CardLast4', header: 'Thẻ', cell: 'card', hidden: true },
  { field: 'ApprovalCode', header: 'Mã chuẩn chi', width: 112, hidden: true },
]);
