import type { Schemas } from '@so-the/api-client';
import { formatPercent, groupDigits } from '@so-the/ui/format';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { money } from '../../kit/report/figureColumn.ts';

type Line = Schemas['BusinessResultLine'];

/** The lines of a business result beside those of the period before (domain §2(m), §2(p)). */
export const resultColumns = defineColumns<Line>()([
  { field: 'Name', header: 'Chỉ tiêu', width: 260 },
  { field: 'Mark', header: 'Số', width: 64 },
  { field: 'Formula', header: 'Công thức', width: 148 },
  { ...money('Amount', 'Kỳ này'), total: false, width: 140 },
  { ...money('PreviousAmount', 'Kỳ trước'), total: false, width: 140 },
  { id: 'change', header: 'Chênh lệch', cell: 'custom', align: 'end', width: 132, render: changeOf },
  { id: 'percent', header: '%', cell: 'custom', align: 'end', width: 92, render: percentOf },
  { field: 'Note', header: 'Ghi chú', width: 160, hidden: true },
]);

/** What each shop has in a line. */
export const shareColumns = defineColumns<Schemas['ShopAmount']>()([
  { field: 'ShopName', header: 'Cửa hàng', width: 200 },
  { ...money('Amount', 'Kỳ này'), width: 160 },
]);

function changeOf({ Amount, PreviousAmount }: Line): string {
  return groupDigits(Amount - PreviousAmount);
}

/** Rise or fall in percent of what it was; nothing where there was nothing. */
function percentOf({ Amount, PreviousAmount }: Line): string {
  if (PreviousAmount === 0) return '–';
  return formatPercent(Math.round(((Amount - PreviousAmount) / Math.abs(PreviousAmount)) * 1000) * 100);
}
