import { createElement } from 'react';
import type { Schemas } from '@so-the/api-client';
import { changeWords } from '@so-the/ui';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { ChangeText } from '../../kit/report/reasons/ChangeText.tsx';
import { money } from '../../kit/report/figures/figureColumn.ts';

/** A line of a business result with what it changed by. */
type ResultLine = Schemas['BusinessResultLine'] & {
  Change: number;
  /** In thousandths of a percent of what it was, for a file; absent where there was nothing. */
  ChangePercent?: number;
  /** The same against what it was, in words: "↓ 46,1 %", of a profit below zero "lỗ giảm 82,7 %". */
  ChangeWords: string;
};

/** Lines that are earned: below zero they are losses. */
const EARNED: ReadonlySet<string> = new Set(['GrossProfit', 'NetProfit']);

/** A line as it is shown. */
export function resultLine(line: Schemas['BusinessResultLine']): ResultLine {
  const { Amount, PreviousAmount, Figure } = line;
  const Change = Amount - PreviousAmount;
  const ChangeWords = changeWords(Amount, PreviousAmount, EARNED.has(Figure));
  if (PreviousAmount === 0) return { ...line, Change, ChangeWords };
  return { ...line, Change, ChangeWords, ChangePercent: Math.round((Change / Math.abs(PreviousAmount)) * 1000) * 100 };
}

/** The lines of a business result beside those of the period before (domain §2(m), §2(p)). */
export const resultColumns = defineColumns<ResultLine>()([
  { field: 'Name', header: 'Chỉ tiêu', width: 224 },
  { field: 'Mark', header: 'Số', width: 56 },
  { field: 'Formula', header: 'Công thức', width: 132 },
  { ...money('Amount', 'Kỳ này'), total: false, width: 128 },
  { ...money('PreviousAmount', 'Kỳ trước'), total: false, width: 128 },
  { field: 'Change', header: 'Chênh lệch', cell: 'money', width: 124 },
  {
    field: 'ChangeWords',
    header: 'Thay đổi',
    cell: 'custom',
    align: 'end',
    width: 112,
    render: ({ ChangeWords: words }) => createElement(ChangeText, { words }),
  },
  { field: 'ChangePercent', header: '%', cell: 'percent', width: 92, hidden: true },
  { field: 'Note', header: 'Ghi chú', width: 160, hidden: true },
]);

/** What each shop has in a line. */
export const shareColumns = defineColumns<Schemas['ShopAmount']>()([
  { field: 'ShopName', header: 'Cửa hàng', width: 200 },
  { ...money('Amount', 'Kỳ này'), width: 160 },
]);
