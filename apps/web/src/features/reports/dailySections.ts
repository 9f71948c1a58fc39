import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { money, withFigures } from '../../kit/report/figureColumn.ts';
import { tradeColumns } from '../../kit/report/tradeColumns.ts';

/** The day by service. */
export const serviceColumns = withFigures<Schemas['DailyService']>(
  [{ field: 'Name', header: 'Dịch vụ', width: 120 }],
  tradeColumns,
);

/** Each fund over the day. */
export const fundColumns = withFigures<Schemas['CashFlowRow']>(
  [{ field: 'Fund', header: 'Quỹ', width: 190 }],
  [
    money('Opening', 'Tồn đầu', { width: 132 }),
    money('TotalIn', 'Thu', { width: 132 }),
    money('TotalOut', 'Chi', { width: 132 }),
    money('Closing', 'Tồn cuối', { width: 132 }),
  ],
);

/** Each kind of debt over the day. */
export const debtColumns = withFigures<Schemas['DebtSummaryRow']>(
  [{ field: 'Name', header: 'Công nợ', width: 160 }],
  [
    money('Opening', 'Dư đầu', { width: 132 }),
    money('Increase', 'Tăng', { width: 132 }),
    money('Decrease', 'Giảm', { width: 132 }),
    money('Closing', 'Dư cuối', { width: 132 }),
  ],
);

/** What should have happened beside what did. */
export const differenceColumns = defineColumns<Schemas['DailyDifference']>()([
  { field: 'Name', header: 'Đối chiếu', width: 300 },
  { field: 'Expected', header: 'Phải có', cell: 'money', width: 140 },
  { field: 'Actual', header: 'Thực có', cell: 'money', width: 140 },
  { field: 'Difference', header: 'Chênh lệch', cell: 'money', width: 140 },
]);
