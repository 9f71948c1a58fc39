import type { Schemas } from '@so-the/api-client';
import { formatPercent } from '@so-the/ui/format';
import { defineColumns } from '../../kit/list/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';

/** The list of the shop's own POS. */
export const posColumns = defineColumns<Schemas['Pos']>()([
  { field: 'PosName', header: 'Tên máy', sortable: true, width: 200 },
  { field: 'TID', header: 'Mã máy (TID)', sortable: true, width: 124 },
  { field: 'MID', header: 'Mã ĐVCNT (MID)', hidden: true },
  { field: 'BankCode', header: 'Ngân hàng', sortable: true, width: 112 },
  { field: 'Fees', header: 'Phí máy', cell: 'custom', align: 'end', width: 128, render: ({ Fees }) => feeRange(Fees) },
  { field: 'PosParentName', header: 'POS mẹ', width: 164 },
  { field: 'BankCardName', header: 'TK nhận tiền', width: 148 },
  {
    field: 'SettleDays',
    header: 'Tiền về',
    cell: 'custom',
    width: 92,
    render: ({ SettleDays }) => `T+${SettleDays}`,
  },
  { field: 'MaxPerBill', header: 'Tối đa mỗi bill', cell: 'money' },
  { field: 'MaxPerDay', header: 'Tối đa ngày', cell: 'money', hidden: true },
  { field: 'MaxPerMonth', header: 'Tối đa tháng', cell: 'money', hidden: true },
  { field: 'SwipedToday', header: 'Quẹt hôm nay', cell: 'money', sortable: true, total: true },
  { field: 'SwipedMonth', header: 'Quẹt tháng này', cell: 'money', sortable: true, total: true },
  {
    field: 'Debt',
    header: 'POS còn nợ',
    cell: 'money',
    sortable: true,
    total: true,
    href: ({ posID }) => `/manager/pos?debt=${posID}`,
  },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
]);

/** The lowest and the highest rate over the card types, the day's surcharge included. */
function feeRange(fees: readonly Schemas['PosFee'][]): string {
  const rates = fees.map(({ FeePercent, DayFeePercent = 0 }) => FeePercent + DayFeePercent);
  if (rates.length === 0) return 'Chưa có phí';
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return low === high ? formatPercent(low) : `${formatPercent(low)} – ${formatPercent(high)}`;
}
