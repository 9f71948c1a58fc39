/** The cash book repeats the ledger of the funds line by line: a cancelled document keeps its line and gets the mirror line beside it. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { partyOf } from '../parties/parties.ts';
import { idIn, kindOf } from '../records/accounts.ts';
import { amountOn, entriesOf, inBookOrder, movementOf, type Period } from '../ledger/balance.ts';
import type { Entry, RefType } from '../records/entry.ts';
import { pageOf, searchWords } from '../listing/listing.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { done, invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import { fold, holdsWords } from '../values/text.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { drillOpening } from './drill.ts';
import { figureLines } from './figureLines.ts';
import type { FigureQuery } from './figureQuery.ts';
import { figureRecords } from './figureRecords.ts';
import { fundBalance, fundsOf, type Fund, type FundFilter } from './funds.ts';
import type { FigureRecord } from './recordViews.ts';
import { booksOfReport } from './reportQuery.ts';
import { refuseRow, withRowKind } from './rowDrill.ts';

/** Filters of the cash book. */
export interface CashBookQuery extends FundFilter, FigureQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  GeneralSearch?: string;
  searchShopID?: number;
  PageIndex?: number;
  PageSize?: number;
}

/** The funds of the cash book, a page of its lines, and its sums. */
export interface CashBookAnswer {
  book: Schemas['CashBook'];
  /** Count of the lines that match. */
  total: number;
  totals: Schemas['CashBookTotals'];
}

type Row = Schemas['CashBookEntry'];

/** Letters before the number of a voucher. */
const VOUCHER: Readonly<Record<RefType, string>> = {
  CardPayment: 'NT',
  TopUp: 'KT',
  SentMoney: 'CT',
  Swipe: 'QT',
  Settlement: 'QTD',
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
};

const PARTY_KINDS: Readonly<Record<string, PartyType>> = PARTY_TYPE;

/**
 * The cash book of a period over all funds in view, or those asked for; with an account or a figure, the entries behind
 * it. Refuses a period that ends before it begins, and the whole book to those who may only open figures.
 */
export function getCashBook(world: World, asked: CashBookQuery, context: Context): Result<CashBookAnswer> {
  const query = withRowKind(asked);
  const period: Period = { from: query.fromDate, to: query.toDate };
  if (period.from && period.to && period.from > period.to) return invalid('Khoảng ngày', 'toDate');
  const unknownRow = refuseRow(query);
  if (unknownRow) return unknownRow;
  if (query.Account !== undefined || query.Figure !== undefined) return done(figureBook(world, query, period, context));
  const refused = refuseWholeBook(world, context);
  if (refused) return refused;
  const funds = fundsOf(world, booksOfReport(world, context, query.searchShopID), query, context);
  const balances = funds.map((fund) => fundBalance(world, fund, period));
  const lines = funds.flatMap((fund) => linesOf(world, fund, period)).toSorted((a, b) => inBookOrder(a.entry, b.entry));
  const ends = {
    Opening: sumOf(balances, (fund) => fund.Opening),
    Closing: sumOf(balances, (fund) => fund.Closing),
  };
  return done(linesPage(world, balances, lines, ends, query));
}

/** An entry on a fund or other account, with the balance after it. */
interface BookLine {
  place: Pick<Row, 'Account' | 'AccountType' | 'AccountID' | 'Fund'>;
  entry: Entry;
  amount: number;
  balance: number;
}

/** The entries behind a figure, carried from what it was before the period. */
function figureBook(world: World, query: CashBookQuery, period: Period, context: Context): CashBookAnswer {
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const { Figure } = query;
  const records = figureRecords(world, shopIds, period, query);
  if (records) return recordsPage(records, query);
  const Account = query.Account ?? Figure ?? '';
  const place = { Account, Fund: placeName(world, query.Account) };
  const opening = drillOpening(world, shopIds, period, query);
  let balance = opening;
  const lines = figureLines(world, shopIds, period, query).map(({ entry, amount }) => {
    balance += amount;
    return { place, entry, amount, balance };
  });
  return linesPage(world, [], lines, { Opening: opening, Closing: balance }, query);
}

/** A page of the records behind a count or behind money that is late, and what they carry. */
function recordsPage(records: readonly FigureRecord[], query: CashBookQuery): CashBookAnswer {
  const words = searchWords(query.GeneralSearch);
  const found = records.filter(({ Code, Name }) => words === '' || holdsWords(fold(`${Code} ${Name}`), words));
  const In = sumOf(found, ({ Amount = 0 }) => Amount);
  return {
    book: { Funds: [], Entries: [], Records: pageOf(found, query) },
    total: found.length,
    totals: { Opening: 0, In, Out: 0, Closing: In },
  };
}

/** The party of an account, or the account itself. */
function placeName(world: World, account: string | undefined): string {
  const type = account === undefined ? undefined : PARTY_KINDS[kindOf(account)];
  const party = type && account?.includes('/') ? partyOf(world, type, idIn(account)) : undefined;
  return party?.Name ?? 'Sổ cái';
}

function refuseWholeBook(world: World, context: Context): Refusal | undefined {
  const menus = [MENU.cashBook, MENU.companyCashBook];
  if (menus.some((menu) => hasRight(world, context, menu, ACTION.view))) return undefined;
  return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
}

/** A page of the lines that match, what they add and take off, and between which balances of the period all lines lie. */
function linesPage(
  world: World,
  funds: Schemas['FundBalance'][],
  lines: readonly BookLine[],
  ends: Pick<Schemas['CashBookTotals'], 'Opening' | 'Closing'>,
  query: CashBookQuery,
): CashBookAnswer {
  const words = searchWords(query.GeneralSearch);
  const found = words === '' ? lines : lines.filter((line) => holdsWords(fold(textOf(world, line)), words));
  const rows = pageOf(found, query).map((line) => rowOf(world, line));
  const In = sumOf(found, (line) => Math.max(0, line.amount));
  const Out = sumOf(found, (line) => Math.max(0, -line.amount));
  return { book: { Funds: funds, Entries: rows }, total: found.length, totals: { ...ends, In, Out } };
}

function linesOf(world: World, fund: Fund, period: Period): BookLine[] {
  const { account, AccountType, AccountID, Fund: name } = fund;
  const place = { Account: account, AccountType, AccountID, Fund: name };
  let balance = movementOf(world, fund.shopId, account, period).opening;
  return entriesOf(world, fund.shopId, account, period).map((entry) => {
    const amount = amountOn(entry, account);
    balance += amount;
    return { place, entry, amount, balance };
  });
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
  const isVoucher = entry.RefType === 'Receipt' || entry.RefType === 'Expense';
  const voucher = isVoucher ? world.vouchers.get(entry.RefID) : undefined;
  if (voucher) return voucher.Code;
  return `${VOUCHER[entry.RefType]}${String(entry.RefID).padStart(6, '0')}`;
}

/** The party on the other side of an entry, if it has one. */
function partyIn(world: World, entry: Entry) {
  const line = entry.Lines.find((each) => Object.hasOwn(PARTY_KINDS, kindOf(each.Account)));
  const type = line && PARTY_KINDS[kindOf(line.Account)];
  return line && type ? partyOf(world, type, idIn(line.Account)) : undefined;
}
