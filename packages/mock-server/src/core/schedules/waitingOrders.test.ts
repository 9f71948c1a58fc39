import { expect, test } from 'vitest';
import { LINE_KIND, LINE_STATUS } from '../records/schedule.ts';
import { must, openShop, startOrder } from '../testing/openShop.ts';
import { searchSchedules } from './listSchedules.ts';
import { cancelLine } from './cancelLine.ts';
import { addWaitingLine } from './moneyLines.ts';
import { addWithdrawal } from './swipes.ts';

test('orders with a line of money or a swipe that waits are found, until it is confirmed or cancelled', () => {
  const shop = openShop();
  const { world, owner, posId } = shop;
  for (const Amount of [10_000_000, 20_000_000, 30_000_000]) startOrder(shop, { Amount });
  const found = (HasWaiting?: boolean) =>
    must(searchSchedules(world, { HasWaiting, SortBy: 'Code', SortDir: 'asc' }, owner)).rows.map(
      ({ ScheduleID }) => ScheduleID,
    );
  expect([found(true), found(false)]).toEqual([[], [1, 2, 3]]);
  const line = must(addWaitingLine(world, LINE_KIND.topUp, { ScheduleID: 1, Amount: 5, Method: 1 }, owner));
  must(addWithdrawal(world, { ScheduleID: 2, PosID: posId, Amount: 20_000_000, Status: LINE_STATUS.waiting }, owner));
  expect([found(true), found(false), found()]).toEqual([[1, 2], [3], [1, 2, 3]]);
  must(cancelLine(world, LINE_KIND.topUp, { PaymentID: line.PaymentID, Reason: 'Nhập sai số tiền' }, owner));
  expect(found(true)).toEqual([2]);
});
