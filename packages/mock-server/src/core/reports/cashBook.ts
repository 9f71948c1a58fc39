/** The cash book repeats the ledger of the funds line by line: a cancelled document keeps its line and gets the mirror line beside it. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../context.ts';
import type { IsoDate } from '../dates.ts';
import { partyOf } from '../debts/parties.ts';
import { idIn, kindOf } from '../ledger/accounts.ts';
import { amountOn, entriesOf, inBookOrder, movementOf, type Period } from '../ledger/balance.ts';
import type { Entry, RefType } from '../ledger/entry.ts';
import { pageOf, searchWords, type ListPage } from '../listing.ts';
import { sumOf } from '../money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { invalid, done, type Result } from '../result.ts';
import { shopsInView } from '../shops.ts';
import { fold, holdsWords } from '../text.ts';
import { userName } from '../wire.ts';
import type { World } from '../world.ts';
import { fundBalance, fundsOf, type Fund, type FundFilter } from './funds.ts';

/** Filters of the cash book. */
export interface CashBookQuery extends FundFilter {
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
  /** Count of all lines. */
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
  BankOpening: 'SDD',
  PosOpening: 'SDP',
  CashBack: 'TV',
  Receipt: 'PT',
  Expense: 'PC',
  PushMoney: 'BT',
  BadExpense: 'CPX',
};

const PARTY_KINDS: Readonly<Record<string, PartyType>> = PARTY_TYPE;

/** The cash book of a period over all funds in view, or those asked for. Refuses a period that ends before it begins. */
export function getCashBook(world: World, query: CashBookQuery, context: Context): Result<CashBookAnswer> {
  const period: Period = { from: query.fromDate, to: query.toDate };
  if (period.from && period.to && period.from > period.to) return invalid('Khoảng ngày', 'toDate');
  const funds = fundsOf(world, shopsInView(world, context, query.searchShopID), query, context);
  const balances = funds.map((fund) => fundBalance(world, fund, period));
  const { rows, total } = linesPage(world, funds, period, query);
  return done({
    book: { Funds: balances, Entries: rows },
    total,
    totals: {
      Opening: sumOf(balances, (fund) => fund.Opening),
      In: sumOf(balances, (fund) => fund.In),
      Out: sumOf(balances, (fund) => fund.Out),
      Closing: sumOf(balances, (fund) => fund.Closing),
    },
  });
}

/** An entry on a fund, with the balance of the fund after it. */
interface FundLine {
  fund: Fund;
  entry: Entry;
  amount: number;
  balance: number;
}

function linesPage(world: World, funds: readonly Fund[], period: Period, query: CashBookQuery): ListPage<Row> {
  const words = searchWords(query.GeneralSearch);
  const lines = funds
    .flatMap((fund) => linesOf(world, fund, period))
    .toSorted((a, b) => inBookOrder(a.entry, b.entry))
    .filter((line) => words === '' || holdsWords(fold(textOf(world, line)), words));
  return { rows: pageOf(lines, query).map((line) => rowOf(world, line)), total: lines.length, totals: undefined };
}

function linesOf(world: World, fund: Fund, period: Period): FundLine[] {
  let balance = movementOf(world, fund.shopId, fund.account, period).opening;
  return entriesOf(world, fund.shopId, fund.account, period).map((entry) => {
    const amount = amountOn(entry, fund.account);
    balance += amount;
    return { fund, entry, amount, balance };
  });
}

function rowOf(world: World, { fund, entry, amount, balance }: FundLine): Row {
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
    AccountType: fund.AccountType,
    AccountID: fund.AccountID,
    Fund: fund.Fund,
    In: Math.max(0, amount),
    Out: Math.max(0, -amount),
    Balance: balance,
    CreatedByName: userName(world, entry.UserID),
    IsCancelled: world.books.reversedBy.has(entry.EntryID),
    ReversesEntryID: entry.ReversesID,
  };
}

function textOf(world: World, { fund, entry }: FundLine): string {
  const code = world.schedules.get(entry.ScheduleID)?.Code ?? '';
  return `${voucherNo(world, entry)} ${entry.Description} ${code} ${partyIn(world, entry)?.Name ?? ''} ${fund.Fund}`;
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
