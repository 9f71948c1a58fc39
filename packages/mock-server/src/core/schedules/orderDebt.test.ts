import { expect, test } from 'vitest';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { LINE_KIND, SCHEDULE_STATUS } from '../records/schedule.ts';
import { must, openShop, startOrder } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { searchSchedules } from './listSchedules.ts';
import { addLine } from './moneyLines.ts';
import { addWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;

test('before settlement the books owe no fee, and the fee shown beside them is that of the whole order', () => {
  const shop = openShop();
  const { world, owner, customerId, posId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 5 * MILLION });
  const inBooks = () => balanceOf(world, owner.shopId, accounts.customer(customerId));
  const order = () => must(searchSchedules(world, { ScheduleIDs: [ScheduleID] }, owner)).rows[0];
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 4 * MILLION, Method: 1 }, owner));
  const paid = { CustomerDebt: 4 * MILLION, FeeAmount: 90_000, DebtWithFee: 4_090_000, IsSettled: false };
  expect([order(), inBooks()]).toMatchObject([paid, 4 * MILLION]);
  must(
    addWithdrawal(world, { ScheduleID, PosID: posId, Amount: MILLION, OverrideReason: 'Khách quẹt lần một' }, owner),
  );
  const swiped = { CustomerDebt: 3 * MILLION, FeeAmount: 90_000, DebtWithFee: 3_090_000 };
  expect([order(), inBooks()]).toMatchObject([swiped, 3 * MILLION]);
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.done }, owner));
  const settled = { CustomerDebt: 3_072_000, FeeAmount: 72_000, DebtWithFee: 3_072_000, IsSettled: true };
  expect([order(), inBooks()]).toMatchObject([settled, 3_072_000]);
});
