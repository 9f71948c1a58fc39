import type { Schemas } from '@so-the/api-client';
import { bankName, formatDayMonth, maskCard, named } from '@so-the/ui/format';
import { phoneCell } from '../../kit/cards/phoneCell.tsx';
import { defineColumns } from '../../kit/rows/defineColumns.ts';

/** Customers with cards due in the period. */
export const pushColumns = defineColumns<Schemas['CustomerWithCards']>()([
  { field: 'FullName', header: 'Khách hàng', width: 184 },
  {
    field: 'Phone',
    header: 'Số điện thoại',
    cell: 'custom',
    width: 124,
    render: ({ Phone }) => phoneCell(Phone),
  },
  {
    id: 'cards',
    header: 'Thẻ đến hạn',
    cell: 'custom',
    width: 248,
    render: ({ Cards }) => Cards.map(cardText).join(', '),
  },
  { id: 'orders', header: 'Đơn kỳ này', cell: 'custom', width: 168, render: ({ Cards }) => ordersOf(Cards) },
  { field: 'Debt', header: 'Công nợ', cell: 'money', width: 132 },
  { field: 'CardCount', header: 'Số thẻ', cell: 'number', width: 88 },
  { field: 'Code', header: 'Mã khách', hidden: true, width: 116 },
  { field: 'ShopName', header: 'Cửa hàng', hidden: true },
]);

function cardText({ BankCode, Last4, DueDate }: Schemas['DueCard']): string {
  return named(`${bankName(BankCode)} ${maskCard(Last4)}`, formatDayMonth(DueDate));
}

/** "HD000949, còn 1 thẻ". */
function ordersOf(cards: readonly Schemas['DueCard'][]): string {
  const codes = cards.flatMap(({ ScheduleCode }) => ScheduleCode ?? []);
  if (codes.length === 0) return 'Chưa có đơn';
  const left = cards.length - codes.length;
  return [...codes, ...(left > 0 ? [`còn ${left} thẻ`] : [])].join(', ');
}
