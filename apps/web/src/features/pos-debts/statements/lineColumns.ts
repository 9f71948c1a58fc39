import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import * as places from '../../../kit/places/places.ts';
import { lineStates, outcomeOf } from './lineStates.ts';

const BANK = { group: 'Ngân hàng ghi' } as const;
const OURS = { group: 'Sổ của cửa hàng' } as const;

/** Rows of statements: what the bank wrote beside the swipe it matches, and what differs. */
export const lineColumns = defineColumns<Schemas['PdfLine']>()([
  { field: 'Date', header: 'Ngày', cell: 'date', sortable: true, width: 124 },
  { field: 'CardMasked', header: 'Số thẻ', width: 188, ...BANK },
  { field: 'Amount', header: 'Số tiền', cell: 'money', sortable: true, total: true, width: 116, ...BANK },
  { field: 'Fee', header: 'Phí', cell: 'money', total: true, width: 96, hidden: true, ...BANK },
  { field: 'Net', header: 'Thực nhận', cell: 'money', total: true, width: 116, hidden: true, ...BANK },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: lineStates, width: 136, ...OURS },
  {
    field: 'Candidates',
    header: 'Lượt quẹt khớp',
    cell: 'custom',
    render: outcomeOf,
    width: 196,
    ...OURS,
  },
  { field: 'FeeDifference', header: 'Chênh phí', cell: 'money', total: true, width: 100, ...OURS },
  { field: 'AmountDifference', header: 'Chênh tiền', cell: 'money', width: 100, hidden: true, ...OURS },
  {
    field: 'FileName',
    header: 'Sao kê',
    cell: 'link',
    href: ({ FileID }) => places.statementLines({ FileID }),
    width: 176,
    hidden: true,
  },
  { field: 'PosName', header: 'Máy POS', width: 132, hidden: true },
  { field: 'TID', header: 'Mã máy (TID)', width: 108, hidden: true },
  { field: 'LotNo', header: 'Số lô', width: 96, hidden: true },
  { field: 'InvoiceNo', header: 'Số hóa đơn', width: 104, hidden: true },
  { field: 'ApprovalCode', header: 'Mã chuẩn chi', width: 112, hidden: true },
]);
