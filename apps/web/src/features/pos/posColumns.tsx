import type { Pos, PosFee } from '@so-the/api-client';
import { formatPercent } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of the shop's own POS. */
export const posColumns = defineColumns<Pos>()([
  { field: 'PosName', header: 'Tên máy', sortable: true, width: 160 },
  { field: 'TID', header: 'TID', sortable: true, width: 100 },
  { field: 'BankCode', header: 'Ngân hàng', sortable: true, width: 116 },
  { field: 'Fees', header: 'Phí máy', cell: 'custom', align: 'end', width: 124, render: ({ Fees }) => feeRange(Fees) },
  { field: 'Debt', header: 'POS còn nợ', cell: 'money', sortable: true, total: true, width: 132, href: debtOf },
  { field: 'SwipedToday', header: 'Quẹt hôm nay', cell: 'money', sortable: true, total: true, width: 136 },
  {
    field: 'SettleDays',
    header: 'Tiền về',
    cell: 'custom',
    width: 84,
    render: ({ SettleDays: days }) => `T+${days ?? '?'}`,
  },
  { field: 'BankCardName', header: 'TK nhận tiền', width: 118 },
  { field: 'PosParentName', header: 'POS mẹ', width: 160 },
  { field: 'MaxPerBill', header: 'Tối đa mỗi bill', cell: 'money' },
  { field: 'SwipedMonth', header: 'Quẹt tháng này', cell: 'money', sortable: true, total: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
  { field: 'MaxPerDay', header: 'Tối đa ngày', cell: 'money', hidden: true },
  { field: 'MaxPerMonth', header: 'Tối đa tháng', cell: 'money', hidden: true },
  { field: 'PosCode', header: 'Mã POS', hidden: true },
  { field: 'MID', header: 'Mã ĐVCNT (MID)', hidden: true },
  { field: 'OwnerPartnerName', header: 'Đối tác sở hữu', width: 180, hidden: true },
  { field: 'Note', header: 'Ghi chú', hidden: true },
]);

function debtOf({ posID, Debt }: Pos): string | undefined {
  return Debt === 0 ? undefined : places.posDebt(posID);
}

/** The lowest and the highest rate over the card types, the day's surcharge included. */
function feeRange(fees: readonly PosFee[]): string {
  const rates = fees.map(({ FeePercent, DayFeePercent = 0 }) => FeePercent + DayFeePercent);
  if (rates.length === 0) return 'Chưa có phí';
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return low === high ? formatPercent(low) : `${formatPercent(low)} – ${formatPercent(high)}`;
}
