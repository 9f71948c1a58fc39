import { expect, test } from 'vitest';
import type { Context } from '../command/context.ts';
import { getBusinessResult } from '../reports/money/businessResult.ts';
import { figuresOfPeriod } from '../reports/figures/revenueFigures.ts';
import { LINE_KIND, type ScheduleStatus } from '../records/schedule.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { cancelLine } from './cancelLine.ts';
import { addLine } from './moneyLines.ts';
import { scheduleView } from './scheduleView.ts';
import { addWithdrawal } from './swipes.ts';

const AMOUNT = 30_000_000;
const Reason = 'Nhập sai số tiền';

test.each(['20', '21', '22'])('an order settled on the 22nd as of the %s counts on that day', (day) => {
  const { shop, ScheduleID } = workedOrder();
  const { world } = shop;
  const date = dayOf(day);
  const order = must(settle(shop, ScheduleID, on(shop, 22), date));
  expect(scheduleView(world, order, on(shop, 22))).toMatchObject({ SettledDate: date, IsSettled: true });
  expect(figuresOfPeriod(world, [1], { from: date, to: date })).toMatchObject({ OrderCount: 1, Revenue: 540_000 });
  const { totals } = must(getBusinessResult(world, { fromDate: date, toDate: date }, on(shop, 22)));
  expect(totals.Revenue).toBe(540_000);
});

test.each([
  ['before its last line', '19', 'Invalid'],
  ['to come', '23', 'FutureDate'],
] as const)('a day %s is refused at the field and nothing changes', (_what, day, code) => {
  const { shop, ScheduleID } = workedOrder();
  const before = imageOf(shop.world);
  expect(settle(shop, ScheduleID, on(shop, 22), dayOf(day))).toMatchObject({ code, field: 'SettledDate' });
  expect(imageOf(shop.world)).toBe(before);
});

test('a locked day, a day that does not exist, and a day for a step that settles nothing are refused at the field', () => {
  const { shop, ScheduleID } = workedOrder();
  lock(shop, '2026-11-20');
  const locked = settle(shop, ScheduleID, on(shop, 22), '2026-11-20');
  expect(locked).toMatchObject({ code: 'Locked', message: 'Sổ đã khóa đến ngày 20/11/2026', field: 'SettledDate' });
  expect(settle(shop, ScheduleID, on(shop, 22), '2026-11-31')).toMatchObject({ code: 'Invalid', field: 'SettledDate' });
  must(settle(shop, ScheduleID, on(shop, 22), '2026-11-21', 3));
  const idle = settle(shop, ScheduleID, on(shop, 22), '2026-11-21');
  expect(idle).toMatchObject({ code: 'Invalid', field: 'SettledDate' });
});

test('a reopened order is taken back on its day and keeps it, unless it is told another', () => {
  const { shop, ScheduleID } = workedOrder();
  must(settle(shop, ScheduleID, on(shop, 21)));
  reopen(shop, ScheduleID, on(shop, 23));
  expect(revenueOf(shop)).toEqual([0, 0, 0, 0, 0]);
  expect(view(shop, ScheduleID, 23)).toMatchObject({ UsualSettledDate: dayOf('21'), FirstSettledDate: dayOf('20') });
  must(settle(shop, ScheduleID, on(shop, 23)));
  expect(revenueOf(shop)).toEqual([0, 540_000, 0, 0, 0]);
  reopen(shop, ScheduleID, on(shop, 24));
  must(settle(shop, ScheduleID, on(shop, 24), dayOf('23')));
  expect(revenueOf(shop)).toEqual([0, 0, 0, 540_000, 0]);
});

test('money the customer paid after the settlement does not move its day; a later swipe does', () => {
  const { shop, ScheduleID } = workedOrder();
  const { world } = shop;
  must(settle(shop, ScheduleID, on(shop, 21)));
  const paid = { ScheduleID, Amount: 540_000, Method: 1 as const };
  must(addLine(world, LINE_KIND.topUp, paid, on(shop, 22)));
  reopen(shop, ScheduleID, on(shop, 23));
  expect(view(shop, ScheduleID, 23).UsualSettledDate).toBe(dayOf('21'));
  must(addWithdrawal(world, { ScheduleID, PosID: shop.posId, Amount: 1_000_000 }, on(shop, 23)));
  const settled = must(settle(shop, ScheduleID, on(shop, 24), undefined, 3));
  expect(scheduleView(world, settled, on(shop, 24)).SettledDate).toBe(dayOf('23'));
});

test('once its day is locked a reopened order takes the first open day, and one settled on a locked day is not reopened', () => {
  const { shop, ScheduleID } = workedOrder();
  must(settle(shop, ScheduleID, on(shop, 21)));
  reopen(shop, ScheduleID, on(shop, 22));
  lock(shop, dayOf('22'));
  const settled = must(settle(shop, ScheduleID, on(shop, 24)));
  expect(scheduleView(shop.world, settled, on(shop, 24)).SettledDate).toBe(dayOf('23'));
  lock(shop, dayOf('23'));
  const again = { ScheduleID, Status: 2 as const, Note: Reason };
  expect(codeOf(changeScheduleStatus(shop.world, again, on(shop, 24)))).toBe('Locked');
});

test.each([
  ['while its day is open, on that day', undefined, [0, 180_000, 0, 0, 0]],
  ['once it is locked, today', '21', [0, 540_000, 0, -360_000, 0]],
] as const)('the settlement of an order whose line is cancelled follows %s', (_when, locked, revenue) => {
  const { shop, ScheduleID } = workedOrder({ paid: [10_000_000, 20_000_000], swiped: 10_000_000 });
  const { world } = shop;
  must(settle(shop, ScheduleID, on(shop, 21), undefined, 3));
  if (locked) lock(shop, dayOf(locked));
  const line = world.moneyLines.rows.find(({ Amount }) => Amount === 20_000_000);
  must(cancelLine(world, LINE_KIND.payCard, { PaymentID: line?.PaymentID ?? 0, Reason }, on(shop, 23)));
  expect(revenueOf(shop)).toEqual(revenue);
});

function workedOrder({ paid = [AMOUNT], swiped = AMOUNT } = {}) {
  const shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: AMOUNT });
  for (const Amount of paid) {
    must(
      addLine(
        shop.world,
        LINE_KIND.payCard,
        { ScheduleID, Amount, Method: 2, BankCardID: shop.bankCardId },
        shop.owner,
      ),
    );
  }
  must(addWithdrawal(shop.world, { ScheduleID, PosID: shop.posId, Amount: swiped }, shop.owner));
  return { shop, ScheduleID };
}

function on({ owner }: TestShop, day: number): Context {
  return contextAt(`2026-11-${day}T09:00:00+07:00`, owner.userId, owner.shopId);
}

function dayOf(day: string): string {
  return `2026-11-${day}`;
}

function settle(
  shop: TestShop,
  ScheduleID: number,
  context: Context,
  SettledDate?: string,
  Status: ScheduleStatus = 4,
) {
  return changeScheduleStatus(shop.world, { ScheduleID, Status, SettledDate }, context);
}

function reopen(shop: TestShop, ScheduleID: number, context: Context): void {
  must(changeScheduleStatus(shop.world, { ScheduleID, Status: 2, Note: Reason }, context));
}

function lock({ world, owner }: TestShop, LockDate: string): void {
  const shop = world.shops.get(owner.shopId);
  if (shop) world.shops.put({ ...shop, LockDate });
}

function view(shop: TestShop, ScheduleID: number, day: number) {
  const order = shop.world.schedules.get(ScheduleID);
  if (!order) throw new Error('No order');
  return scheduleView(shop.world, order, on(shop, day));
}

/** Revenue of each day from the 20th to the 24th. */
function revenueOf({ world, owner }: TestShop): number[] {
  return ['20', '21', '22', '23', '24'].map((day) => {
    const period = { from: dayOf(day), to: dayOf(day) };
    return figuresOfPeriod(world, [owner.shopId], period).Revenue;
  });
}
