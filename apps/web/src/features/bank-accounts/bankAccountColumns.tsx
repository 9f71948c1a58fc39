import type { Schemas } from '@so-the/api-client';
import { StatusTag } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { activeStatus } from '../../kit/list/statusMaps.ts';
import * as places from '../../kit/places/places.ts';

/** The list of the shop's own accounts; a balance opens the cash-book entries it is the sum of. */
export const bankAccountColumns = defineColumns<Schemas['BankCard']>()([
  { field: 'AccountNo', header: 'Số tài khoản', sortable: true, width: 160 },
  { field: 'BankName', header: 'Ngân hàng', sortable: true, width: 124 },
  { field: 'AccountOwner', header: 'Chủ tài khoản', sortable: true, width: 152 },
  {
    field: 'IsDefault',
    header: 'Mặc định',
    cell: 'custom',
    width: 108,
    render: ({ IsDefault }) => (IsDefault ? <StatusTag label="Mặc định" tone="info" /> : '–'),
  },
  { field: 'OpeningBalance', header: 'Số dư đầu', cell: 'money', balance: true, total: true, width: 132 },
  {
    field: 'Balance',
    header: 'Số dư',
    cell: 'money',
    balance: true,
    sortable: true,
    total: true,
    width: 136,
    href: entriesOf,
  },
  { field: 'Note', header: 'Ghi chú', hidden: true },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: activeStatus },
]);

/** The same, with the day and the balance that bank and books agree on: for an API that keeps statements. */
export const reconciledColumns = defineColumns<Schemas['BankCard']>()([
  ...bankAccountColumns,
  { field: 'ReconciledTo', header: 'Đối soát đến', cell: 'custom', width: 132, hidden: true, render: reconciledText },
  {
    field: 'ReconciledBalance',
    header: 'Số dư đã đối soát',
    cell: 'money',
    balance: true,
    width: 148,
    hidden: true,
    href: reconciledEntries,
  },
]);

/** The day an account is reconciled to, and lines that lost their match since. */
function reconciledText({ ReconciledTo, LostMatches = 0 }: Schemas['BankCard']) {
  if (LostMatches > 0) return <StatusTag label={`${LostMatches} dòng mất khớp`} tone="warning" />;
  return ReconciledTo === undefined ? '–' : formatDate(ReconciledTo);
}

/** The cash book of one account: the entries its balance is the sum of. */
export function entriesOf({ BankCardID }: Schemas['BankCard']): string {
  return places.entries({ accountType: 2, accountID: BankCardID });
}

function reconciledEntries({ BankCardID, ReconciledTo }: Schemas['BankCard']): string {
  return places.entries({ accountType: 2, accountID: BankCardID, toDate: ReconciledTo });
}
