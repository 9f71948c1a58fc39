import type { RevenueShop } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';

/** One shop of the company, its debts beside its figures. */
export type ShopRow = Omit<RevenueShop, 'Debts'> & RevenueShop['Debts'];

/** Puts the debts of a shop beside its other figures. */
export function shopRow({ Debts, ...figures }: RevenueShop): ShopRow {
  return { ...figures, ...Debts };
}

/** Shops of the company side by side. */
export const shopColumns = defineColumns<ShopRow>()([
  { field: 'ShopName', header: 'Cửa hàng', width: 220 },
  { field: 'OrderCount', header: 'Số đơn', cell: 'number', total: true },
  { field: 'TotalSwipe', header: 'Doanh số quẹt', cell: 'money', total: true },
  { field: 'Revenue', header: 'Doanh thu phí', cell: 'money', total: true },
  { field: 'GrossProfit', header: 'Lãi gộp', cell: 'money', total: true },
  { field: 'FundTotal', header: 'Tồn quỹ', cell: 'money', balance: true, total: true },
  { field: 'Customer', header: 'Khách nợ', cell: 'money', total: true },
  { field: 'Pos', header: 'POS chưa về', cell: 'money', total: true },
  { field: 'Partner', header: 'Đối tác nợ', cell: 'money', total: true },
  { field: 'Aff', header: 'CTV', cell: 'money', total: true },
  { field: 'NewCustomers', header: 'Khách mới', cell: 'number', total: true, hidden: true },
]);
