import type { RevenueShop } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { count, money } from '../../kit/report/figures/figureColumn.ts';

/** One shop of the company, its debts beside its figures. */
export type ShopRow = Omit<RevenueShop, 'Debts'> & RevenueShop['Debts'];

/** Puts the debts of a shop beside its other figures. */
export function shopRow({ Debts, ...figures }: RevenueShop): ShopRow {
  return { ...figures, ...Debts };
}

/** Shops of the company side by side; every figure opens what it is made of. */
export const shopColumns = defineColumns<ShopRow>()([
  { field: 'ShopName', header: 'Cửa hàng', width: 180 },
  count('OrderCount', 'Số đơn'),
  money('TotalSwipe', 'Doanh số quẹt'),
  money('Revenue', 'Doanh thu phí'),
  money('GrossProfit', 'Lợi nhuận gộp'),
  { ...money('FundTotal', 'Tồn quỹ'), balance: true },
  { ...money('Customer', 'Khách nợ'), figure: 'CustomerDebt' },
  { ...money('Pos', 'POS chưa về'), figure: 'PosDebt' },
  { ...money('Partner', 'Đối tác nợ'), figure: 'PartnerDebt' },
  { ...money('Aff', 'CTV'), figure: 'AffDebt' },
  count('NewCustomers', 'Khách mới', { hidden: true }),
]);
