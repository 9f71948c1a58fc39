import { pushKindOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { statusMap } from '../../../kit/list/statusMaps.ts';
import { money, withFigures } from '../../../kit/report/figures/figureColumn.ts';

/** Shops with what they got from the company, gave back and owe (domain §2(m)). */
export const advanceColumns = withFigures<Schemas['StartMoneyShop']>(
  [{ field: 'ShopName', header: 'Cửa hàng', width: 180 }],
  [
    money('Opening', 'Nợ đầu kỳ', { width: 140 }),
    money('StartMoney', 'Bơm đầu ngày', { width: 140 }),
    money('Advances', 'Ứng thêm', { width: 140 }),
    money('Returned', 'Đã hoàn', { width: 140 }),
    money('Owed', 'Còn nợ', { width: 140 }),
  ],
);

/** Every move of money between the company and a shop. */
export const pushColumns = defineColumns<Schemas['PushMoney']>()([
  { field: 'Date', header: 'Ngày', cell: 'date', width: 116 },
  { field: 'ShopName', header: 'Cửa hàng', width: 160 },
  { field: 'Kind', header: 'Loại', cell: 'status', status: statusMap(pushKindOptions), width: 140 },
  { ...money('Amount', 'Số tiền'), total: false, width: 132 },
  { field: 'FromFundName', header: 'Quỹ xuất', width: 144 },
  { field: 'ToFundName', header: 'Quỹ nhận', width: 144 },
  { field: 'Note', header: 'Ghi chú', width: 132 },
  { field: 'CreatedByName', header: 'Người lập', width: 132, hidden: true },
]);
