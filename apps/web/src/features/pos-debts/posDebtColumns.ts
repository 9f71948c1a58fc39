import type { Schemas } from '@so-the/api-client';
import { groupDigits } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';

const DURING = { cell: 'money', total: true, group: 'Trong kỳ', width: 108 } as const;
const END = { cell: 'money', total: true, width: 112 } as const;

/** "6 ngày", "hôm nay"; a dash where no money is to come. */
export function daysOld(days: number | undefined): string {
  if (days === undefined) return '–';
  return days === 0 ? 'hôm nay' : `${groupDigits(days)} ngày`;
}

/** Debts of POS over a period (domain §2(m)). */
export const posDebtColumns = defineColumns<Schemas['PosDebt']>()([
  { field: 'PosName', header: 'Máy POS', width: 150 },
  { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
  { field: 'TID', header: 'Mã máy (TID)', width: 108, hidden: true },
  { field: 'PosParentName', header: 'POS mẹ', width: 132, hidden: true },
  { field: 'Opening', header: 'Dư đầu', figure: 'Opening', ...END },
  { field: 'Swiped', header: 'Quẹt', figure: 'Swiped', ...DURING },
  { field: 'Fee', header: 'Phí máy', figure: 'PosFee', ...DURING },
  { field: 'Received', header: 'Tiền về', figure: 'CashBack', ...DURING },
  { field: 'Adjust', header: 'Điều chỉnh', figure: 'Adjusted', hidden: true, ...DURING },
  { field: 'Closing', header: 'Dư cuối', figure: 'Closing', ...END },
  {
    field: 'OldestDays',
    header: 'Lâu nhất',
    cell: 'custom',
    align: 'end',
    width: 88,
    render: ({ OldestDays }) => daysOld(OldestDays),
  },
  { field: 'Overdue', header: 'Quá hạn', figure: 'Overdue', ...END },
  { field: 'Surplus', header: 'Ứng dư', cell: 'money', total: true, width: 100, hidden: true },
  { field: 'GroupClosing', header: 'Dư cuối cả nhóm', cell: 'money', width: 128, hidden: true },
]);
