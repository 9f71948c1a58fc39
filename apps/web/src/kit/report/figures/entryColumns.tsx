import { labelOf, refTypeOptions, type CashBookEntry } from '@so-the/api-client';
import { defineColumns } from '../../rows/defineColumns.ts';
import * as places from '../../places/places.ts';
import { EntryCell } from './EntryCell.tsx';

/** Lines of the cash book, oldest first; a cancelled line stays and is mirrored by a later one. */
export const cashBookColumns = defineColumns<CashBookEntry>()([
  { field: 'VoucherNo', header: 'Số phiếu', width: 112 },
  { field: 'At', header: 'Ngày giờ', cell: 'dateTime', width: 168 },
  {
    field: 'Description',
    header: 'Diễn giải',
    cell: 'custom',
    width: 192,
    render: (entry) => <EntryCell entry={entry} />,
  },
  { field: 'PartyName', header: 'Đối tượng', width: 140 },
  { field: 'Fund', header: 'Quỹ', width: 108 },
  { field: 'In', header: 'Thu', cell: 'money', width: 124, total: true },
  { field: 'Out', header: 'Chi', cell: 'money', width: 124, total: true },
  { field: 'Balance', header: 'Tồn', cell: 'money', balance: true, width: 124 },
  {
    field: 'RefType',
    header: 'Chứng từ',
    cell: 'custom',
    hidden: true,
    render: ({ RefType }) => labelOf(refTypeOptions, RefType),
  },
  { field: 'ScheduleCode', header: 'Đơn', width: 108, hidden: true },
  { field: 'CreatedByName', header: 'Người tạo', hidden: true },
]);

const FIGURE_HEADERS: Readonly<Record<string, string>> = { In: 'Cộng', Out: 'Trừ', Balance: 'Lũy kế' };

/** Entries behind a figure: what each adds to it or takes off, on no fund. */
export const figureColumns = cashBookColumns
  .filter(({ field }) => field !== 'Fund')
  .map((column) => Object.assign({}, column, { header: FIGURE_HEADERS[column.field ?? ''] ?? column.header }));

const JOURNAL_COLUMNS: Readonly<Record<string, object>> = {
  PartyName: { hidden: true },
  Fund: { header: 'Tài khoản', width: 248 },
  In: { header: 'Nợ' },
  Out: { header: 'Có' },
  Balance: { header: 'Số dư' },
};

/** Lines of the general journal: what each entry debits and credits on which account, and the account's balance after it. */
export const journalColumns = cashBookColumns.map((column) =>
  Object.assign({}, column, JOURNAL_COLUMNS[column.field ?? '']),
);

const DRAWER_WIDTHS: Readonly<Record<string, number>> = {
  VoucherNo: 104,
  Description: 112,
  In: 124,
  Out: 108,
  Balance: 128,
};

const [drawerFirst, ...drawerOthers] = figureColumns.map((column) => {
  const width = DRAWER_WIDTHS[column.field ?? ''];
  return width === undefined ? Object.assign({}, column, { hidden: true }) : Object.assign({}, column, { width });
});

/** The same in a drawer: the day, what each adds or takes off and how far they come to are in sight without scrolling sideways. */
export const drawerColumns = [
  ...(drawerFirst ? [drawerFirst] : []),
  ...defineColumns<CashBookEntry>()([{ field: 'BusinessDate', header: 'Ngày', cell: 'date', width: 104 }]),
  ...drawerOthers,
];

/** Names a line of the cash book: one entry moves several accounts. */
export function entryKey({ EntryID, Account }: CashBookEntry): string {
  return `${EntryID}/${Account}`;
}

/**
 * Where the document behind a line can be seen: its order, its voucher, its loss, the debt of its party, money from the
 * company, the count of a day, else its line of the cash book.
 */
export function documentHref(entry: CashBookEntry): string {
  const { RefType, RefID, ScheduleID, PartyType, PartyID, VoucherNo, BusinessDate } = entry;
  const debt = PartyType === undefined || PartyID === undefined ? undefined : debtOf(PartyType, PartyID);
  if (RefType.startsWith('Debt') && debt !== undefined) return debt;
  if (RefType === 'BadExpense') return places.losses({ open: RefID });
  if (ScheduleID !== undefined) return places.order(ScheduleID);
  if (['Receipt', 'Expense', 'FundTransfer'].includes(RefType)) return places.vouchers({ open: RefID });
  if (RefType === 'PushMoney') return places.advances({ fromDate: BusinessDate, toDate: BusinessDate });
  if (RefType === 'CashDifference') return places.dailyReport({ date: BusinessDate });
  return debt ?? places.entries({ GeneralSearch: VoucherNo, fromDate: BusinessDate, toDate: BusinessDate });
}

/** What a party owes, with the documents behind it. */
function debtOf(PartyType: 1 | 2 | 3 | 4, PartyID: number): string {
  return PartyType === 1 ? places.customerDebt(PartyID, 'documents') : places.partyDebt(PartyType, PartyID);
}
