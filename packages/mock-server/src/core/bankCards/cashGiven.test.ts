import { expect, test } from 'vitest';
import { debtView } from '../debts/debtView.ts';
import { payDebt } from '../debts/payDebt.ts';
import { accounts } from '../records/accounts.ts';
import { LINE_KIND, SCHEDULE_STATUS, type LineKind } from '../records/schedule.ts';
import { balanceOf } from '../ledger/balance.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { addLine, type LineCommand } from '../schedules/moneyLines.ts';
import { moneyLineView } from '../schedules/scheduleView.ts';
import { imageOf, must, openShop, startOrder } from '../testing/openShop.ts';

const AMOUNT = 540_000;

/** An order at work with money from the customer to take. */
function collecting() {
  const shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: 5_000_000 });
  const { world, owner, bankCardId } = shop;
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 5_000_000, Method: 2, BankCardID: bankCardId }, owner));
  const add = (kind: LineKind, line: Partial<LineCommand>) =>
    addLine(world, kind, { ScheduleID, Amount: AMOUNT, Method: 1, ...line }, owner);
  return { ...shop, ScheduleID, add };
}

test('notes handed over stay on the line; the cash box takes the amount alone', () => {
  const { world, owner, add } = collecting();
  const cash = () => balanceOf(world, owner.shopId, accounts.cash);
  const before = cash();
  const line = must(add(LINE_KIND.topUp, { CashGiven: 600_000 }));
  expect(moneyLineView(world, line)).toMatchObject({ Amount: AMOUNT, CashGiven: 600_000 });
  expect(cash() - before).toBe(AMOUNT);
  expect(must(add(LINE_KIND.topUp, { CashGiven: AMOUNT })).CashGiven).toBe(AMOUNT);
  expect(must(add(LINE_KIND.topUp, {})).CashGiven).toBeUndefined();
});

test.each([
  ['less than is paid', LINE_KIND.topUp, { CashGiven: AMOUNT - 1 }, 'Khách đưa ít hơn số tiền thu'],
  ['half a đồng', LINE_KIND.topUp, { CashGiven: AMOUNT + 0.5 }, 'Khách đưa không hợp lệ'],
  ['of a transfer', LINE_KIND.topUp, { CashGiven: 600_000, Method: 2 as const }, /thu tiền mặt/],
  ['of money for the card', LINE_KIND.payCard, { CashGiven: 600_000 }, /thu tiền mặt/],
  ['of money to the customer', LINE_KIND.send, { CashGiven: 600_000 }, /thu tiền mặt/],
])('%s is refused and nothing changes', (_what, kind, line, message) => {
  const { world, bankCardId, add } = collecting();
  const before = imageOf(world);
  const refused = add(kind, { ...line, ...('Method' in line && { BankCardID: bankCardId }) });
  expect(refused.ok ? '' : refused.message).toMatch(message);
  expect(imageOf(world)).toEqual(before);
});

test('notes handed over for a debt stay on the payment', () => {
  const { world, owner, customerId, ScheduleID } = collecting();
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.done }, owner));
  const paid = must(payDebt(world, { CustomerID: customerId, Amount: AMOUNT, Method: 1, CashGiven: 600_000 }, owner));
  expect(debtView(world, paid, owner)).toMatchObject({ Amount: -AMOUNT, CashGiven: 600_000 });
});
