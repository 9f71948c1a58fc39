import type { OperationId, Result } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { createEngine, type EngineInput } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { knownNames } from '../testing/knownNames.ts';
import { ACCOUNTS, loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

const engine = createEngine({
  world: seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING }),
  clock: standingClock(MORNING),
});
const accounts = Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[];
const PAGE = { PageIndex: 1, PageSize: 500 };
const MONTH = { fromDate: '2026-10-22', toDate: '2026-11-20' };

test.each(accounts)(
  'every order of the demo keeps the contract for %s',
  (account) => {
    const ask = asking(account);
    for (const { ScheduleID } of engine.world.schedules.rows) {
      ask('searchSchedules', { body: { ScheduleIDs: [ScheduleID], ...PAGE } });
      ask('getScheduleHistory', { query: { ScheduleID } });
      ask('listWithdrawals', { query: { ScheduleID } });
      ask('listScheduleComments', { query: { ScheduleID } });
    }
  },
  30_000,
);

test.each(accounts)(
  'every customer and card of the demo keeps the contract for %s',
  (account) => {
    const ask = asking(account);
    for (const { CustomerID } of engine.world.customers.rows) {
      ask('getDetailDebt', { query: { customerID: CustomerID } });
      ask('listDebtByCard', { query: { customerID: CustomerID } });
      ask('listCardsByCustomer', { query: { CustomerID } });
      ask('listCustomerComments', { query: { CustomerID } });
    }
    for (const { cardDataID } of engine.world.cards.rows) ask('getCard', { query: { ID: cardDataID } });
  },
  30_000,
);

test.each<OperationId>([
  'listCustomers',
  'listCards',
  'listPos',
  'listBankCards',
  'listSchedulesByDate',
  'listCancelledOrders',
  'listWarningSchedules',
  'listWarningErrorSchedules',
  'listSwipes',
  'listNumberLots',
  'listPosDebts',
  'listCompanyCashBacks',
  'getDetailDebt',
  'getCashBook',
  'listVouchers',
  'listVoucherTypes',
  'listPushMoney',
  'listStartMoney',
  'listBadExpenses',
  'listDebtComparisons',
  'getDebtSummary',
])('the list %s of the demo keeps the contract for everybody', (id) => {
  for (const account of accounts) asking(account)(id, { query: knownNames(id, PAGE) });
});

test.each<[OperationId, EngineInput['query']]>([
  ['getRevenueByDay', MONTH],
  ['getCompanyBusinessResult', MONTH],
  ['getDailyReport', { date: MONTH.toDate }],
  ['getCompanyReport', { ForDate: MONTH.fromDate, ToDate: MONTH.toDate }],
  ['listWarningErrorSchedulesCompany', PAGE],
  ['getPosRevenue', { ...MONTH, ...PAGE, GroupBy: 'typeCard' }],
  ['getInterestReport', { ...MONTH, ...PAGE }],
  ['getDebtSummaryReport', { ...MONTH, ...PAGE }],
  ['getAllShopReport', { ...MONTH, ...PAGE }],
  ['listCustomerPayments', { ...MONTH, ...PAGE }],
  ['getCustomerCollection', { ...MONTH, ...PAGE }],
  ['getStaffReport', { ...MONTH, ...PAGE }],
  ['listNewCustomers', { ...MONTH, ...PAGE }],
  ['getPosRevenue', { ...MONTH, ...PAGE }],
  ['getOrderReport', { ...MONTH, ...PAGE }],
  ['listCustomerMoneyBack', { ...MONTH, ...PAGE }],
  ['getCompanyRevenue', { ...MONTH, ...PAGE }],
  ['getCompanyPosDebt', { ...MONTH, ...PAGE }],
  ['getCompanyCustomerDebt', { ...MONTH, ...PAGE }],
  ['getCompanyPartnerDebt', { ...MONTH, ...PAGE }],
  ['getCompanyAffDebt', { ...MONTH, ...PAGE }],
  ['getCompanyCollectExpense', { ...MONTH, ...PAGE }],
  ['getCompanyCashFlow', { ...MONTH, ...PAGE }],
  ['getCompanyCashBook', { ...MONTH, ...PAGE }],
])('the report %s of the demo keeps the contract for everybody', (id, query) => {
  for (const account of accounts) asking(account)(id, { query });
});

test.each(accounts)('appointments, cards and new customers are counted as they are listed, for %s', (account) => {
  const ask = asking(account);
  const notices = ask('countCardNotices', {});
  const cards = ask('listCards', { query: { OnlyDue: true, PageIndex: 1, PageSize: 1 } });
  expect(notices.Data.CountCard).toBe(cards.Total);
  const revenue = ask('getRevenueByDay', { query: MONTH });
  const appointed = { ForDate: MONTH.fromDate, ToDate: MONTH.toDate, HideCancelled: true, PageIndex: 1, PageSize: 1 };
  const appointments = ask('listSchedulesByDate', { query: appointed });
  expect(revenue.Data.Totals.AppointmentCount).toBe(appointments.Total);
  const created = { CreatedFrom: MONTH.fromDate, CreatedTo: MONTH.toDate, PageIndex: 1, PageSize: 1 };
  const customers = ask('listCustomers', { query: created });
  expect(revenue.Data.Totals.NewCustomers).toBe(customers.Total);
});

/** Asks as one account; an answer the contract does not describe throws, a refusal must be one of rights or view. */
function asking(account: keyof typeof ACCOUNTS) {
  const session = loggedIn(engine, account);
  return <Id extends OperationId>(id: Id, input: EngineInput): Result<Id> => {
    const { status, body } = engine.call(id, input, session);
    expect(body.Result === 1 || body.Code === 'NotFound' || status === 403, `${id} ${body.Message}`).toBe(true);
    return body as unknown as Result<Id>;
  };
}
