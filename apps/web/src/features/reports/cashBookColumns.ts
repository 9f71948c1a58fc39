import { labelOf, refTypeOptions, type CashBookEntry } from '@so-the/api-client';
import { defineColumns } from '../../kit/list/defineColumns.ts';

/** Lines of the cash book, oldest first; a cancelled line is followed by the line that mirrors it. */
export const cashBookColumns = defineColumns<CashBookEntry>()([
  { field: 'At', header: 'Ngày giờ', cell: 'dateTime' },
  { field: 'VoucherNo', header: 'Số phiếu', width: 120 },
  { field: 'Description', header: 'Diễn giải', width: 260 },
  { field: 'PartyName', header: 'Đối tượng', width: 180 },
  { field: 'ScheduleCode', header: 'Đơn', cell: 'link', href: orderHref, width: 108 },
  { field: 'Fund', header: 'Quỹ', width: 160 },
  { field: 'In', header: 'Thu', cell: 'money', total: true },
  { field: 'Out', header: 'Chi', cell: 'money', total: true },
  { field: 'Balance', header: 'Tồn', cell: 'money' },
  {
    field: 'RefType',
    header: 'Chứng từ',
    cell: 'custom',
    hidden: true,
    render: ({ RefType }) => labelOf(refTypeOptions, RefType),
  },
  { field: 'CreatedByName', header: 'Người tạo', hidden: true },
]);

/** Where the document behind a line can be seen: the order, or the customer's debt. */
export function documentHref({ ScheduleID, PartyType, PartyID }: CashBookEntry): string | undefined {
  if (ScheduleID) return `/contract/${ScheduleID}`;
  return PartyType === 1 && PartyID ? `/debt/customer?customerID=${PartyID}` : undefined;
}

function orderHref({ ScheduleID }: CashBookEntry): string | undefined {
  return ScheduleID ? `/contract/${ScheduleID}` : undefined;
}
