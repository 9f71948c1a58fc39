import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { money } from '../../kit/report/figures/figureColumn.ts';

/** A line of a business result with what it changed by. */
type ResultLine = Schemas['BusinessResultLine'] & {
  Change: number;
  /** In thousandths of a percent of what it was; absent where there was nothing. */
  ChangePercent?: number;
};

/** A line as it is shown. */
export function resultLine(line: Schemas['BusinessResultLine']): ResultLine {
  const { Amount, PreviousAmount } = line;
  const Change = Amount - PreviousAmount;
  if (PreviousAmount === 0) return { ...line, Change };
  return { ...line, Change, ChangePercent: Math.round((Change / Math.abs(PreviousAmount)) * 1000) * 100 };
}

/** The lines of a business result beside those of the period before (domain §2(m), §2(p)). */
export const resultColumns = defineColumns<ResultLine>()([
  { field: 'Name', header: 'Chỉ tiêu', width: 260 },
  { field: 'Mark', header: 'Số', width: 64 },
  { field: 'Formula', header: 'Công thức', width: 148 },
  { ...money('Amount', 'Kỳ này'), total: false, width: 140 },
  { ...money('PreviousAmount', 'Kỳ trước'), total: false, width: 140 },
  { field: 'Change', header: 'Chênh lệch', cell: 'money', width: 132 },
  { field: 'ChangePercent', header: '%', cell: 'percent', width: 92 },
  { field: 'Note', header: 'Ghi chú', width: 160, hidden: true },
]);

/** What each shop has in a line. */
export const shareColumns = defineColumns<Schemas['ShopAmount']>()([
  { field: 'ShopName', header: 'Cửa hàng', width: 200 },
  { ...money('Amount', 'Kỳ này'), width: 160 },
]);
