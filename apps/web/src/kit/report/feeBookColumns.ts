import type { Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { money, withFigures } from './figures/figureColumn.ts';

type Row = Schemas['FeeBookRow'];

const fees = withFigures<Row>(
  [
    { field: 'PeriodName', header: 'Kỳ', width: 132 },
    { field: 'FromDate', header: 'Từ ngày', cell: 'date', width: 108, hidden: true },
    { field: 'ToDate', header: 'Đến ngày', cell: 'date', width: 108, hidden: true },
    { field: 'ShopName', header: 'Cửa hàng', width: 160 },
  ],
  [
    money('ServiceFeeAmount', 'Phí dịch vụ', { width: 136 }),
    money('PartnerFeeAmount', 'Phí từ đối tác', { width: 136 }),
    money('Revenue', 'Doanh thu phí', { width: 136 }),
  ],
);

/** Worked out of the revenue beside it by a rate that the shop has entered; no entry of its own stands behind it. */
const rates = [
  { field: 'VatAmount', header: 'GTGT theo tỷ lệ', cell: 'money', total: true, width: 128 },
  { field: 'PitAmount', header: 'TNCN theo tỷ lệ', cell: 'money', total: true, width: 128 },
] as const satisfies readonly Column<Row>[];

/** Columns of the book of fee revenue; those of a rate only where a shop has entered one. */
export function feeBookColumns(totals: Partial<Schemas['FeeBookTotals']> = {}): readonly Column<Row>[] {
  return [...fees, ...rates.filter(({ field }) => totals[field] !== undefined)];
}
