import type { Schemas } from '@so-the/api-client';
import type { StatusMap } from '@so-the/ui';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { overdue } from '../../../kit/list/statusMaps.ts';
import { lotStatus } from './lotStatus.ts';

const isLate: StatusMap = { true: overdue, false: { label: 'Trong hạn', tone: 'neutral' } };

/** Lots, with what their slips say where they are settled. */
export const lotColumns = defineColumns<Schemas['NumberLot']>()([
  { field: 'LotNo', header: 'Số lô', width: 98 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: lotStatus, width: 112 },
  { field: 'PosName', header: 'Máy POS', width: 126 },
  { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
  { field: 'BusinessDate', header: 'Ngày', cell: 'date', sortable: true, width: 112 },
  { field: 'BillCount', header: 'Số bill', cell: 'number', total: true, width: 72, hidden: true },
  { field: 'TotalAmount', header: 'Tổng quẹt', cell: 'money', total: true, width: 116, hidden: true },
  { field: 'TotalFee', header: 'Phí máy', cell: 'money', total: true, width: 104, hidden: true },
  { field: 'ExpectedAmount', header: 'Phải về', cell: 'money', sortable: true, total: true, width: 112 },
  {
    field: 'ReceivedAmount',
    header: 'Đã về',
    cell: 'money',
    sortable: true,
    total: true,
    width: 112,
    hidden: true,
    addend: true,
  },
  { field: 'AdjustAmount', header: 'Điều chỉnh', cell: 'money', total: true, width: 104, hidden: true, addend: true },
  { field: 'Remain', header: 'Còn lại', cell: 'money', sortable: true, total: true, width: 112 },
  { field: 'DueDate', header: 'Hạn', cell: 'date', sortable: true, width: 112 },
  { field: 'IsOverdue', header: 'Đến hạn', cell: 'status', status: isLate, width: 100 },
  { field: 'CountDifference', header: 'Lệch số bill', cell: 'number', width: 96, hidden: true },
  { field: 'AmountDifference', header: 'Lệch tiền phiếu', cell: 'money', width: 112, hidden: true },
  { field: 'TID', header: 'Mã máy (TID)', width: 108, hidden: true },
  { field: 'PosParentName', header: 'POS mẹ', width: 132, hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);
