import { levelOf } from '../core/partners/feeLevel.ts';
import { expect, test, vi } from 'vitest';
import { login } from '../core/access/sessions.ts';
import { COMPANY_SHOP_ID, type Context } from '../core/command/context.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import { surplusOf } from '../core/lots/surplus.ts';
import { cacheFaults, trialBalance } from '../core/ledger/audit.ts';
import { kindOf } from '../core/records/accounts.ts';
import { lotFigures } from '../core/lots/lotFigures.ts';
import { overdueLots } from '../core/lots/overdueLots.ts';
import { saveWorld, type World } from '../core/store/world.ts';
import { isScenario, isSize, momentOf, SCENARIOS, seedWorld, SIZES, type Scenario } from './seedWorld.ts';

// Four months of business take their time on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const NOW = Date.parse('2026-11-21T10:00:00+07:00');
const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'medium', now: NOW });

/** Every scenario in its smallest size. */
const small = Object.fromEntries(
  SCENARIOS.map((scenario) => [
    scenario,
    seedWorld({ scenario, seed: 2, size: 'small', now: momentOf(scenario, NOW) }),
  ]),
) as Record<Scenario, World>;

test('the demo is a company, three shops, thirteen staff and four months of business', () => {
  const counts = {
    shops: demo.shops.rows.length,
    staff: demo.users.rows.filter((user) => user.GroupID !== 1).length,
    customers: demo.customers.rows.length,
    cards: demo.cards.rows.length,
    poses: demo.poses.rows.length,
    posPartners: demo.posPartners.rows.length,
  };
  expect(counts).toEqual({ shops: 4, staff: 13, customers: 300, cards: 500, poses: 8, posPartners: 15 });
  const days = new Set(demo.schedules.rows.map((order) => businessDateOf(order.CreatedDate)));
  expect([days.size >= 118, demo.schedules.rows.length > 1500]).toEqual([true, true]);
  const share = demo.schedules.rows.filter((order) => order.Status === 4).length / demo.schedules.rows.length;
  expect(share).toBeGreaterThan(0.85);
});

test('today there is an order in every status, a debt unpaid, a cancelled line, a comment, a star and a partner’s order', () => {
  const today = demo.schedules.rows.filter((order) => businessDateOf(order.CreatedDate) === '2026-11-21');
  expect(new Set(today.map((order) => order.Status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(new Set(demo.schedules.rows.map((order) => order.ServiceType)).size).toBe(3);
  expect(demo.moneyLines.rows.some((line) => line.Status === 3 && line.CancelReason)).toBe(true);
  expect(demo.moneyLines.rows.some((line) => line.Status === 0)).toBe(true);
  expect(demo.swipes.rows.some((swipe) => swipe.PosPartnerID !== undefined)).toBe(true);
  expect(demo.schedules.rows.some((order) => order.IsHighlight)).toBe(true);
  expect(new Set(demo.debts.rows.map((debt) => debt.Kind))).toEqual(new Set([1, 2, 3, 5, 6]));
  expect(demo.comments.rows.length).toBeGreaterThan(100);
});

test('lots stand in every state: settled, returned, partly, late, differing from the slip, rounded, and money ahead of them', () => {
  const lots = demo.numberLots.rows.map((lot) => lotFigures(demo, lot).Status);
  expect(new Set(lots)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(lots.filter((status) => status === 3).length / lots.length).toBeGreaterThan(0.8);
  for (const shopId of [1, 2, 3]) expect(overdueLots(demo, [shopId], '2026-11-21').length).toBeGreaterThan(0);
  expect(new Set(demo.lotPayments.rows.map((payment) => payment.Kind))).toEqual(new Set([1, 2]));
  expect(demo.cashBackPayments.rows.some((payment) => payment.Status === 2)).toBe(true);
  const parent = demo.poses.get(1);
  expect(parent && surplusOf(demo, parent)).toBeGreaterThan(0);
});

test('beside the orders there is money of every kind: vouchers in every state, pushes, closed days, losses, comparisons', () => {
  for (const shopId of [1, 2, 3]) {
    expect(new Set(demo.vouchers.by('shop', shopId).map((row) => row.Status))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(demo.pushes.by('shop', shopId).map((row) => row.Kind))).toEqual(new Set([1, 2, 3]));
    expect(demo.shops.get(shopId)?.LockDate).toBe('2026-11-17');
    expect(demo.badExpenses.by('shop', shopId).length).toBeGreaterThan(0);
  }
  expect(demo.dayCloses.rows.some((close) => close.Reason !== undefined)).toBe(true);
  expect(new Set(demo.comparisons.rows.map((row) => row.IsLocked))).toEqual(new Set([true, false]));
  expect(demo.vouchers.by('shop', COMPANY_SHOP_ID).length).toBeGreaterThan(3);
});

test('every rule holds in the demo: the books balance, no fund is overdrawn, nothing is dated after now', () => {
  expect([...trialBalance(demo).values()]).toEqual([0, 0, 0, 0]);
  expect(cacheFaults(demo)).toEqual([]);
  expect(fundsBelowZero(demo)).toEqual([]);
  expect(demo.books.entries.every((entry) => Date.parse(entry.At) <= NOW)).toBe(true);
  const last4 = JSON.stringify(saveWorld(demo)).match(/\b\d{16}\b/g);
  expect(last4).toBeNull();
});

test.each([
  ['congty', 'Congty@123', COMPANY_SHOP_ID, true],
  ['chushop', 'Chushop@123', 1, true],
  ['nhanvien', 'Nhanvien@123', 1, false],
])('%s logs in to shop %d of every scenario', (UserName, Password, shopId, seesAll) => {
  for (const world of Object.values(small)) {
    const answer = login(world, { UserName, Password }, visitor());
    expect(answer).toMatchObject({ ok: true, value: { ShopID: shopId } });
    expect(JSON.stringify(answer).includes('"visible":false')).toBe(!seesAll);
  }
});

test.each(SCENARIOS)('every rule holds in %s', (scenario) => {
  const world = small[scenario];
  expect([...new Set(trialBalance(world).values())].every((sum) => sum === 0)).toBe(true);
  expect(cacheFaults(world)).toEqual([]);
  expect(fundsBelowZero(world)).toEqual([]);
  const now = momentOf(scenario, NOW);
  expect(world.books.entries.every((entry) => Date.parse(entry.At) <= now)).toBe(true);
});

test('the same scenario, seed, size and moment give the same bytes; another seed gives others', () => {
  const first = image(7);
  expect(image(8) === first).toBe(false);
  expect(image(7) === first).toBe(true);
}, 120_000);

test.each([
  '2026-11-21T00:00:30+07:00',
  '2027-03-01T07:59:00+07:00',
  '2028-02-29T23:59:59+07:00',
  '2026-12-31T12:00:00+07:00',
])('the demo may be opened at any hour, %s too', (now) => {
  const world = seedWorld({ scenario: 'demo', seed: 3, size: 'small', now: Date.parse(now) });
  expect([...new Set(trialBalance(world).values())]).toEqual([0]);
  expect(world.books.entries.every((entry) => Date.parse(entry.At) <= Date.parse(now))).toBe(true);
  expect(fundsBelowZero(world)).toEqual([]);
});

test('scenarios and sizes are known by name', () => {
  expect([SCENARIOS, SIZES]).toEqual([
    'demo empty overdue-debts cards-due month-end pos-mismatch busy-day locked-period new-shop flaky-network expired-account many-rows long-text large'.split(
      ' ',
    ),
    ['small', 'medium', 'large'],
  ]);
  expect([isScenario('demo'), isScenario('toString'), isSize('large'), isSize(3)]).toEqual([true, false, true, false]);
});

function image(seed: number): string {
  return JSON.stringify(saveWorld(seedWorld({ scenario: 'demo', seed, size: 'small', now: NOW })));
}

function visitor(): Context {
  const now = instantAt(NOW);
  return { now, businessDate: businessDateOf(now), userId: 0, shopId: 0, randomHex: (bytes) => 'ab'.repeat(bytes) };
}

function fundsBelowZero(world: World): string[] {
  const found: string[] = [];
  for (const ledger of world.books.shops.values()) {
    for (const [account, book] of ledger) if (kindOf(account) === 'fund' && book.balance < 0) found.push(account);
  }
  return found;
}

test('partners have a rate of every level, codes in every state, orders of the three cases, paid, owing and offset', () => {
  expect(new Set(demo.partnerFees.rows.map(levelOf))).toEqual(new Set([1, 2, 3, 4]));
  for (const shopId of [1, 2, 3]) {
    const codes = demo.posCodes.by('shop', shopId);
    expect(new Set(codes.map((code) => code.Status))).toEqual(new Set([0, 1, 2, 3]));
    const modes = new Set(demo.schedules.by('shop', shopId).map((order) => order.PartnerMode));
    expect(modes).toEqual(new Set([0, 1, 2, 3]));
  }
  const paid = demo.debts.rows.filter((debt) => debt.DebtType === 2);
  expect(new Set(paid.map((debt) => debt.Kind))).toEqual(new Set([1, 5, 6]));
});
