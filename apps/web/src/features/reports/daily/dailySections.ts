import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { count, money, withFigures } from '../../../kit/report/figures/figureColumn.ts';
import { tradeColumns } from '../../../kit/report/figures/tradeColumns.ts';

/** What waits for its revenue, as the one row of a table. */
export type UnsettledRow = Schemas['UnsettledFigures'] & { Name: string };

/** The row of what waits at the end of a day. */
export function unsettledRow(waiting: Schemas['UnsettledFigures']): UnsettledRow {
  return { ...waiting, Name: 'Đơn chưa quyết toán' };
}

/** The day by service. */
export const serviceColumns = withFigures<Schemas['DailyService']>(
  [{ field: 'Name', header: 'Dịch vụ', width: 120 }],
  tradeColumns,
);

/** Each fund over the day. */
const fundColumns = withFigures<Schemas['DailyFund']>(
  [{ field: 'Fund', header: 'Quỹ', width: 190 }],
  [
    money('Opening', 'Tồn đầu', { width: 132 }),
    money('In', 'Thu', { width: 132 }),
    money('Out', 'Chi', { width: 132 }),
    money('Transferred', 'Chuyển quỹ', { width: 132 }),
    money('Closing', 'Tồn cuối', { width: 132 }),
  ],
);

/** The columns of the funds: what went between them has one on days when something did. */
export function fundColumnsOf({ Funds }: Pick<Schemas['DailyReport'], 'Funds'>) {
  const has = Funds.some(({ Transferred }) => Transferred !== undefined);
  return fundColumns.filter(({ field }) => has || field !== 'Transferred');
}

/** Each kind of debt over the day. */
export const debtColumns = withFigures<Schemas['DebtSummaryRow']>(
  [
    { field: 'Name', header: 'Công nợ', width: 160 },
    { field: 'ShopName', header: 'Cửa hàng', width: 150, hidden: true },
  ],
  [
    money('Opening', 'Dư đầu', { width: 132 }),
    money('Increase', 'Tăng', { width: 132 }),
    money('Decrease', 'Giảm', { width: 132 }),
    money('Closing', 'Dư cuối', { width: 132 }),
  ],
);

/** Figures of which a sum would tell nothing. */
const SIDE = { total: false, width: 140 } as const;

/** What should have happened beside what did. */
export const differenceColumns = defineColumns<Schemas['DailyDifference']>()([
  { field: 'Name', header: 'Đối chiếu', width: 440 },
  { ...money('Expected', 'Phải có'), ...SIDE },
  { ...money('Actual', 'Thực có'), ...SIDE },
  { ...money('Difference', 'Chênh lệch'), ...SIDE },
]);

/** What is swiped already and becomes revenue once its orders are settled (domain §2(p)). */
export const unsettledColumns = defineColumns<UnsettledRow>()([
  { field: 'Name', header: 'Chưa quyết toán', width: 190 },
  { ...count('OrderCount', 'Số đơn'), ...SIDE },
  { ...money('PosFeeAmount', 'Phí máy đã ghi'), ...SIDE },
  { ...money('PartnerAmount', 'Phí đối tác đã ghi'), ...SIDE },
  { ...money('FeeAmount', 'Phí khách tạm tính'), ...SIDE },
]);
