import { expect, test, vi } from 'vitest';
import { businessDateOf, daysBetween, instantAt, nextDue } from '../../core/values/dates.ts';
import { openDebts } from '../../core/debts/openDebts.ts';
import { accounts } from '../../core/records/accounts.ts';
import { balanceOf } from '../../core/ledger/balance.ts';
import type { World } from '../../core/store/world.ts';
import { momentOf, seedWorld, sizeOf, type Scenario } from '../seedWorld.ts';

// Four months of business take their time on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const TODAY = '2026-11-20';

test('overdue-debts: most debts are older than a month, in every shop', () => {
  const world = play('overdue-debts');
  for (const shopId of [1, 2, 3]) {
    const ages = world.customers.rows
      .filter((customer) => customer.ShopID === shopId)
      .flatMap((customer) => openDebts(world, shopId, customer.CustomerID, 1))
      .map(({ ScheduleID }) => daysBetween(businessDateOf(world.schedules.get(ScheduleID)?.CreatedDate ?? ''), TODAY));
    expect(ages.filter((days) => days > 30).length).toBeGreaterThan(20);
  }
});

test('cards-due: cards fall due on each of the next seven days, half of them with an appointment', () => {
  const world = play('cards-due');
  const inDays = world.cards.rows.map((card) => daysBetween(TODAY, nextDue(card.DateDues, TODAY)));
  for (const days of [0, 1, 2, 3, 4, 5, 6, 7]) expect(inDays).toContain(days);
  const awaited = world.schedules.rows.filter((order) => order.Status === 0).length;
  expect(awaited / world.cards.rows.length).toBeCloseTo(0.5, 1);
});

test('month-end: the world and its clock stand on the last afternoon of the month', () => {
  expect(instantAt(momentOf('month-end', NOW))).toBe('2026-11-30T17:30:00+07:00');
  expect(instantAt(momentOf('month-end', Date.parse('2028-02-29T23:00:00+07:00')))).toBe('2028-02-29T17:30:00+07:00');
  const days = play('month-end').schedules.rows.map((order) => businessDateOf(order.CreatedDate));
  expect(days).toContain('2026-11-30');
});

test('pos-mismatch: a silent POS owes for ten days, others a little from sums that came short', () => {
  const world = play('pos-mismatch');
  const owed = world.poses.rows.map((pos) => balanceOf(world, pos.ShopID, accounts.pos(pos.posID)));
  expect(Math.max(...owed)).toBeGreaterThan(100_000_000);
  expect(owed.filter((amount) => amount > 0).length).toBeGreaterThan(3);
});

test('busy-day: more than a hundred orders are made today, in every status', () => {
  const today = play('busy-day').schedules.rows.filter((order) => businessDateOf(order.CreatedDate) === TODAY);
  expect(today.length).toBeGreaterThanOrEqual(120);
  expect(new Set(today.map((order) => order.Status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('locked-period: the books are closed to the end of last month', () => {
  const locked = play('locked-period').shops.rows.filter((shop) => shop.LockDate === '2026-10-31');
  expect(locked.map((shop) => shop.ShopID)).toEqual([1, 2, 3]);
});

test('new-shop: each shop has one account, one POS and an appointment', () => {
  const world = play('new-shop');
  const counts = [world.bankCards, world.poses, world.schedules].map((table) => table.rows.length);
  expect(counts).toEqual([3, 3, 3]);
});

test('expired-account: every term ended yesterday', () => {
  const world = play('expired-account');
  const ends = [...world.users.rows, ...world.shops.rows].map((row) => row.ExpiredDate);
  expect(new Set(ends)).toEqual(new Set(['2026-11-19']));
});

test('large is meant for the large size', () => {
  expect([sizeOf('large'), sizeOf('demo')]).toEqual(['large', 'medium']);
});

function play(scenario: Scenario): World {
  return seedWorld({ scenario, seed: 1, size: 'small', now: momentOf(scenario, NOW) });
}
