/** The cash book repeats the ledger of the funds line by line: a cancelled document keeps its line and gets the mirror line beside it. */
import { ACTION, MENU, type MenuID } from '../../values/menus.ts';
import { hasRight } from '../../access/rights.ts';
import type { Context } from '../../command/context.ts';
import type { IsoDate } from '../../values/dates.ts';
import { partyOfAccount } from '../../parties/parties.ts';
import { amountOn, entriesOf, inBookOrder, movementOf, type Period } from '../../ledger/balance.ts';
import { pageOf } from '../../listing/listing.ts';
import { search, searchText } from '../../listing/search.ts';
import { sumOf } from '../../values/money.ts';
import { done, invalid, refuse, type Refusal, type Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import { linesPage, type BookLine, type CashBookAnswer } from './bookLines.ts';
import { openingBefore } from '../figures/postedFigures.ts';
import { figureEntries } from '../figures/figureEntries.ts';
import { refuseRow, withRowKind, type FigureQuery } from '../figures/figureQuery.ts';
import { figureRecords } from '../figures/figureRecords.ts';
import { fundBalance, fundsOf, type Fund, type FundFilter } from './funds.ts';
import { BALANCED, journalLines, WHOLE_BOOKS } from './journal.ts';
import type { FigureRecord } from '../figures/recordViews.ts';
import { booksBeside, booksOfReport } from '../reportQuery.ts';

/** Filters of the cash book. */
export interface CashBookQuery extends FundFilter, FigureQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  GeneralSearch?: string;
  searchShopID?: number;
  PageIndex?: number;
  PageSize?: number;
}

/**
 * The cash book of a period over all funds in view, or those asked for; with an account or a figure, the entries behind
 * it; with {@link WHOLE_BOOKS} the general journal. Refuses a period that ends before it begins, the whole book to those
 * who may only open figures, and a journal of some funds, one figure, order or entry.
 */
export function getCashBook(world: World, asked: CashBookQuery, context: Context): Result<CashBookAnswer> {
  const query = withRowKind(asked);
  const period: Period = { from: query.fromDate, to: query.toDate };
  if (period.from && period.to && period.from > period.to) return invalid('Khoảng ngày', 'toDate');
  const unknownRow = refuseRow(query);
  if (unknownRow) return unknownRow;
  const isJournal = query.Account === WHOLE_BOOKS;
  const isFigure = !isJournal && (query.Account !== undefined || query.Figure !== undefined);
  if (isFigure) return refuseOtherShops(world, query, context) ?? done(figureBook(world, query, period, context));
  const refused = refuseWholeBook(world, context);
  if (refused) return refused;
  if (isJournal) return journalBook(world, query, period, context);
  const funds = fundsOf(world, booksOfReport(world, context, query.searchShopID), query, context);
  const balances = funds.map((fund) => fundBalance(world, fund, period));
  const lines = funds.flatMap((fund) => linesOf(world, fund, period)).toSorted((a, b) => inBookOrder(a.entry, b.entry));
  const ends = {
    Opening: sumOf(balances, (fund) => fund.Opening),
    Closing: sumOf(balances, (fund) => fund.Closing),
  };
  return done(linesPage(world, balances, lines, ends, query));
}

/** The general journal, which balances as a whole only. */
function journalBook(world: World, query: CashBookQuery, period: Period, context: Context): Result<CashBookAnswer> {
  const { accountType, accountID, Figure, ScheduleID, EntryID } = query;
  const isPart = [accountType, accountID, Figure, ScheduleID, EntryID].some((narrower) => narrower !== undefined);
  if (isPart) return invalid('Tài khoản sổ', 'Account');
  const shopIds = booksOfReport(world, context, query.searchShopID);
  return done(linesPage(world, [], journalLines(world, shopIds, period, context), BALANCED, query));
}

/** The entries behind a figure, carried from what it was before the period. */
function figureBook(world: World, query: CashBookQuery, period: Period, context: Context): CashBookAnswer {
  const booksOf = query.Report === 'allShops' ? booksBeside : booksOfReport;
  const shopIds = booksOf(world, context, query.searchShopID);
  const { Figure } = query;
  const records = figureRecords(world, shopIds, period, query, context.businessDate);
  if (records) return recordsPage(records, query);
  const Account = query.Account ?? Figure ?? '';
  const place = { Account, Fund: partyOfAccount(world, Account)?.Name ?? 'Sổ cái' };
  const opening = openingBefore(world, shopIds, period, query);
  let balance = opening;
  const lines = figureEntries(world, shopIds, period, query).map(({ entry, amount }) => {
    balance += amount;
    return { place, entry, amount, balance };
  });
  return linesPage(world, [], lines, { Opening: opening, Closing: balance }, query);
}

const textOf = searchText(({ Code, Name }: FigureRecord) => `${Code} ${Name}`);

/** A page of the records behind a count or behind money that is late, and what they carry. */
function recordsPage(records: readonly FigureRecord[], query: CashBookQuery): CashBookAnswer {
  const { rows: found, withoutMarks } = search(records, query.GeneralSearch, textOf);
  const In = sumOf(found, ({ Amount = 0 }) => Amount);
  return {
    book: { Funds: [], Entries: [], Records: pageOf(found, query) },
    total: found.length,
    totals: { Opening: 0, In, Out: 0, Closing: In },
    withoutMarks,
  };
}

/** Figures of the caller's other shops are opened by who may see the report that has them. */
function refuseOtherShops(world: World, { Report }: CashBookQuery, context: Context): Refusal | undefined {
  return Report === 'allShops' ? refuseView(world, [MENU.allShops, MENU.reports], context) : undefined;
}

function refuseWholeBook(world: World, context: Context): Refusal | undefined {
  return refuseView(world, [MENU.cashBook, MENU.companyCashBook], context);
}

function refuseView(world: World, menus: readonly MenuID[], context: Context): Refusal | undefined {
  if (menus.some((menu) => hasRight(world, context, menu, ACTION.view))) return undefined;
  return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
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
