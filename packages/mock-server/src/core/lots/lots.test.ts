import { beforeEach, expect, test } from 'vitest';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { payDebtWithCard } from '../debts/payDebtWithCard.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import type { NumberLot } from '../records/lot.ts';
import { cancelWithdrawal } from '../schedules/swipes.ts';
import { codeOf, contextAt, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { swipeIntoLot } from '../testing/swipeIntoLot.ts';
import { listLotPayments, listNumberLots, lotView } from './listLots.ts';
import { addLotBills, listLotBills } from '../bills/lotBills.ts';
import { lotFigures } from './lotFigures.ts';
import { overdueLots, overdueLotsOf } from './overdueLots.ts';
import { cancelLotPayment, payNumberLot } from './payLot.ts';
import { createNumberLot, deleteNumberLot } from './saveLot.ts';
import { updateNumberLot, type UpdateLotCommand } from './updateLot.ts';

const MILLION = 1_000_000;
const REASON = 'Ngân hàng thu phí trả nhanh';

let shop: TestShop;

beforeEach(() => {
  shop = openShop();
});

test('a swipe whose slip names a lot opens it, the next one joins it, and the lot expects both less their machine fees', () => {
  swipeIntoLot(shop, 30 * MILLION, '000123');
  swipeIntoLot(shop, 20 * MILLION, '000123');
  swipeIntoLot(shop, 5 * MILLION, '000124');
  swipeIntoLot(shop, 4 * MILLION);
  const list = must(listNumberLots(shop.world, {}, shop.owner));
  expect(list.rows.map((lot) => [lot.LotNo, lot.BillCount, lot.ExpectedAmount, lot.Status])).toEqual([
    ['000124', 1, 4_934_000, 0],
    ['000123', 2, 49_340_000, 0],
  ]);
  expect(list.totals).toMatchObject({ TotalAmount: 55 * MILLION, TotalFee: 726_000, Remain: 54_274_000 });
  expect(list.rows[0]).toMatchObject({ DueDate: '2026-11-21', PosName: 'Máy VCB', CanDelete: false });
});

test('a debt paid by card is a bill of its lot too, and a cancelled swipe counts no more', () => {
  const swipe = swipeIntoLot(shop, 30 * MILLION, '7');
  const debt = { DebtType: 1 as const, PartyID: shop.customerId, Amount: 5 * MILLION, Reason: 'Nợ cũ chuyển sang' };
  must(adjustDebt(shop.world, debt, shop.owner));
  const card = { CustomerID: shop.customerId, CardDataID: shop.cardId, PosID: shop.posId, LotNo: '7' };
  const terms = { Amount: 2 * MILLION, CustomerFeePercent: 1800, OverrideReason: REASON };
  must(payDebtWithCard(shop.world, { ...card, ...terms }, shop.owner));
  expect(figures()).toMatchObject({ BillCount: 2, TotalAmount: 32 * MILLION });
  const cancel = { ScheduleID: 1, LogWithdrawalId: swipe.logWithdrawalId, Reason: 'Quẹt nhầm máy' };
  must(cancelWithdrawal(shop.world, cancel, shop.owner));
  expect(figures()).toMatchObject({ BillCount: 1, ExpectedAmount: 1_973_600, Remain: 1_973_600, Status: 0 });
});

test.each([
  ['a second lot of the same key', { LotNo: '000123' }, 'Duplicate'],
  ['a day to come', { BusinessDate: '2026-11-21' }, 'FutureDate'],
  ['no day', { BusinessDate: '2026-02-30' }, 'Invalid'],
  ['no number', { LotNo: '  ' }, 'Invalid'],
  ['a POS of nobody', { PosID: 99 }, 'NotFound'],
  ['half a bill', { SlipCount: 0.5 }, 'Invalid'],
  ['money due before it was swiped', { DueDate: '2026-11-19' }, 'Invalid'],
  ['the same number on another day', { LotNo: '000123', BusinessDate: '2026-11-19' }, 'done'],
  ['another number', {}, 'done'],
])('a lot with %s', (_, wrong, code) => {
  swipeIntoLot(shop, 30 * MILLION, '000123');
  const before = imageOf(shop.world);
  const made = createNumberLot(
    shop.world,
    { PosID: shop.posId, BusinessDate: '2026-11-20', LotNo: '000124', ...wrong },
    shop.owner,
  );
  expect(codeOf(made)).toBe(code);
  expect(imageOf(shop.world) === before).toBe(code !== 'done');
});

test('bills go in and out; none is in two lots, and what was paid for stays', () => {
  const first = swipeIntoLot(shop, 30 * MILLION, '1').logWithdrawalId;
  const loose = swipeIntoLot(shop, 20 * MILLION).logWithdrawalId;
  const other = must(createNumberLot(shop.world, { ...key(), LotNo: '2' }, shop.owner)).numberLoID;
  const change = (numberLoID: number, AddIDs: number[], RemoveIDs: number[] = []) =>
    codeOf(addLotBills(shop.world, { numberLoID, AddIDs, RemoveIDs }, shop.owner));
  expect(change(other, [first])).toBe('Duplicate');
  expect(change(other, [], [first])).toBe('NotFound');
  expect(change(other, [99])).toBe('NotFound');
  expect(change(other, [])).toBe('Invalid');
  const free = must(listLotBills(shop.world, { numberLoID: other, IsFree: true }, shop.owner));
  expect(free.rows.map((row) => row.logWithdrawalId)).toEqual([loose]);
  expect(change(other, [loose])).toBe('done');
  expect(must(listLotBills(shop.world, { numberLoID: other }, shop.owner)).totals.Amount).toBe(20 * MILLION);
  pay(29_604_000);
  expect(change(1, [], [first])).toBe('InUse');
  expect(change(other, [], [loose])).toBe('done');
  expect(change(1, [loose], [first])).toBe('InUse');
  must(cancelLotPayment(shop.world, { payNumberLoID: 1, Reason: 'Ngân hàng thu hồi' }, shop.owner));
  expect(change(1, [loose], [first])).toBe('done');
  expect(figures()).toMatchObject({ BillCount: 1, TotalAmount: 20 * MILLION });
});

test('money comes in parts, never beyond what is left, and each cancel steps the lot back', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  settle({ SlipCount: 1, SlipAmount: 30 * MILLION });
  expect(statusNow()).toBe(1);
  const part = must(pay(20 * MILLION));
  expect([statusNow(), figures().Remain, posDebt()]).toEqual([2, 9_604_000, 9_604_000]);
  const before = imageOf(shop.world);
  expect([codeOf(pay(9_604_002)), imageOf(shop.world)]).toEqual(['OverDebt', before]);
  const rest = must(pay(9_604_000));
  expect([statusNow(), codeOf(pay(1)), posDebt()]).toEqual([3, 'OverDebt', 0]);
  expect(balanceOf(shop.world, shop.owner.shopId, accounts.bank(shop.bankCardId))).toBe(529_604_000);
  cancel(rest.payNumberLoID);
  expect([statusNow(), figures().Remain]).toEqual([2, 9_604_000]);
  cancel(part.payNumberLoID);
  expect([statusNow(), figures().Remain, posDebt()]).toEqual([1, 29_604_000, 29_604_000]);
  const again = { payNumberLoID: part.payNumberLoID, Reason: 'Ngân hàng thu hồi' };
  expect(codeOf(cancelLotPayment(shop.world, again, shop.owner))).toBe('AlreadyCancelled');
  const history = must(listLotPayments(shop.world, { numberLoID: 1 }, shop.owner));
  expect(history.rows.map((row) => [row.Amount, row.Status])).toEqual([
    [20 * MILLION, 2],
    [9_604_000, 2],
  ]);
});

test.each([
  ['a lot of nobody', { NumberLoID: 9 }, 'NotFound'],
  ['nothing', { Amount: 0 }, 'Invalid'],
  ['half a đồng', { Amount: 0.5 }, 'Invalid'],
  ['a transfer to no account', { Method: 2 as const, BankCardID: undefined }, 'Invalid'],
  ['no moment', { PaidAt: 'sáng nay' }, 'Invalid'],
  ['a moment to come', { PaidAt: '2026-11-20T10:00:00+07:00' }, 'FutureDate'],
])('paying %s is refused and changes nothing', (_, wrong, code) => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  const before = imageOf(shop.world);
  const command = { NumberLoID: 1, Amount: 5, Method: 1 as const, ...wrong };
  expect(codeOf(payNumberLot(shop.world, command, shop.owner))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

test.each([
  ['as printed', 1, 30 * MILLION, 1],
  ['with a bill more on the slip', 2, 50 * MILLION, 4],
  ['with another total', 1, 29 * MILLION, 4],
])('a lot settled %s', (_, SlipCount, SlipAmount, status) => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  settle({ SlipCount, SlipAmount });
  expect(statusNow()).toBe(status);
  expect(lotView(shop.world, lotNow(), shop.owner)).toMatchObject({
    CountDifference: SlipCount - 1,
    AmountDifference: SlipAmount - 30 * MILLION,
    DiffersFromSlip: status === 4,
  });
});

test('a difference goes when the missing swipe is entered, when the slip is corrected, or when somebody answers for it', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  settle({ SlipCount: 2, SlipAmount: 50 * MILLION });
  swipeIntoLot(shop, 20 * MILLION, '1');
  expect(statusNow()).toBe(1);
  settle({ SlipCount: 3, SlipAmount: 51 * MILLION });
  expect(statusNow()).toBe(4);
  settle({ SlipCount: 3, SlipAmount: 51 * MILLION, Reason: 'Một bill hủy sau khi kết toán' });
  expect(statusNow()).toBe(1);
  must(pay(49_340_000));
  expect(statusNow()).toBe(3);
  expect(codeOf(update({ SlipCount: 3, SlipAmount: 51 * MILLION, IsSettled: false }))).toBe('WrongStatus');
});

test('what remains within one đồng a bill is closed as rounding, either way, and the closing is cancelled like a payment', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  swipeIntoLot(shop, 20 * MILLION, '1');
  expect(codeOf(update({ CloseRounding: true }))).toBe('OverLimit');
  must(pay(49_339_997));
  expect(codeOf(update({ CloseRounding: true }))).toBe('OverLimit');
  must(pay(1));
  must(update({ CloseRounding: true }));
  expect([statusNow(), figures(), posDebt()]).toMatchObject([3, { Remain: 0, AdjustAmount: 2 }, 0]);
  expect(codeOf(update({ CloseRounding: true }))).toBe('NoDebt');
  cancel(3);
  expect([statusNow(), posDebt()]).toEqual([2, 2]);
  must(pay(4));
  expect([statusNow(), figures().Remain]).toEqual([4, -2]);
  must(update({ CloseRounding: true }));
  expect([statusNow(), posDebt()]).toEqual([3, 0]);
});

test('an adjustment says why, needs the right, and never takes off more than is left', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  expect(codeOf(update({ AdjustAmount: 150_000 }))).toBe('ReasonRequired');
  expect(update({ AdjustAmount: 0, Reason: REASON })).toMatchObject({ code: 'Invalid', field: 'AdjustAmount' });
  expect(codeOf(update({ AdjustAmount: 29_604_001, Reason: REASON }))).toBe('OverDebt');
  const clerk = { ...shop.owner, userId: 99 };
  const command = { numberLoID: 1, Version: lotNow().Version, AdjustAmount: 150_000, Reason: REASON };
  expect(codeOf(updateNumberLot(shop.world, command, clerk))).toBe('Forbidden');
  must(update({ AdjustAmount: 150_000, Reason: REASON }));
  expect([figures().Remain, posDebt(), statusNow()]).toEqual([29_454_000, 29_454_000, 2]);
  must(update({ AdjustAmount: -50_000, Reason: REASON }));
  must(pay(29_504_000));
  expect(statusNow()).toBe(3);
  const raised = { payNumberLoID: 2, Reason: 'Nhập nhầm số' };
  expect(codeOf(cancelLotPayment(shop.world, raised, shop.owner))).toBe('WrongStatus');
});

test('only an empty lot is deleted, once, and its key is free again', () => {
  const { numberLoID } = must(createNumberLot(shop.world, { ...key(), LotNo: '9' }, shop.owner));
  swipeIntoLot(shop, 30 * MILLION, '1');
  expect(codeOf(deleteNumberLot(shop.world, { numberLoID: 2 }, shop.owner))).toBe('InUse');
  must(deleteNumberLot(shop.world, { numberLoID }, shop.owner));
  expect(codeOf(deleteNumberLot(shop.world, { numberLoID }, shop.owner))).toBe('AlreadyCancelled');
  expect(codeOf(payNumberLot(shop.world, { NumberLoID: numberLoID, Amount: 1, Method: 1 }, shop.owner))).toBe(
    'WrongStatus',
  );
  expect(must(listNumberLots(shop.world, { Status: 5 }, shop.owner)).total).toBe(1);
  expect(must(listNumberLots(shop.world, {}, shop.owner)).total).toBe(1);
  expect(codeOf(createNumberLot(shop.world, { ...key(), LotNo: '9' }, shop.owner))).toBe('done');
});

test('a lot is late from the day after its due date, for the shop and for the order, by what its swipes are worth', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  swipeIntoLot(shop, 10 * MILLION, '1');
  must(pay(20 * MILLION));
  const late = (today: string) => overdueLots(shop.world, [shop.owner.shopId], today).map((each) => each.Remain);
  expect([late('2026-11-21'), late('2026-11-22')]).toEqual([[], [19_472_000]]);
  const order = shop.world.schedules.get(2);
  if (!order) throw new Error('No order.');
  expect(
    overdueLotsOf(shop.world, shop.world.swipes.by('schedule', order.ScheduleID), '2026-11-22').map(
      (each) => each.Remain,
    ),
  ).toEqual([9_868_000]);
  const later = contextAt('2026-11-22T09:00:00+07:00', shop.owner.userId, shop.owner.shopId);
  expect(must(listNumberLots(shop.world, { IsOverdue: true }, later)).totals).toMatchObject({
    OverdueCount: 1,
    OverdueAmount: 19_472_000,
  });
});

test('another shop sees and touches none of it', () => {
  swipeIntoLot(shop, 30 * MILLION, '1');
  const stranger = { ...shop.owner, shopId: 77 };
  expect(must(listNumberLots(shop.world, {}, stranger)).total).toBe(0);
  expect(codeOf(listLotBills(shop.world, { numberLoID: 1 }, stranger))).toBe('NotFound');
  expect(codeOf(listLotPayments(shop.world, { numberLoID: 1 }, stranger))).toBe('NotFound');
  expect(codeOf(payNumberLot(shop.world, { NumberLoID: 1, Amount: 1, Method: 1 }, stranger))).toBe('NotFound');
  expect(codeOf(deleteNumberLot(shop.world, { numberLoID: 1 }, stranger))).toBe('NotFound');
});

function key() {
  return { PosID: shop.posId, BusinessDate: '2026-11-20' };
}

function lotNow(): NumberLot {
  const lot = shop.world.numberLots.get(1);
  if (!lot) throw new Error('No lot was opened.');
  return lot;
}

function figures() {
  return lotFigures(shop.world, lotNow());
}

function statusNow() {
  return figures().Status;
}

function posDebt() {
  return balanceOf(shop.world, shop.owner.shopId, accounts.pos(shop.posId));
}

function pay(Amount: number) {
  const command = { NumberLoID: 1, Amount, Method: 2 as const, BankCardID: shop.bankCardId };
  return payNumberLot(shop.world, command, shop.owner);
}

function cancel(payNumberLoID: number) {
  return must(cancelLotPayment(shop.world, { payNumberLoID, Reason: 'Ngân hàng thu hồi' }, shop.owner));
}

function update(change: Partial<UpdateLotCommand>) {
  return updateNumberLot(shop.world, { numberLoID: 1, Version: lotNow().Version, ...change }, shop.owner);
}

function settle(slip: Partial<UpdateLotCommand>) {
  return must(update({ ...slip, IsSettled: true }));
}
