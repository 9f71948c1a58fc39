/** A line of a book tells its entry, its account and what it moved there; the sums of a book speak of all lines that match, whatever page is shown. */
import type { Schemas } from '@so-the/api-client';
import { pageOf, type ListQuery } from '../../listing/listing.ts';
import { search, searchText } from '../../listing/search.ts';
import { userName } from '../../listing/wire.ts';
import { partyOfAccount, type Party } from '../../parties/parties.ts';
import { isVoucher, type Entry, type RefType } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import { sumOf } from '../../values/money.ts';

/** The funds of a book, a page of its lines, and its sums. */
export interface CashBookAnswer {
  book: Schemas['CashBook'];
  /** Count of the lines that match. */
  total: number;
  totals: Schemas['CashBookTotals'];
  /** No line has the tone marks that were typed: these are written alike without them. */
  withoutMarks: boolean;
}

type Row = Schemas['CashBookEntry'];

/** Where a line stands: an account of the books with the name shown. */
export type BookPlace = Pick<Row, 'Account' | 'AccountType' | 'AccountID' | 'Fund'>;

/** An entry on a fund or other account, with the balance after it. */
export interface BookLine {
  place: BookPlace;
  entry: Entry;
  amount: number;
  balance: number;
}

/** Letters before the number of a voucher. */
const VOUCHER: Readonly<Record<RefType, string>> = {
  CardPayment: 'NT',
  TopUp: 'KT',
  SentMoney: 'CT',
  Swipe: 'QT',
  Settlement: 'QTD',
  Commission: 'HH',
  DebtPayment: 'TN',
  DebtCard: 'TNT',
  DebtAdjustment: 'DC',
  DebtOffset: 'CT',
  BankOpening: 'SDD',
  PosOpening: 'SDP',
  OpeningBalance: 'SDK',
  CashBack: 'TV',
  LotPayment: 'TVL',
  LotAdjustment: 'DCL',
  Receipt: 'PT',
  Expense: 'PC',
  PushMoney: 'BT',
  BadExpense: 'CPX',
  CashDifference: 'CLQ',
  FundTransfer: 'CQ',
};

/** A page of the lines that match, what they add and take off, and between which balances of the period all lines lie. */
export function linesPage(
  world: World,
  funds: Schemas['FundBalance'][],
  lines: readonly BookLine[],
  ends: Pick<Schemas['CashBookTotals'], 'Opening' | 'Closing'>,
  query: ListQuery,
): CashBookAnswer {
  const text = searchText((line: BookLine) => textOf(world, line));
  const { rows: found, withoutMarks } = search(lines, query.GeneralSearch, text);
  const rows = pageOf(found, query).map((line) => rowOf(world, line));
  const In = sumOf(found, (line) => Math.max(0, line.amount));
  const Out = sumOf(found, (line) => Math.max(0, -line.amount));
  return { book: { Funds: funds, Entries: rows }, total: found.length, totals: { ...ends, In, Out }, withoutMarks };
}

function rowOf(world: World, { place, entry, amount, balance }: BookLine): Row {
  const party = partyIn(world, entry);
  return {
    EntryID: entry.EntryID,
    At: entry.At,
    BusinessDate: entry.BusinessDate,
    VoucherNo: voucherNo(world, entry),
    RefType: entry.RefType,
    RefID: entry.RefID,
    ScheduleID: entry.ScheduleID,
    ScheduleCode: world.schedules.get(entry.ScheduleID)?.Code,
    Description: entry.Description,
    PartyType: party?.PartyType,
    PartyID: party?.PartyID,
    PartyName: party?.Name ?? '',
    ...place,
    In: Math.max(0, amount),
    Out: Math.max(0, -amount),
    Balance: balance,
    CreatedByName: userName(world, entry.UserID),
    IsCancelled: world.books.reversedBy.has(entry.EntryID),
    ReversesEntryID: entry.ReversesID,
  };
}

function textOf(world: World, { place, entry }: BookLine): string {
  const code = world.schedules.get(entry.ScheduleID)?.Code ?? '';
  return `${voucherNo(world, entry)} ${entry.Description} ${code} ${partyIn(world, entry)?.Name ?? ''} ${place.Fund}`;
}

/** A voucher has a number of its own; any other document is numbered within its kind. */
function voucherNo(world: World, entry: Entry): string {
  const voucher = isVoucher(entry) ? world.vouchers.get(entry.RefID) : undefined;
  if (voucher) return voucher.Code;
  return `${VOUCHER[entry.RefType]}${String(entry.RefID).padStart(6, '0')}`;
}

/** The party on the other side of an entry, if it has one. */
function partyIn(world: World, { Lines }: Entry): Party | undefined {
  for (const { Account } of Lines) {
    const party = partyOfAccount(world, Account);
    if (party) return party;
  }
  return undefined;
}
