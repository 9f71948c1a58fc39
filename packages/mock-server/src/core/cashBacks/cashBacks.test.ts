import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { cancelLotPayment } from '../lots/payLot.ts';
import { updateNumberLot } from '../lots/updateLot.ts';
import { savePos } from '../pos/savePos.ts';
import { foldBalances } from '../testing/paperRules.ts';
import { compareDebt } from '../debts/compareDebt.ts';
import { codeOf, contextAt, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { swipeIntoLot } from '../testing/swipeIntoLot.ts';
import { addCashBack } from './addCashBack.ts';
import { cancelCashBackPayment } from './cancelCashBack.ts';
import { listCashBackPayments, listCompanyCashBacks } from './listCashBacks.ts';
import { listPosDebts } from './listPosDebts.ts';
import { previewCashBack } from './previewCashBack.ts';
import { payCashBack, type PayCashBackCommand } from './payCashBack.ts';

const MILLION = 1_000_000;
const REASON = 'Chủ máy trừ phí chuyển nhanh';

let shop: TestShop;
let childId: number;

/** A parent and a child, with lots of 10, 20 and 30 tr at no fee: parent, child, parent. */
beforeEach(() => {
  shop = openShop();
  const free = { BankID: 1, Fees: [{ FeePercent: 0 }] };
  const { Version } = shop.world.poses.get(shop.posId) ?? {};
  const parent = { PosName: 'Máy VCB', TID: '24531876', posID: shop.posId, Version, ...free };
  must(savePos(shop.world, parent, shop.owner));
  const child = { PosName: 'Máy con', TID: '24531877', PosParentID: shop.posId, ...free };
  childId = must(savePos(shop.world, child, shop.owner)).posID;
  swipeIntoLot(shop, 10 * MILLION, '1');
  swipeIntoLot(shop, 20 * MILLION, '1', childId);
  swipeIntoLot(shop, 30 * MILLION, '2');
});

test('a preview tells where money would go, after what was paid ahead, and changes nothing', () => {
  must(pay(80 * MILLION, { Type: 2 }));
  swipeIntoLot(shop, 25 * MILLION, '3', childId);
  const before = imageOf(shop.world);
  const bank = { Method: 2 as const, BankCardID: shop.bankCardId };
  const asked = { PosParentID: shop.posId, Amount: 9 * MILLION, ...bank };
  const told = must(previewCashBack(shop.world, asked, shop.owner));
  expect([told.Allocations.map((part) => [part.LotNo, part.Amount]), told.Surplus]).toEqual([
    [['3', 5 * MILLION]],
    4 * MILLION,
  ]);
  expect(codeOf(previewCashBack(shop.world, { ...asked, PosParentID: childId }, shop.owner))).toBe('Invalid');
  expect(imageOf(shop.world)).toBe(before);
  const { paymentID } = must(payCashBack(shop.world, asked, shop.owner));
  const paid = must(listCashBackPayments(shop.world, { posParentID: shop.posId }, shop.owner)).rows[0];
  expect([paid?.paymentID, paid?.Allocations]).toEqual([paymentID, told.Allocations]);
});

test('money goes to the oldest open lots of parent and children, and the rest is paid ahead', () => {
  must(pay(25 * MILLION));
  expect(remains()).toEqual([0, 5 * MILLION, 30 * MILLION]);
  expect(surplus()).toBe(0);
  must(pay(40 * MILLION));
  expect([remains(), surplus()]).toEqual([[0, 0, 0], 5 * MILLION]);
  expect([debtOf(shop.posId), debtOf(childId)]).toEqual([-5 * MILLION, 0]);
  expect(group()).toMatchObject({ Balance: -5 * MILLION, LotRemain: 0, OutsideLots: 0, Surplus: 5 * MILLION });
  expect(balanceOf(shop.world, shop.owner.shopId, accounts.bank(shop.bankCardId))).toBe(565 * MILLION);
  const { rows, totals } = must(listCashBackPayments(shop.world, { posParentID: shop.posId }, shop.owner));
  expect(rows.map((row) => [row.Amount, row.Surplus, row.Allocations.map((part) => part.Amount)])).toEqual([
    [40 * MILLION, 5 * MILLION, [5 * MILLION, 30 * MILLION]],
    [25 * MILLION, 0, [10 * MILLION, 15 * MILLION]],
  ]);
  expect(totals).toEqual({ ReceivedAmount: 65 * MILLION, GivenBackAmount: 0, AdjustAmount: 0, Surplus: 5 * MILLION });
});

test('what was paid ahead goes to the next lot when it is settled, and with the next payment', () => {
  must(pay(80 * MILLION, { Type: 2 }));
  swipeIntoLot(shop, 8 * MILLION, '3', childId);
  expect([remains().at(-1), surplus(), debtOf(childId), debtOf(shop.posId)]).toEqual([
    8 * MILLION,
    20 * MILLION,
    8 * MILLION,
    -20 * MILLION,
  ]);
  expect(group()?.Balance).toBe(-12 * MILLION);
  const slip = { SlipCount: 1, SlipAmount: 8 * MILLION, IsSettled: true };
  must(updateNumberLot(shop.world, { numberLoID: 4, Version: 1, ...slip }, shop.owner));
  expect([remains().at(-1), surplus(), debtOf(childId)]).toEqual([0, 12 * MILLION, 0]);
  swipeIntoLot(shop, 15 * MILLION, '4');
  must(pay(5 * MILLION));
  expect([remains().at(-1), surplus()]).toEqual([0, 2 * MILLION]);
  expect(group()?.Balance).toBe(-2 * MILLION);
});

test('money dated into a day that is agreed on is refused, and what was paid ahead stays where it is', () => {
  must(pay(80 * MILLION, { Type: 2 }));
  swipeIntoLot(shop, 8 * MILLION, '3', childId);
  const tomorrow = contextAt('2026-11-21T09:00:00+07:00', shop.owner.userId, shop.owner.shopId);
  const agreed = { TheirBalance: debtOf(shop.posId), Date: shop.owner.businessDate, Lock: true };
  must(compareDebt(shop.world, { DebtType: 4, PartyID: shop.posId }, agreed, tomorrow));
  const before = imageOf(shop.world);
  const late = { PosParentID: shop.posId, Amount: 5 * MILLION, Method: 1 as const, PaidAt: shop.owner.now };
  expect(codeOf(payCashBack(shop.world, late, tomorrow))).toBe('Locked');
  expect(imageOf(shop.world)).toBe(before);
});

test('a cancel steps every lot back, wherever its money had gone since, and is made once', () => {
  must(pay(25 * MILLION));
  const ahead = must(pay(55 * MILLION));
  swipeIntoLot(shop, 8 * MILLION, '3', childId);
  must(pay(1 * MILLION));
  expect([remains(), surplus()]).toEqual([[0, 0, 0, 0], 13 * MILLION]);
  const cancel = { paymentID: ahead.paymentID, Reason: 'Ngân hàng thu hồi' };
  must(cancelCashBackPayment(shop.world, cancel, shop.owner));
  expect([remains(), surplus()]).toEqual([[0, 5 * MILLION, 30 * MILLION, 8 * MILLION], MILLION]);
  expect([debtOf(childId), debtOf(shop.posId)]).toEqual([13 * MILLION, 29 * MILLION]);
  expect(codeOf(cancelCashBackPayment(shop.world, cancel, shop.owner))).toBe('AlreadyCancelled');
  const part = { payNumberLoID: 1, Reason: 'Ngân hàng thu hồi' };
  expect(codeOf(cancelLotPayment(shop.world, part, shop.owner))).toBe('WrongStatus');
});

test('only what was paid ahead is given back or taken off, and then its payment stays', () => {
  expect(codeOf(pay(1, { Type: 3 }))).toBe('OverDebt');
  const { paymentID } = must(pay(70 * MILLION));
  const before = imageOf(shop.world);
  expect(codeOf(pay(10 * MILLION + 1, { Type: 3 }))).toBe('OverDebt');
  expect(codeOf(pay(-10 * MILLION - 1, { Type: 4, Reason: REASON }))).toBe('OverDebt');
  expect(imageOf(shop.world)).toBe(before);
  const back = must(pay(6 * MILLION, { Type: 3 }));
  must(pay(-1 * MILLION, { Type: 4, Reason: REASON }));
  expect([surplus(), debtOf(shop.posId)]).toEqual([3 * MILLION, -3 * MILLION]);
  expect(codeOf(cancel(paymentID))).toBe('WrongStatus');
  must(cancel(back.paymentID));
  expect([surplus(), codeOf(cancel(paymentID))]).toEqual([9 * MILLION, 'WrongStatus']);
  must(cancel(3));
  must(cancel(paymentID));
  expect([remains(), surplus()]).toEqual([[10 * MILLION, 20 * MILLION, 30 * MILLION], 0]);
});

test('an adjustment settles lots without money, with a reason and the right', () => {
  expect(codeOf(pay(4 * MILLION, { Type: 4 }))).toBe('ReasonRequired');
  const clerk = { ...shop.owner, userId: 99 };
  const command = { PosParentID: shop.posId, Amount: 5, Type: 4 as const, Reason: REASON };
  expect(codeOf(payCashBack(shop.world, command, clerk))).toBe('Forbidden');
  must(pay(4 * MILLION, { Type: 4, Reason: REASON }));
  expect([remains()[0], balanceOf(shop.world, shop.owner.shopId, accounts.lotDifference)]).toEqual([
    6 * MILLION,
    4 * MILLION,
  ]);
});

test.each<[string, Partial<PayCashBackCommand>, string]>([
  ['a POS of nobody', { PosParentID: 99 }, 'NotFound'],
  ['nothing', { Amount: 0 }, 'Invalid'],
  ['less than nothing', { Amount: -5 }, 'Invalid'],
  ['by no way', { Method: undefined }, 'Invalid'],
  ['to no account', { BankCardID: undefined }, 'Invalid'],
  ['at no moment', { PaidAt: 'sáng nay' }, 'Invalid'],
  ['at a moment to come', { PaidAt: '2026-11-20T10:00:00+07:00' }, 'FutureDate'],
  ['for an announcement of nobody', { CashBackID: 9 }, 'NotFound'],
])('POS money %s is refused and changes nothing', (_, wrong, code) => {
  const before = imageOf(shop.world);
  expect(codeOf(pay(5 * MILLION, wrong))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

test('money of a child is booked on its parent, and what was announced is counted down', () => {
  expect(codeOf(pay(5, { PosParentID: childId }))).toBe('Invalid');
  const plan = { PosParentID: shop.posId, Date: '2026-11-21', ExpectedAmount: 60 * MILLION };
  expect(codeOf(addCashBack(shop.world, { ...plan, ExpectedAmount: 0 }, shop.owner))).toBe('Invalid');
  expect(codeOf(addCashBack(shop.world, { ...plan, PosParentID: childId }, shop.owner))).toBe('Invalid');
  const { CashBackID } = must(addCashBack(shop.world, plan, shop.owner));
  must(pay(20 * MILLION, { CashBackID }));
  expect(group()).toMatchObject({
    PosCount: 2,
    ExpectedAmount: 40 * MILLION,
    CashBacks: [{ ReceivedAmount: 20 * MILLION, Remain: 40 * MILLION }],
  });
  expect(listCompanyCashBacks(shop.world, shop.owner)).toHaveLength(1);
  expect(listCompanyCashBacks(shop.world, { ...shop.owner, shopId: 77 })).toEqual([]);
});

test('the debts of POS tell swipes, fees, money and adjustments apart and add up to the accounts', () => {
  must(pay(25 * MILLION));
  const debts = must(listPosDebts(shop.world, { fromDate: '2026-11-20', toDate: '2026-11-20' }, shop.owner));
  expect(debts.rows.map((row) => [row.PosName, row.Swiped, row.Received, row.Closing, row.GroupClosing])).toEqual([
    ['Máy VCB', 40 * MILLION, 10 * MILLION, 30 * MILLION, 35 * MILLION],
    ['Máy con', 20 * MILLION, 15 * MILLION, 5 * MILLION, undefined],
  ]);
  expect(debts.totals).toMatchObject({ Opening: 0, Fee: 0, Closing: 35 * MILLION, Overdue: 0 });
  const later = must(listPosDebts(shop.world, { fromDate: '2026-11-21', GeneralSearch: 'con' }, shop.owner));
  expect(later.rows).toMatchObject([{ Opening: 5 * MILLION, Swiped: 0, Closing: 5 * MILLION }]);
  expect(codeOf(listPosDebts(shop.world, { fromDate: '2026-11-21', toDate: '2026-11-20' }, shop.owner))).toBe(
    'Invalid',
  );
});

test('any payments cancelled in any order give every account and every lot back what it had', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 45 * MILLION }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.integer(), (sums, order) => {
      const before = { books: [...foldBalances(shop.world)].filter(([, sum]) => sum !== 0), lots: remains() };
      const paid = sums.map((sum) => must(pay(sum)).paymentID);
      const total = sums.reduce((all, sum) => all + sum, 0);
      expect(Math.max(0, total - 60 * MILLION)).toBe(surplus());
      expect(remains().every((remain) => remain >= 0)).toBe(true);
      for (const id of paid.toSorted((a, b) => ((a * 7919) ^ order) - ((b * 7919) ^ order))) must(cancel(id));
      const after = { books: [...foldBalances(shop.world)].filter(([, sum]) => sum !== 0), lots: remains() };
      expect(after).toEqual(before);
    }),
    runs(25),
  );
});

function pay(Amount: number, change: Partial<PayCashBackCommand> = {}) {
  const bank = { Method: 2 as const, BankCardID: shop.bankCardId };
  return payCashBack(shop.world, { PosParentID: shop.posId, Amount, ...bank, ...change }, shop.owner);
}

function cancel(paymentID: number) {
  return cancelCashBackPayment(shop.world, { paymentID, Reason: 'Ngân hàng thu hồi' }, shop.owner);
}

function remains(): number[] {
  return shop.world.numberLots.rows.map((lot) => lotFigures(shop.world, lot).Remain);
}

function group() {
  return listCompanyCashBacks(shop.world, shop.owner)[0];
}

function surplus() {
  return group()?.Surplus;
}

function debtOf(posId: number) {
  return balanceOf(shop.world, shop.owner.shopId, accounts.pos(posId));
}
