import { expect, test } from 'vitest';
import { compareDebt } from '../debts/compareDebt.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf, entriesOfOrder } from '../ledger/balance.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import { payNumberLot } from '../lots/payLot.ts';
import { savePartnerFee } from '../partners/savePartnerFee.ts';
import { savePartner } from '../partners/savePartner.ts';
import { getBusinessResult } from '../reports/money/businessResult.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { correctPercent, previewCorrection } from './correctPercent.ts';
import { addLine } from './moneyLines.ts';
import { orderTotals } from './orderTotals.ts';
import type { PercentCommand } from './planCorrection.ts';
import { getScheduleHistory } from '../remarks/remarks.ts';
import { addWithdrawal } from './swipes.ts';

const AMOUNT = 30_000_000;
const Reason = 'Gõ nhầm phần trăm của đơn';

test.each([
  [
    { CustomerFeePercent: 1650 },
    { FeeAmount: 495_000, PosFeeAmount: 396_000, AffAmount: 30_000, CustomerDebt: 495_000 },
  ],
  [{ ExtraFee: 15_000 }, { FeeAmount: 555_000, CustomerDebt: 555_000 }],
  [
    { PosFeePercent: 1420, logWithdrawalId: 1 },
    { FeeAmount: 540_000, PosFeeAmount: 426_000, CustomerDebt: 540_000 },
  ],
  [{ AffPercent: 200 }, { AffAmount: 60_000, Profit: 84_000 }],
  [
    { AffPercent: 0, logWithdrawalId: 1 },
    { AffAmount: 0, Profit: 144_000 },
  ],
] as const)('the right %o of a settled order: what was posted is mirrored and posted again', (right, expected) => {
  const shop = settledOrder();
  const { world } = shop;
  const before = entriesOfOrder(world, 1).length;
  const preview = must(previewCorrection(world, { ScheduleID: 1, ...right }, on(shop, 21)));
  const made = must(correctPercent(world, { ScheduleID: 1, ...right, Reason }, on(shop, 21)));
  expect(made).toEqual(preview);
  const order = world.schedules.get(1);
  if (!order) throw new Error('No order');
  const totals = orderTotals(world, order);
  expect(totals).toMatchObject(expected);
  const { FeeAmount, PosFeeAmount, AffAmount, PartnerAmount, Profit, DebtWithFee } = totals;
  expect(made.After).toEqual({ FeeAmount, PosFeeAmount, AffAmount, PartnerAmount, Profit, DebtWithFee });
  const [mirror, again, ...more] = entriesOfOrder(world, 1).slice(before);
  expect(more).toEqual([]);
  expect(world.books.reversedBy.get(mirror?.ReversesID ?? 0)).toBe(mirror?.EntryID);
  expect(again).toMatchObject({ RefType: mirror?.RefType, RefID: mirror?.RefID, ReversesID: undefined });
  const { Corrections } = must(getScheduleHistory(world, { ScheduleID: 1 }, on(shop, 21)));
  expect(Corrections).toMatchObject([{ Reason, EntryIDs: [mirror?.EntryID, again?.EntryID] }]);
});

test('the machine fee is corrected today, the lot expects the right money, and the settlement keeps its day', () => {
  const shop = settledOrder();
  const { world } = shop;
  must(correctPercent(world, { ScheduleID: 1, logWithdrawalId: 1, PosFeePercent: 1420, Reason }, on(shop, 21)));
  const lot = world.numberLots.get(1);
  expect(lot && lotFigures(world, lot)).toMatchObject({ TotalFee: 426_000, ExpectedAmount: AMOUNT - 426_000 });
  expect(balanceOf(world, 1, accounts.pos(shop.posId))).toBe(AMOUNT - 426_000);
  must(correctPercent(world, { ScheduleID: 1, CustomerFeePercent: 1700, Reason }, on(shop, 21)));
  const profitOn = (day: number) => {
    const date = `2026-11-${day}`;
    return must(getBusinessResult(world, { fromDate: date, toDate: date }, on(shop, 21))).totals;
  };
  expect(profitOn(20)).toMatchObject({ Revenue: 510_000, PosFeeAmount: 396_000 });
  expect(profitOn(21)).toMatchObject({ Revenue: 0, PosFeeAmount: 30_000 });
});

test('once the day of the settlement is locked, mirror and right entry are of today', () => {
  const shop = settledOrder();
  lock(shop, '2026-11-20');
  const made = must(correctPercent(shop.world, { ScheduleID: 1, CustomerFeePercent: 1700, Reason }, on(shop, 22)));
  expect(made.SettledDate).toBe('2026-11-22');
  const dates = shop.world.books.entries.slice(-2).map(({ BusinessDate }) => BusinessDate);
  expect(dates).toEqual(['2026-11-22', '2026-11-22']);
});

test('an order at work only changes what is to come, but for the machine fee of a swipe that is posted', () => {
  const shop = workedOrder();
  const { world } = shop;
  const entries = world.books.entries.length;
  const made = must(correctPercent(world, { ScheduleID: 1, CustomerFeePercent: 1700, Reason }, on(shop, 21)));
  expect(made).toMatchObject({ Before: { FeeAmount: 540_000 }, After: { FeeAmount: 510_000, DebtWithFee: 510_000 } });
  expect(world.books.entries.length).toBe(entries);
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 4 }, on(shop, 21)));
  expect(balanceOf(world, 1, accounts.customer(shop.customerId))).toBe(510_000);
});

test('the share of a reciprocal partner follows the percentage of the customer and of the partner', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const { PartnerID } = must(savePartner(world, { Name: 'Đối tác', Phone: '0933333333' }, owner));
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent: 1500, FromDate: owner.businessDate }] }, owner));
  startOrder(shop, { Amount: AMOUNT, PartnerMode: 3, PartnerID });
  must(addWithdrawal(world, { ScheduleID: 1, PosID: shop.posId, Amount: AMOUNT }, owner));
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 3 }, owner));
  expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(-90_000);
  must(correctPercent(world, { ScheduleID: 1, logWithdrawalId: 1, PartnerFeePercent: 1600, Reason }, owner));
  expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(-60_000);
  must(correctPercent(world, { ScheduleID: 1, CustomerFeePercent: 1900, Reason }, owner));
  expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(-90_000);
});

test.each([
  ['a short reason', { CustomerFeePercent: 1700, Reason: 'Nhầm' }, 'ReasonRequired'],
  ['nothing', {}, 'Invalid'],
  ['the same percentage', { CustomerFeePercent: 1800 }, 'Invalid'],
  ['more than the whole', { CustomerFeePercent: 100_001 }, 'Invalid'],
  ['less than nothing', { ExtraFee: -1 }, 'Invalid'],
  ['a machine fee of no swipe', { PosFeePercent: 1400 }, 'Invalid'],
  ['a swipe of no order', { PosFeePercent: 1400, logWithdrawalId: 9 }, 'NotFound'],
  ['a partner that is none', { PartnerFeePercent: 1400, logWithdrawalId: 1 }, 'Invalid'],
  ['a stale version', { CustomerFeePercent: 1700, Version: 1 }, 'Stale'],
  ['another order', { CustomerFeePercent: 1700, ScheduleID: 9 }, 'NotFound'],
] as const)('a correction with %s is refused and nothing changes', (_what, wrong: Partial<PercentCommand>, code) => {
  const shop = settledOrder();
  const before = imageOf(shop.world);
  expect(codeOf(correctPercent(shop.world, { ScheduleID: 1, Reason, ...wrong }, on(shop, 21)))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

test('what a lot, an agreed balance or the status stands for is not corrected, nor by who may not approve', () => {
  const shop = settledOrder();
  const { world, owner } = shop;
  const machine = { ScheduleID: 1, logWithdrawalId: 1, PosFeePercent: 1400, Reason };
  const fee = { ScheduleID: 1, CustomerFeePercent: 1700, Reason };
  const stranger = { ...on(shop, 21), userId: 99 };
  expect(codeOf(correctPercent(world, fee, stranger))).toBe('Forbidden');
  must(payNumberLot(world, { NumberLoID: 1, Amount: 1_000_000, Method: 2, BankCardID: shop.bankCardId }, on(shop, 21)));
  expect(correctPercent(world, machine, on(shop, 21))).toMatchObject({ code: 'InUse', field: 'PosFeePercent' });
  const party = { DebtType: 1 as const, PartyID: shop.customerId };
  const agreed = { Date: '2026-11-20', TheirBalance: 540_000, Lock: true };
  must(compareDebt(world, party, agreed, on(shop, 21)));
  expect(codeOf(correctPercent(world, fee, on(shop, 21)))).toBe('Locked');
  const { ScheduleID } = startOrder(shop, { Amount: AMOUNT });
  must(changeScheduleStatus(world, { ScheduleID, Status: 5, Note: Reason }, owner));
  expect(codeOf(correctPercent(world, { ...fee, ScheduleID }, owner))).toBe('WrongStatus');
});

function workedOrder(): TestShop {
  const shop = openShop();
  const { world, owner } = shop;
  startOrder(shop, { Amount: AMOUNT, AffID: shop.affId });
  const paid = { ScheduleID: 1, Amount: AMOUNT, Method: 2 as const, BankCardID: shop.bankCardId };
  must(addLine(world, LINE_KIND.payCard, paid, owner));
  must(addWithdrawal(world, { ScheduleID: 1, PosID: shop.posId, Amount: AMOUNT, LotNo: '000001' }, owner));
  return shop;
}

/** An order of 30 million settled at 1,8 %, 1,32 % and 0,1 %. */
function settledOrder(): TestShop {
  const shop = workedOrder();
  must(changeScheduleStatus(shop.world, { ScheduleID: 1, Status: 4 }, shop.owner));
  return shop;
}

function on({ owner }: TestShop, day: number) {
  return contextAt(`2026-11-${day}T09:00:00+07:00`, owner.userId, owner.shopId);
}

function lock({ world, owner }: TestShop, LockDate: string): void {
  const shop = world.shops.get(owner.shopId);
  if (shop) world.shops.put({ ...shop, LockDate });
}
