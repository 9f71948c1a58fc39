import { expect, test } from 'vitest';
import { listBankCards } from './bankCards/bankCards.ts';
import { accounts, type AccountKind, kindOf } from './records/accounts.ts';
import { balanceOf } from './ledger/balance.ts';
import { trialBalance } from './ledger/audit.ts';
import { getCashBook } from './reports/money/cashBook.ts';
import { LINE_KIND } from './records/schedule.ts';
import { changeScheduleStatus } from './schedules/changeStatus.ts';
import { cancelLine } from './schedules/cancelLine.ts';
import { addLine } from './schedules/moneyLines.ts';
import { orderTotals } from './schedules/orderTotals.ts';
import { addWithdrawal } from './schedules/swipes.ts';
import { must, openShop, startOrder, type TestShop } from './testing/openShop.ts';
import { payDebt } from './debts/payDebt.ts';
import { cancelPayDebt } from './debts/cancelDebt.ts';

const MILLION = 1_000_000;

test('the first working day: pay the card, swipe, settle, collect the fee in cash, and cancel the collection', () => {
  const shop = openShop();
  const { world, owner, bankCardId, posId, customerId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const bank = { Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 30 * MILLION, ...bank }, owner));
  must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 30 * MILLION }, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
  expect(debtOf(shop)).toBe(540_000);

  const collection = must(addLine(world, LINE_KIND.topUp, { ScheduleID, Amount: 540_000, Method: 1 }, owner));
  expect(debtOf(shop)).toBe(0);
  expect(balanceOf(world, owner.shopId, accounts.pos(posId))).toBe(29_604_000);
  expect(totalsOf(shop, ScheduleID)).toMatchObject({ FeeAmount: 540_000, PosFeeAmount: 396_000, Profit: 144_000 });
  expect(cashBookOf(shop)).toEqual([
    ['VCB ···5600', 500 * MILLION, 0],
    ['VCB ···5600', 0, 30 * MILLION],
    ['Tiền mặt', 540_000, 0],
  ]);
  expect(must(listBankCards(world, {}, owner)).rows[0]?.Balance).toBe(470 * MILLION);

  must(cancelLine(world, LINE_KIND.topUp, { PaymentID: collection.PaymentID, Reason: 'Thu nhầm khách' }, owner));
  expect(debtOf(shop)).toBe(540_000);
  expect(cashBookOf(shop).slice(2)).toEqual([
    ['Tiền mặt', 540_000, 0],
    ['Tiền mặt', 0, 540_000],
  ]);
  expect(balanceOf(world, owner.shopId, accounts.cash)).toBe(0);
  expect(customerOf(shop)).toBe(customerId);
});

test('the fee may be collected as a debt, and its payment cancelled, with the same figures', () => {
  const shop = openShop();
  const { world, owner, customerId } = shop;
  const { ScheduleID } = workedOrder(shop);
  const paid = must(payDebt(world, { CustomerID: customerId, Amount: 540_000, Method: 1, ScheduleID }, owner));
  expect(debtOf(shop)).toBe(0);
  expect(totalsOf(shop, ScheduleID)).toMatchObject({ TotalTopUp: 540_000, CustomerDebt: 0, Profit: 144_000 });
  must(cancelPayDebt(world, { DebtID: paid.DebtID, Reason: 'Thu nhầm khách' }, owner));
  expect(debtOf(shop)).toBe(540_000);
  expect(totalsOf(shop, ScheduleID)).toMatchObject({ TotalTopUp: 0, CustomerDebt: 540_000 });
});

test('domain §2(a): a card payment of 30 tr with a collaborator leaves 114.000', () => {
  const shop = openShop();
  const { world, owner, affId, posId } = shop;
  const { ScheduleID } = workedOrder(shop, { AffID: affId });
  must(addLine(world, LINE_KIND.topUp, { ScheduleID, Amount: 540_000, Method: 1 }, owner));
  expect(totalsOf(shop, ScheduleID)).toMatchObject({
    FeeAmount: 540_000,
    PosFeeAmount: 396_000,
    AffAmount: 30_000,
    Profit: 114_000,
  });
  expect(balanceOf(world, owner.shopId, accounts.aff(affId))).toBe(-30_000);
  expect(balanceOf(world, owner.shopId, accounts.pos(posId))).toBe(29_604_000);
  expect(changeOf(shop, 'fund') - 500 * MILLION + changeOf(shop, 'pos') + changeOf(shop, 'aff') + debtOf(shop)).toBe(
    114_000,
  );
});

test('domain §2(b): a withdrawal of 20 tr pays 19.660.000 and leaves 76.000', () => {
  const shop = openShop();
  const { world, owner, bankCardId, posId } = shop;
  const { ScheduleID } = startOrder(shop, { ServiceType: 2, Amount: 20 * MILLION, CustomerFeePercent: 1700 });
  must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 20 * MILLION }, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
  const net = { ScheduleID, Amount: 19_660_000, Method: 2 as const, BankCardID: bankCardId };
  expect(addLine(world, LINE_KIND.send, { ...net, Amount: 19_660_001 }, owner)).toMatchObject({ code: 'OverSend' });
  must(addLine(world, LINE_KIND.send, net, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
  expect(totalsOf(shop, ScheduleID)).toMatchObject({
    FeeAmount: 340_000,
    PosFeeAmount: 264_000,
    Profit: 76_000,
    CustomerDebt: 0,
  });
  expect(balanceOf(world, owner.shopId, accounts.pos(posId))).toBe(19_736_000);
  expect([...trialBalance(world).values()]).toEqual([0]);
});

function workedOrder(shop: TestShop, terms = {}) {
  const { world, owner, bankCardId, posId } = shop;
  const order = startOrder(shop, { Amount: 30 * MILLION, ...terms });
  const { ScheduleID } = order;
  const bank = { Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 30 * MILLION, ...bank }, owner));
  must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 30 * MILLION }, owner));
  return must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
}

function debtOf({ world, owner, customerId }: TestShop) {
  return balanceOf(world, owner.shopId, accounts.customer(customerId));
}

function totalsOf({ world }: TestShop, scheduleId: number) {
  const order = world.schedules.get(scheduleId);
  return order && orderTotals(world, order);
}

function customerOf({ world }: TestShop) {
  return world.schedules.rows[0]?.CustomerID;
}

function changeOf({ world, owner }: TestShop, kind: AccountKind) {
  const ledger = [...(world.books.shops.get(owner.shopId) ?? [])];
  return ledger.filter(([account]) => kindOf(account) === kind).reduce((total, [, book]) => total + book.balance, 0);
}

function cashBookOf({ world, owner }: TestShop) {
  const answer = must(getCashBook(world, {}, owner));
  return answer.book.Entries.map((line) => [line.Fund, line.In, line.Out]);
}
