import type { Schemas } from '@so-the/api-client';
import { count, money, withFigures } from '../../kit/report/figures/figureColumn.ts';

const DEBTS = { group: 'Công nợ', width: 112 };

/** Shops side by side: volume, revenue, profit, funds and the four debts (domain §2(m)). */
export const allShopColumns = withFigures<Schemas['AllShopRow']>(
  [{ field: 'ShopName', header: 'Cửa hàng', width: 150 }],
  [
    count('OrderCount', 'Số đơn', { hidden: true }),
    money('TotalSwipe', 'Doanh số quẹt', { width: 124 }),
    money('Revenue', 'Doanh thu phí', { width: 112 }),
    money('GrossProfit', 'Lợi nhuận gộp', { width: 108 }),
    money('FundTotal', 'Tồn quỹ', { width: 124 }),
    money('CustomerDebt', 'Khách hàng', DEBTS),
    money('PosDebt', 'Máy POS', DEBTS),
    money('PartnerDebt', 'Đối tác', DEBTS),
    money('AffDebt', 'CTV', { ...DEBTS, hidden: true }),
    money('CompanyDebt', 'Công ty', { ...DEBTS, hidden: true }),
    money('PosOverdue', 'POS quá hạn', { hidden: true }),
    count('NewCustomers', 'Khách mới', { hidden: true }),
  ],
);
