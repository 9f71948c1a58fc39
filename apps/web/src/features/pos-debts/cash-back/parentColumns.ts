import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';

const SUM = { cell: 'money', sortable: true, total: true, width: 116 } as const;

/** Parent POS with what they owe: balance = left in lots + outside lots − paid ahead (domain §2(c)). */
export const parentColumns = defineColumns<Schemas['PosCashBack']>()([
  { field: 'PosParentName', header: 'POS mẹ', sortable: true, width: 148 },
  { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
  { field: 'Balance', header: 'Công nợ', ...SUM },
  { field: 'OverdueAmount', header: 'Quá hạn', ...SUM },
  { field: 'LotCount', header: 'Số lô còn', cell: 'number', sortable: true, total: true, width: 96 },
  { field: 'LotRemain', header: 'Còn theo lô', ...SUM },
  { field: 'OutsideLots', header: 'Ngoài lô', ...SUM, width: 104 },
  { field: 'Surplus', header: 'Ứng dư', ...SUM, width: 104 },
  { field: 'ExpectedAmount', header: 'Dự kiến về', ...SUM, width: 108 },
  { field: 'ReceivedToday', header: 'Về hôm nay', ...SUM, hidden: true },
  { field: 'LastPaidAt', header: 'Về lần cuối', cell: 'dateTime', empty: 'Chưa về lần nào', width: 152, hidden: true },
  { field: 'TID', header: 'Mã máy (TID)', width: 108, hidden: true },
  { field: 'BankCode', header: 'Ngân hàng', width: 96, hidden: true },
  { field: 'PosCount', header: 'Số máy', cell: 'number', width: 80, hidden: true },
]);
