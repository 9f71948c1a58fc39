import type { DayClose } from '@so-the/api-client';
import { defineColumns } from '../../rows/defineColumns.ts';
import { differenceWords } from './differenceWords.ts';

/** Counts of funds: what the books said, what was counted, the difference, and who counted. */
export const countColumns = defineColumns<DayClose>()([
  { field: 'Date', header: 'Ngày', cell: 'date', width: 108 },
  { field: 'ShopName', header: 'Cửa hàng', width: 140, hidden: true },
  { field: 'Fund', header: 'Quỹ', width: 140 },
  { field: 'Expected', header: 'Theo sổ', cell: 'money', width: 124 },
  { field: 'Counted', header: 'Thực đếm', cell: 'money', width: 124 },
  {
    field: 'Difference',
    header: 'Chênh lệch',
    cell: 'custom',
    align: 'end',
    width: 140,
    render: ({ Difference }) => <DifferenceCell amount={Difference} />,
  },
  { field: 'CreatedByName', header: 'Người kiểm', width: 132 },
  { field: 'Reason', header: 'Lý do', width: 200 },
]);

/** The same beside another page: who counted below the day, why it differs below the difference. */
export const lastCountColumns = defineColumns<DayClose>()([
  { field: 'Fund', header: 'Quỹ', width: 132 },
  { field: 'Date', header: 'Ngày', cell: 'date', width: 132, under: ({ CreatedByName }) => CreatedByName },
  { field: 'Expected', header: 'Theo sổ', cell: 'money', width: 116 },
  { field: 'Counted', header: 'Thực đếm', cell: 'money', width: 116 },
  {
    field: 'Difference',
    header: 'Chênh lệch',
    cell: 'custom',
    align: 'end',
    width: 168,
    under: ({ Reason }) => Reason,
    render: ({ Difference }) => <DifferenceCell amount={Difference} />,
  },
]);

function DifferenceCell({ amount }: { amount: number }) {
  const words = differenceWords(amount);
  return amount === 0 ? words : <strong>{words}</strong>;
}
