import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { createEngine } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { knownNames } from '../testing/knownNames.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list as it was answered: all its rows, page by page, and its totals. */
interface Listed {
  rows: Row[];
  totals: Row;
}

const engine = createEngine({
  world: seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING }),
  clock: standingClock(MORNING),
});
const sessions = { owner: loggedIn(engine, 'owner'), company: loggedIn(engine, 'company') };
const MONTH = { fromDate: '2026-10-22', toDate: '2026-11-20' };
const PAGE_SIZE = 200;

/** Lists that take a search and tell totals. */
const searched = (Object.keys(operations) as OperationId[]).filter((id) => {
  const isSearched = id === 'searchSchedules' || searchName(id) !== undefined;
  return isSearched && !operations[id].mutates && isJsonObject(dig(answerOf(id, 'company', {}), 'Totals'));
});

test('every list that has a rule of its own is among those searched, the cash book with them', () => {
  expect(searched.length).toBeGreaterThan(40);
  expect(Object.keys(COUNTED).filter((id) => !searched.includes(id as OperationId))).toEqual([]);
});

test.each(searched)('what is searched for in %s narrows its rows and its totals alike', (id) => {
  let narrowed = 0;
  for (const account of ['owner', 'company'] as const) {
    const whole = listed(id, account);
    for (const text of textsIn(whole.rows)) {
      const found = listed(id, account, text);
      if (found.rows.length === 0 || found.rows.length === whole.rows.length) continue;
      narrowed += 1;
      expect(found.totals, `${id} of ${account}, “${text}”`).toMatchObject(sumsOf(id, found, whole));
    }
  }
  expect(narrowed).toBeGreaterThan(0);
});

/** What each numeric total must be: the rule of its column, or the sum of the rows' column of that name. */
function sumsOf(id: OperationId, found: Listed, whole: Listed): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [column, told] of Object.entries(found.totals)) {
    if (typeof told !== 'number') continue;
    const rule = COUNTED[id]?.[column];
    const isOfRows = found.rows.some((row) => typeof row[column] === 'number');
    expect(rule !== undefined || isOfRows, `${id} has a rule for ${column}`).toBe(true);
    sums[column] = rule ? rule(found.rows, whole) : sum(found.rows, column);
  }
  return sums;
}

/** A total that is not the plain sum of a column of the same name. */
type Rule = (rows: readonly Row[], whole: Listed) => number;

const having =
  (field: string, ...values: unknown[]) =>
  (row: Row) =>
    values.includes(row[field]);
const sumWhere =
  (column: string, isCounted: (row: Row) => boolean): Rule =>
  (rows) =>
    sum(rows.filter(isCounted), column);
const countWhere =
  (isCounted: (row: Row) => boolean = () => true): Rule =>
  (rows) =>
    rows.filter(isCounted).length;
/** A balance of the period, which a search leaves as it is. */
const ofPeriod =
  (column: string): Rule =>
  (_rows, { totals }) =>
    Number(totals[column]);
const swiped = (column: string) => sumWhere(column, having('Status', 1));
const booked = (type: number) => sumWhere('Amount', (row) => row['Status'] === 1 && row['type'] === type);
const balances = { Opening: ofPeriod('Opening'), Closing: ofPeriod('Closing') };
const most =
  (column: string): Rule =>
  (rows) =>
    Math.max(...rows.map((row) => Number(row[column] ?? 0)));
const pushed = (kind: number) => sumWhere('Amount', having('Kind', kind));

/** Cancelled orders count no amount, and those not begun have no profit yet. */
const orders: Record<string, Rule> = {
  Amount: sumWhere('Amount', (row) => row['Status'] !== 5),
  Profit: (rows) => sum(rows, 'Profit'),
};

const COUNTED: Partial<Record<OperationId, Record<string, Rule>>> = {
  listCardNotices: {
    CountCard: countWhere(),
    Overdue: countWhere(having('DueLevel', 3)),
    DueIn3: countWhere(having('DueLevel', 2)),
    DueIn7: countWhere(having('DueLevel', 1)),
  },
  listPosDebts: { OldestDays: most('OldestDays') },
  listSchedulesByDate: orders,
  searchSchedules: orders,
  listSchedulesByCustomer: orders,
  listCancelledOrders: orders,
  listWarningErrorSchedules: orders,
  listWarningErrorSchedulesCompany: orders,
  listBills: {
    Amount: sumWhere('Amount', having('Status', 0, 1)),
    Confirmed: countWhere(having('Status', 1)),
    Drafts: countWhere(having('Status', 0)),
  },
  listOpeningBalances: {
    Funds: sumWhere('Amount', having('PartyType', 5, 6)),
    Receivable: sumWhere('Amount', (row) => Number(row['PartyType']) < 5 && Number(row['Amount']) > 0),
    Payable: (rows) =>
      0 -
      sum(
        rows.filter((row) => Number(row['PartyType']) < 5 && Number(row['Amount']) < 0),
        'Amount',
      ),
    Capital: (rows) => sum(rows, 'Amount'),
  },
  listSwipes: { Amount: swiped('Amount'), PosFee: swiped('PosFee'), PartnerFee: swiped('PartnerFee') },
  listNumberLots: {
    OverdueCount: countWhere(having('IsOverdue', true)),
    OverdueAmount: sumWhere('Remain', having('IsOverdue', true)),
  },
  listVouchers: {
    Count: countWhere((row) => row['Status'] === 1 && row['type'] !== 3),
    In: booked(1),
    Out: booked(2),
    Transferred: booked(3),
    Difference: (rows, whole) => booked(1)(rows, whole) - booked(2)(rows, whole),
    WaitingCount: countWhere(having('Status', 0)),
    WaitingOut: sumWhere('Amount', having('Status', 0)),
  },
  listPushMoney: {
    StartMoney: pushed(1),
    Advances: pushed(2),
    Returned: pushed(3),
    Difference: (rows, whole) => pushed(1)(rows, whole) + pushed(2)(rows, whole) - pushed(3)(rows, whole),
  },
  listBadExpenses: {
    Count: countWhere(),
    ProfitBeforeLosses: ofPeriod('ProfitBeforeLosses'),
    ProfitShare: (rows, { totals }) =>
      Math.round((sum(rows, 'NetAmount') * 100_000) / Number(totals['ProfitBeforeLosses'])),
  },
  // A row that nobody compared has no difference, and a page may have none that is compared.
  listDebtComparisons: {
    LockedCount: countWhere(having('IsLocked', true)),
    Difference: (rows) => sum(rows, 'Difference'),
  },
  getCashBook: balances,
  getCompanyCashBook: balances,
  listPdfBills: {
    PaidNet: sumWhere('Net', having('Status', 4)),
    FeeDifference: (rows) => sum(rows, 'FeeDifference'),
    Unmatched: countWhere(having('Status', 0)),
    Matched: countWhere(having('Status', 1, 2)),
    Ignored: countWhere(having('Status', 3)),
    Paid: countWhere(having('Status', 4)),
  },
  getCompanyCollectExpense: {
    ResultIn: sumWhere('In', having('IsBusinessResult', true)),
    ResultOut: sumWhere('Out', having('IsBusinessResult', true)),
    OtherIn: sumWhere('In', having('IsBusinessResult', false)),
    OtherOut: sumWhere('Out', having('IsBusinessResult', false)),
  },
};

/** All pages of a list; every page tells the same totals. */
function listed(id: OperationId, account: 'owner' | 'company', text?: string): Listed {
  const rows: Row[] = [];
  for (let PageIndex = 1; ; PageIndex += 1) {
    const answer = answerOf(id, account, { PageIndex }, text);
    const totals = dig(answer, 'Totals');
    if (!isJsonObject(totals)) throw new Error(`${id} was refused: ${String(dig(answer, 'Message'))}`);
    rows.push(...rowsIn(dig(answer, 'Data')));
    if (rows.length >= Number(dig(answer, 'Total')) || rows.length < PageIndex * PAGE_SIZE) return { rows, totals };
  }
}

function answerOf(id: OperationId, account: 'owner' | 'company', page: Row, text?: string): unknown {
  const asked = { PageIndex: 1, PageSize: PAGE_SIZE, ...page };
  const session = sessions[account];
  if (id === 'searchSchedules') return engine.call(id, { body: { ...asked, GeneralSearch: text } }, session).body;
  const name = searchName(id);
  const search = text === undefined || name === undefined ? {} : { [name]: text };
  return engine.call(id, { query: { ...knownNames(id, { ...MONTH, ...asked }), ...search } }, session).body;
}

/** Name of the parameter that searches a list, if it has one. */
function searchName(id: OperationId): string | undefined {
  return operations[id].query.find((name) => name === 'GeneralSearch' || name === 'CustomerSearch');
}

/** The rows of an answer: itself, or the parties or lines in it. */
function rowsIn(data: unknown): Row[] {
  const rows = Array.isArray(data) ? data : (dig(data, 'Parties') ?? dig(data, 'Entries'));
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
}

/** Texts of the first, the middle and the last row. */
function textsIn(rows: readonly Row[]): Set<string> {
  const chosen = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  const values = chosen.flatMap((row) => Object.values(row ?? {}));
  return new Set(values.filter((value) => typeof value === 'string').map(asTyped));
}

/** A text as a person would look for it: a date as it is shown. */
function asTyped(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day === undefined ? text.slice(0, 60) : `${day}/${month}/${year}`;
}

function sum(rows: readonly Row[], column: string): number {
  return rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
}
