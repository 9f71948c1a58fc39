import { expect, test } from 'vitest';
import { brokenTies } from '../reports/ties/ties.ts';
import { getRevenueByDay } from '../reports/orders/revenueByDay.ts';
import { contextAt, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { searchSchedules } from './listSchedules.ts';
import { addWithdrawal, cancelWithdrawal } from './swipes.ts';

const AMOUNT = 30_000_000;

test('at the end of a month two orders wait; settled with yesterday’s date, one moves its profit there and waits no more', () => {
  const shop = openShop('2026-11-29T09:00:00+07:00');
  const { world, posId } = shop;
  for (const [ScheduleID, day] of [
    [1, '29'],
    [2, '30'],
  ] as const) {
    startOrder(shop, { Amount: AMOUNT });
    must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: AMOUNT }, on(shop, `2026-11-${day}`)));
  }
  const waits = { PosFeeAmount: 396_000, PartnerAmount: 0, FeeAmount: 540_000, OrderCount: 1 };
  const both = { PosFeeAmount: 792_000, PartnerAmount: 0, FeeAmount: 1_080_000, OrderCount: 2 };
  expect(report(shop, '2026-11-29').Unsettled).toEqual({ Date: '2026-11-29', ...waits });
  expect(report(shop, '2026-11-30').Unsettled).toEqual({ Date: '2026-11-30', ...both });
  expect(listed(shop, '2026-11-30')).toEqual([2, 1]);
  const settled = { ScheduleID: 1, Status: 3 as const, SettledDate: '2026-11-30' };
  must(changeScheduleStatus(world, settled, on(shop, '2026-12-01')));
  expect(report(shop, '2026-11-30')).toMatchObject({ Unsettled: waits, Totals: { Revenue: 540_000, OrderCount: 1 } });
  expect(report(shop, '2026-12-01')).toMatchObject({ Unsettled: waits, Totals: { Revenue: 0, OrderCount: 0 } });
  expect(report(shop, '2026-11-29').Unsettled).toMatchObject(waits);
  expect([listed(shop, '2026-11-29'), listed(shop, '2026-11-30')]).toEqual([[1], [2]]);
  const period = { fromDate: '2026-11-29', toDate: '2026-11-30' };
  expect(brokenTies(world, on(shop, '2026-12-01'), period)).toEqual([]);
});

test('a swipe cancelled after its day was closed waited until then, and a change of terms is followed', () => {
  const shop = openShop();
  const { world, owner } = shop;
  startOrder(shop, { Amount: AMOUNT });
  must(addWithdrawal(world, { ScheduleID: 1, PosID: shop.posId, Amount: AMOUNT }, owner));
  expect(report(shop, '2026-11-20').Unsettled.FeeAmount).toBe(540_000);
  const shopRow = world.shops.get(owner.shopId);
  if (shopRow) world.shops.put({ ...shopRow, RoundFeeTo: 1000 });
  const order = world.schedules.get(1);
  if (order) world.schedules.put({ ...order, CustomerFeePercent: 1801 });
  expect(report(shop, '2026-11-20').Unsettled.FeeAmount).toBe(540_000);
  if (shopRow) world.shops.put({ ...shopRow, LockDate: '2026-11-20' });
  const cancelled = { ScheduleID: 1, LogWithdrawalId: 1, Reason: 'Nhập sai số tiền' };
  must(cancelWithdrawal(world, cancelled, on(shop, '2026-11-22')));
  expect([20, 21, 22].map((day) => report(shop, `2026-11-${day}`).Unsettled.OrderCount)).toEqual([1, 1, 0]);
});

function on({ owner }: TestShop, day: string) {
  return contextAt(`${day}T10:00:00+07:00`, owner.userId, owner.shopId);
}

function report(shop: TestShop, date: string) {
  return must(getRevenueByDay(shop.world, { fromDate: date, toDate: date }, on(shop, '2026-12-01')));
}

function listed(shop: TestShop, UnsettledOn: string): number[] {
  const { rows } = must(searchSchedules(shop.world, { UnsettledOn }, on(shop, '2026-12-01')));
  return rows.map(({ ScheduleID }) => ScheduleID);
}
