import { expect, test, vi } from 'vitest';
import { PLAYED_MS } from '../../../../../scripts/clock/playedDay.ts';
import { addDays, businessDateOf, instantAt } from '../../core/values/dates.ts';
import { createEngine } from '../../engine.ts';
import { standingClock } from '../../engine/clock.ts';
import { seededRandom } from '../../engine/random.ts';
import { FaultSet } from '../../faults/faultSet.ts';
import { faultsOf } from '../../faults/scenarioFaults.ts';
import { loggedIn } from '../../testing/loggedIn.ts';
import { HOA, workingAs, type OpenShop } from '../../testing/openShop.ts';
import { momentOf, SCENARIOS, seedWorld, sizeOf, type Scenario } from '../seedWorld.ts';

// Four months of business take their time on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

/** An hour into the day that is played. */
const NOW = PLAYED_MS + 3_600_000;
const TODAY = businessDateOf(instantAt(NOW));
const MONTH_END = businessDateOf(instantAt(momentOf('month-end', NOW)));
const LAST_MONTH_END = addDays(`${TODAY.slice(0, 7)}-01`, -1);

/** What a name promises, looked at as its owner sees it through calls. */
const PROMISES: Record<Exclude<Scenario, 'large'>, (owner: OpenShop) => void> = {
  demo: (owner) => {
    const days = owner.ask('getRevenueByDay', { fromDate: addDays(TODAY, -111), toDate: TODAY }).Data.Days;
    expect(days.filter((day) => day.Revenue > 0).length).toBeGreaterThan(60);
    expect(owner.ask('listSchedulesByDate', { ForDate: TODAY }).Total).toBeGreaterThan(0);
  },
  empty: (owner) => {
    expect(owner.ask('listCustomers', {}).Total).toBe(0);
    expect(owner.ask('getCashBook', {}).Totals.Closing).toBe(0);
  },
  'overdue-debts': (owner) => {
    const { Totals, Total } = owner.ask('getDetailDebt', { OnlyDebt: true, toDate: addDays(TODAY, -31) });
    expect([Total > 10, Totals.Closing > 0]).toEqual([true, true]);
    const codes = owner.ask('listWarningSchedules', { PageSize: 500 }).Data;
    expect(codes.filter(({ Code }) => Code === 'C07').length).toBeGreaterThan(10);
  },
  'cards-due': (owner) => {
    const { CountCard, Overdue, DueIn7 } = owner.ask('countCardNotices', {}).Data;
    expect([CountCard > 5, Overdue > 0, DueIn7 > 0]).toEqual([true, true, true]);
  },
  'month-end': (owner) => {
    expect(owner.ask('listStartMoney', {}).Data.LockDate ?? '').not.toBe(MONTH_END);
    expect(owner.ask('listSchedulesByDate', { ForDate: MONTH_END }).Total).toBeGreaterThan(0);
    const { Data } = owner.ask('listStartMoney', { toDate: MONTH_END });
    const Funds = Data.Funds.map((fund) => ({
      Method: fund.AccountType,
      BankCardID: fund.AccountID,
      Counted: Math.max(0, fund.Closing),
      Reason: 'Đếm cuối tháng',
    }));
    const closed = owner.ask('pushStartMoney', { body: { Kind: 4, Date: MONTH_END, Funds } });
    expect(closed.Data.LockDate).toBe(MONTH_END);
  },
  'pos-mismatch': (owner) => {
    const { Totals } = owner.ask('listPosDebts', { PageSize: 500 });
    expect(Totals.Overdue).toBeGreaterThan(10_000_000);
    const codes = owner.ask('listWarningSchedules', { PageSize: 500 }).Data;
    expect(codes.filter(({ Code }) => Code === 'C05' || Code === 'C02').length).toBeGreaterThan(3);
  },
  'busy-day': (owner) => {
    expect(owner.ask('listSchedulesByDate', { ForDate: TODAY }).Total).toBeGreaterThanOrEqual(50);
  },
  'locked-period': (owner) => {
    expect(owner.ask('listStartMoney', {}).Data.LockDate).toBe(LAST_MONTH_END);
    const { ConfigID = 0 } =
      owner.ask('listVoucherTypesByType', { type: 2 }).Data.find((type) => !type.PartyType) ?? {};
    const voucher = { ConfigID, Amount: 50_000, Method: 1 as const, Description: 'Nước uống', PartyName: 'Quán' };
    const on = (VoucherDate: string) => owner.reply('addExpense', { body: { ...voucher, VoucherDate } }).body;
    const day = LAST_MONTH_END.split('-').toReversed().join('/');
    expect(on(LAST_MONTH_END)).toMatchObject({ Code: 'Locked', Message: `Sổ đã khóa đến ngày ${day}` });
    expect(on(addDays(LAST_MONTH_END, 1))['Result']).toBe(1);
    expect(
      owner.ask('getCashBook', { fromDate: `${LAST_MONTH_END.slice(0, 7)}-01`, toDate: LAST_MONTH_END }).Total,
    ).toBeGreaterThan(0);
  },
  'new-shop': (owner) => {
    const counts = [
      owner.ask('listBankCards', {}).Total,
      owner.ask('listPos', {}).Total,
      owner.ask('listCustomers', {}).Total,
    ];
    expect(counts).toEqual([1, 1, 3]);
    expect(owner.ask('getDetailDebt', { OnlyDebt: true }).Total).toBe(0);
  },
  'flaky-network': (owner) => {
    expect(owner.engine.faults.rules.length).toBeGreaterThan(2);
    expect(owner.ask('listCustomers', {}).Total).toBeGreaterThan(10);
  },
  'expired-account': (owner) => {
    expect(owner.ask('listCustomers', {}).Total).toBeGreaterThan(10);
    expect(owner.reply('saveCustomer', { body: HOA }).body['Result']).not.toBe(1);
  },
  'many-rows': (owner) => {
    const totals = [
      owner.ask('listCustomers', {}),
      owner.ask('listCards', {}),
      owner.ask('listPartners', {}),
      owner.ask('listAffs', {}),
      owner.ask('listPos', {}),
      owner.ask('listPosPartners', {}),
      owner.ask('listBankCards', {}),
      owner.ask('listVoucherTypes', {}),
      owner.ask('listVouchers', {}),
      owner.ask('listLogActions', {}),
      owner.ask('getCashBook', {}),
    ].map(({ Total }) => Total);
    expect(Math.min(...totals)).toBeGreaterThan(50);
    const ofPartners = owner.ask('searchSchedules', { body: { PartnerModes: [1, 2, 3], PageIndex: 1, PageSize: 20 } });
    expect(ofPartners.Total).toBeGreaterThan(20);
    expect(owner.ask('countCardNotices', {}).Data.CountCard).toBeGreaterThan(99);
  },
  'long-text': (owner) => {
    const { Data } = owner.ask('listCustomers', {});
    expect(Data.map(({ FullName }) => FullName.length)).toEqual(Data.map(() => 100));
    expect(owner.ask('getCashBook', {}).Totals.Closing).toBeGreaterThan(500_000_000_000);
    expect(owner.ask('searchSchedules', { body: { PageIndex: 1, PageSize: 20 } }).Totals.TotalSwipe).toBeGreaterThan(
      10_000_000_000,
    );
  },
};

test('early in a month the period is locked by a close of its last day', () => {
  const now = Date.parse('2026-11-02T10:00:00+07:00');
  const world = seedWorld({ scenario: 'locked-period', seed: 1, size: 'small', now });
  const engine = createEngine({ world, clock: standingClock(now), random: seededRandom(1) });
  const { Data } = workingAs(engine, loggedIn(engine, 'owner')).ask('listStartMoney', {});
  expect([Data.LockDate, Data.Closes[0]?.Date, Data.Closes[0]?.Status]).toEqual(['2026-10-31', '2026-10-31', 1]);
});

test('every scenario has its promise', () => {
  expect(Object.keys(PROMISES).toSorted()).toEqual(SCENARIOS.filter((name) => name !== 'large').toSorted());
});

test.each(Object.entries(PROMISES))(
  '%s holds what its name promises, through the calls of its owner',
  (name, holds) => {
    const scenario = name as Scenario;
    const now = momentOf(scenario, NOW);
    const world = seedWorld({ scenario, seed: 1, size: sizeOf(scenario), now });
    const faults = new FaultSet(faultsOf(scenario));
    const engine = createEngine({ world, clock: standingClock(now), random: seededRandom(1), faults });
    holds(workingAs(engine, loggedIn(engine, 'owner')));
  },
);
