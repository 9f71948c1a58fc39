import type { Args, CashBookEntry, OperationId, Schemas } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { addDays } from '@so-the/ui/format';
import { expect, test } from 'vitest';
import { PLAYED_DAY } from '../../../../../../scripts/clock/playedDay.ts';
import { cellsIn } from '../../../../../../packages/mock-server/src/testing/figureCells.ts';
import { answerAs, logIn, type AccountName } from '../../../test/askEngine.ts';
import { STORY_NOW } from '../../../test/storyClock.ts';
import { tellFigure } from '../../../../../../scripts/tellFigure.ts';
import { companyRights, rightsOn } from '../../access/rights.ts';
import { isPlace } from '../../places/isPlace.ts';
import { mayOpen } from '../../access/mayOpen.ts';
import { documentHref } from './entryColumns.tsx';
import { recordHref } from './recordColumns.ts';
import { documentsOpen, type FigureHandle } from '../reportScope.ts';

const DAYS = { fromDate: addDays(PLAYED_DAY, -4), toDate: PLAYED_DAY };
const EVERY = { ...DAYS, PageSize: 500 };
const engine = createBrowserEngine({ now: STORY_NOW });

/** Reports whose rows and totals open, as their screens ask for them. */
const REPORTS: readonly [OperationId, object][] = [
  ['getRevenueByDay', DAYS],
  ['getDailyReport', { date: DAYS.toDate }],
  ['listStartMoney', DAYS],
  ['listPushMoney', EVERY],
  ['getDebtSummaryReport', EVERY],
  ['getAllShopReport', EVERY],
  ['listCustomerPayments', EVERY],
  ['getCustomerCollection', EVERY],
  ['getStaffReport', EVERY],
  ['listNewCustomers', EVERY],
  ['getOrderReport', EVERY],
  ['getCompanyPosDebt', EVERY],
  ['getCompanyCustomerDebt', EVERY],
  ['getCompanyPartnerDebt', EVERY],
  ['getCompanyAffDebt', EVERY],
  ['getCompanyCollectExpense', EVERY],
  ['getCompanyCashFlow', EVERY],
  ['getCompanyBusinessResult', DAYS],
];

/** A document, and an entry that leads to it. */
type Documents = Map<string, CashBookEntry | Schemas['FigureRecord']>;

test.each(['chushop', 'congty'] as const)(
  'every entry and record behind a figure has a document that opens, for %s',
  (who) => {
    const documents = documentsOf(who);
    const { menuPermissions } = logIn(engine, who);
    const rights = (href: string) => (who === 'congty' ? companyRights(href) : rightsOn(menuPermissions, href));
    const dead = [...documents.keys()].filter(
      (href) => !isPlace(href) || !mayOpen(href, rights) || !isThere(who, href),
    );
    tellFigure(17, `${documents.size} documents behind the figures of ${who} opened, ${dead.length} dead`);
    expect(dead.map((href) => [href, documents.get(href)])).toEqual([]);
  },
);

test('an order and a voucher lead back to the lines of the cash book that they are the documents of', () => {
  const moved = [...documentsOf('chushop').values()].filter((one): one is CashBookEntry => isOfFund(one));
  for (const entry of moved) expect(entriesBehind(entry)).toContain(entry.EntryID);
  expect(moved.length).toBeGreaterThan(20);
});

/** Whether an entry moved a fund for an order or a voucher; what else an order posts stands among its own steps. */
function isOfFund(one: CashBookEntry | Schemas['FigureRecord']): boolean {
  return 'EntryID' in one && ['CardPayment', 'TopUp', 'SentMoney', 'Receipt', 'Expense'].includes(one.RefType);
}

/** Numbers of the entries that the link on an order or a voucher leads to. */
function entriesBehind({ ScheduleCode, VoucherNo, BusinessDate }: CashBookEntry): number[] {
  const asked = {
    GeneralSearch: ScheduleCode ?? VoucherNo,
    fromDate: BusinessDate,
    toDate: DAYS.toDate,
    PageSize: 500,
  };
  return answerAs(engine, 'chushop', 'getCashBook', asked).Data.Entries.map(({ EntryID }) => EntryID);
}

const found = new Map<AccountName, Documents>();

/** Documents of everything that the figures of all reports open. */
function documentsOf(who: AccountName): Documents {
  const documents: Documents = found.get(who) ?? new Map();
  if (found.has(who)) return documents;
  found.set(who, documents);
  const asked = new Set(REPORTS.flatMap(([id, args]) => handlesOf(who, id, args)));
  const { ShopID } = logIn(engine, who);
  for (const handle of asked) {
    const figure = JSON.parse(handle) as FigureHandle;
    if (!documentsOpen(figure, ShopID)) continue;
    const { Data } = answerAs(engine, who, 'getCashBook', { ...figure, PageSize: 500 });
    for (const entry of Data.Entries) documents.set(documentHref(entry), entry);
    for (const record of Data.Records ?? []) documents.set(recordHref(record) ?? `none for ${record.Kind}`, record);
  }
  return documents;
}

function handlesOf(who: AccountName, id: OperationId, args: object): string[] {
  const { Data, Totals }: { Data?: unknown; Totals?: unknown } = answerAs(engine, who, id, args as Args<OperationId>);
  return [...cellsIn(id, Data), ...cellsIn(id, Totals)].map(({ asked }) => JSON.stringify(asked));
}

type Ask = <Id extends OperationId>(id: Id, args: Args<Id>) => { Data: unknown; Total?: number };

/** Whether the call that a screen asks for the document of an address has it, by its path. */
const OPENS: Readonly<Record<string, (ask: Ask, query: URLSearchParams) => boolean>> = {
  '/collect-expense': (ask, query) => isFull(ask('getVoucher', { paymentID: numberIn(query, 'open') })),
  '/expensebad/index': (ask, query) => isFull(ask('listBadExpenses', { id: numberIn(query, 'open') })),
  '/customer': (ask, query) => isFull(ask('listCustomers', { CustomerID: numberIn(query, 'open') })),
  '/cards': (ask, query) => isFull(ask('getCard', { ID: numberIn(query, 'open') })),
  '/debt/customer': (ask, query) => isFull(ask('getDetailDebt', { customerID: numberIn(query, 'customerID') })),
  '/debt/partner': (ask, query) => isFull(ask('getDetailDebt', { partnerID: numberIn(query, 'partnerID') })),
  '/debt/aff': (ask, query) => isFull(ask('getDetailDebt', { affID: numberIn(query, 'affID') })),
  '/debt': (ask, query) => isFull(ask('getDetailDebt', { posID: numberIn(query, 'posID') })),
  '/report/debt_aday': (ask, query) => isFull(ask('listPushMoney', Object.fromEntries(query))),
  '/report/reportdaily': (ask, query) => isFull(ask('getDailyReport', { date: query.get('date') ?? '' })),
  '/report/cashbook': (ask, query) => isFull(ask('getCashBook', Object.fromEntries(query))),
};

function isThere(who: AccountName, href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'https://so-the.invalid');
  const ask: Ask = (id, args) => answerAs(engine, who, id, args);
  const order = /^\/contract\/(\d+)$/.exec(pathname)?.[1];
  if (order !== undefined) {
    return isFull(ask('searchSchedules', { body: { ScheduleIDs: [Number(order)], PageIndex: 1, PageSize: 1 } }));
  }
  return OPENS[pathname]?.(ask, searchParams) ?? false;
}

/** Whether something was found; lists tell how many. */
function isFull({ Total = 1, Data }: { Data: unknown; Total?: number }): boolean {
  const { Parties } = Data as { Parties?: readonly unknown[] };
  return Total > 0 && (Parties === undefined || Parties.length > 0);
}

function numberIn(query: URLSearchParams, name: string): number {
  return Number(query.get(name));
}
