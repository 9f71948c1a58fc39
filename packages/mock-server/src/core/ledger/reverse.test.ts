import { expect, test } from 'vitest';
import { closeDay } from '../dayMoney/closeDay.ts';
import { accounts } from '../records/accounts.ts';
import { transfer } from '../records/entry.ts';
import { contextAt, must, openShop, type TestShop } from '../testing/openShop.ts';
import { post } from './post.ts';
import { refuseReverse, reverse } from './reverse.ts';

const TOMORROW = '2026-11-21';

function posted(shop: TestShop): number {
  const lines = transfer(accounts.cash, accounts.capitalIn, { ScheduleID: 0, Amount: 7_000_000 });
  const draft = {
    ShopID: 1,
    BusinessDate: '2026-11-20',
    RefType: 'Receipt' as const,
    RefID: 1,
    Description: 'Góp vốn',
  };
  return must(post(shop.world, { ...draft, Lines: lines }, shop.owner)).EntryID;
}

const next = (shop: TestShop) => contextAt(`${TOMORROW}T09:00:00+07:00`, shop.owner.userId, 1);

test('a cancel made the next day takes the receipt out of the day it was booked on', () => {
  const shop = openShop();
  const mirror = must(reverse(shop.world, posted(shop), 'Ghi nhầm', next(shop)));
  expect([mirror.BusinessDate, mirror.At.slice(0, 10)]).toEqual(['2026-11-20', TOMORROW]);
});

test('once that day is closed the cancel is booked today', () => {
  const shop = openShop();
  const entryId = posted(shop);
  const row = shop.world.shops.get(1);
  if (row) shop.world.shops.put({ ...row, LockDate: '2026-11-20' });
  expect(must(reverse(shop.world, entryId, 'Ghi nhầm', next(shop))).BusinessDate).toBe(TOMORROW);
});

test('a fund that was counted is not moved on that day any more', () => {
  const shop = openShop();
  const entryId = posted(shop);
  must(closeDay(shop.world, { Funds: [{ Method: 1, Counted: 7_000_000, Reason: 'Đếm lại hai lần' }] }, shop.owner));
  expect(must(reverse(shop.world, entryId, 'Ghi nhầm', next(shop))).BusinessDate).toBe(TOMORROW);
});

test('where today is closed as well, nothing is left to cancel on', () => {
  const shop = openShop();
  const entryId = posted(shop);
  const row = shop.world.shops.get(1);
  if (row) shop.world.shops.put({ ...row, LockDate: TOMORROW });
  expect(refuseReverse(shop.world, entryId, next(shop))).toMatchObject({ code: 'Locked' });
  expect(refuseReverse(shop.world, undefined, next(shop))).toBeUndefined();
});
