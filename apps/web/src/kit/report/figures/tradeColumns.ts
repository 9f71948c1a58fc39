import { count, money } from './figureColumn.ts';

const COSTS = { group: 'Chi phí', width: 104 };

/** What every report of revenue tells of a row (domain §2(m)). */
export const tradeColumns = [
  count('OrderCount', 'Số đơn', { width: 84 }),
  money('TotalPaidCard', 'Tiền đáo', { width: 124 }),
  money('TotalSwipe', 'Doanh số quẹt', { width: 128 }),
  money('Revenue', 'Doanh thu phí', { width: 116 }),
  money('PosFeeAmount', 'Phí máy', COSTS),
  money('AffAmount', 'Hoa hồng', COSTS),
  money('PartnerAmount', 'Phí đối tác', COSTS),
  money('GrossProfit', 'Lợi nhuận gộp', { width: 112 }),
] as const;
