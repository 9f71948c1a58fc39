import { labelOf, methodOptions, type Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { money, withFigures } from '../../kit/report/figures/figureColumn.ts';
import * as places from '../../kit/places/places.ts';

/** Payments of customers; a cancelled one keeps its line and gets one that takes it back. */
export const customerPaymentColumns = defineColumns<Schemas['CustomerPaymentRow']>()([
  { field: 'At', header: 'Ngày giờ', cell: 'dateTime', width: 148 },
  { field: 'ShopName', header: 'Cửa hàng', width: 128, hidden: true },
  {
    field: 'CustomerName',
    header: 'Khách hàng',
    cell: 'link',
    href: ({ CustomerID }) => places.customer(CustomerID),
    width: 164,
  },
  { field: 'CustomerPhone', header: 'Số điện thoại', width: 120, hidden: true },
  {
    field: 'ScheduleCode',
    header: 'Đơn',
    cell: 'link',
    href: ({ ScheduleID }) => (ScheduleID === undefined ? undefined : places.order(ScheduleID)),
    width: 108,
  },
  money('Amount', 'Số tiền', { width: 120 }),
  money('Cash', 'Tiền mặt', { hidden: true }),
  money('Transfer', 'Chuyển khoản', { hidden: true }),
  {
    field: 'Method',
    header: 'Hình thức',
    cell: 'custom',
    render: ({ Method }) => labelOf(methodOptions, Method),
    width: 116,
  },
  { field: 'Fund', header: 'Quỹ', width: 120 },
  { field: 'CollectedByName', header: 'Người thu', width: 132 },
]);

/** What each customer was charged and paid. */
export const collectionColumns = withFigures<Schemas['CustomerCollectionRow']>(
  [
    { field: 'Name', header: 'Khách hàng', width: 164 },
    { field: 'ShopName', header: 'Cửa hàng', width: 128, hidden: true },
    { field: 'Phone', header: 'Số điện thoại', width: 120, hidden: true },
  ],
  [
    money('Opening', 'Dư đầu'),
    money('Charged', 'Phát sinh', { group: 'Trong kỳ' }),
    money('Cash', 'Thu tiền mặt', { group: 'Trong kỳ' }),
    money('Transfer', 'Thu chuyển khoản', { group: 'Trong kỳ', width: 132 }),
    money('Collected', 'Đã thu', { group: 'Trong kỳ' }),
    money('Closing', 'Dư cuối'),
  ],
);
