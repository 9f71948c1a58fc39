import { describe, expect, test } from 'vitest';
import type { Context } from '../command/context.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { saveLotBills } from '../bills/saveLotBills.ts';
import { changeHoldCard } from '../cards/saveCard.ts';
import { codeOf, contextAt, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import {
  listCancelledOrders,
  listSchedulesByCustomer,
  listWarningErrorSchedules,
  listWarningSchedules,
  searchSchedules,
} from './listSchedules.ts';
import { listSwipes, listWithdrawals } from './listSwipes.ts';
import { addLine } from './moneyLines.ts';
import { addComment, getScheduleHistory, listScheduleComments } from '../remarks/remarks.ts';
import { createSchedule } from './saveSchedule.ts';
import { addWithdrawal, cancelWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;

describe('flags', () => {
  test.each<[string, (shop: TestShop) => void, string, string[]]>([
    ['nothing', () => undefined, '2026-11-21T09:00:00+07:00', []],
    ['paid and not swiped for a day', (shop) => pay(shop), '2026-11-21T09:00:01+07:00', ['C01']],
    ['paid and not swiped for an hour', (shop) => pay(shop), '2026-11-20T10:00:00+07:00', []],
    ['swiped short', (shop) => settled(shop, 20), '2026-11-20T10:00:00+07:00', ['C02']],
    [
      'swiped short and owing for long',
      (shop) => settled(shop, 20),
      '2026-11-28T10:00:00+07:00',
      ['C02', 'C03', 'C05', 'C07'],
    ],
    ['owing for a week, its POS too', (shop) => billed(shop, 30), '2026-11-27T10:00:00+07:00', ['C05']],
    ['owing for longer', (shop) => billed(shop, 30), '2026-11-28T10:00:00+07:00', ['C05', 'C07']],
    ['swiped today without a bill', (shop) => settled(shop, 30), '2026-11-20T22:00:00+07:00', []],
    ['swiped the day before without a bill', (shop) => settled(shop, 30), '2026-11-21T08:00:00+07:00', ['C03']],
    ['a bill of less than was swiped', (shop) => billed(shop, 29), '2026-11-20T10:00:00+07:00', ['C04']],
    ['a loss', (shop) => settled(shop, 30, { CustomerFeePercent: 1000 }), '2026-11-20T10:00:00+07:00', ['C06']],
    [
      'no customer’s fee',
      (shop) => void startOrder(shop, { Amount: MILLION, CustomerFeePercent: 0 }),
      '2026-11-20T10:00:00+07:00',
      ['C09'],
    ],
    ['a card kept too long', keptCard, '2026-12-22T10:00:00+07:00', ['C08']],
    ['a broken rule', brokenRule, '2026-11-20T10:00:00+07:00', ['C10']],
  ])('%s', (_, prepare, now, codes) => {
    const shop = openShop();
    prepare(shop);
    const later = on(now, shop.owner);
    const flags = must(listWarningSchedules(shop.world, {}, later)).rows;
    expect(flags.map((flag) => flag.Code)).toEqual(codes);
    expect(flags.every((flag) => flag.Since <= later.businessDate && flag.Message.length > 5)).toBe(true);
    expect(must(listWarningErrorSchedules(shop.world, {}, later)).total).toBe(codes.length > 0 ? 1 : 0);
    expect(must(searchSchedules(shop.world, { WarningCode: 'C05' }, later)).total).toBe(codes.includes('C05') ? 1 : 0);
  });

  test('tell of a loss that there is one, not how much: profits have a right of their own', () => {
    const shop = openShop();
    settled(shop, 30, { CustomerFeePercent: 1000 });
    const [flag] = must(listWarningSchedules(shop.world, {}, shop.owner)).rows;
    expect([flag?.Code, flag?.Message, flag?.Amount]).toEqual(['C06', 'Lợi nhuận âm', undefined]);
  });

  test('of a missing bill name the oldest swipe without one, no other flag a swipe', () => {
    const shop = openShop();
    settled(shop, 20);
    const { world, owner } = shop;
    const later = on('2026-11-28T10:00:00+07:00', owner);
    const [swipe] = must(listSwipes(world, { HasBill: false }, later)).rows;
    const flags = must(listWarningSchedules(world, {}, later)).rows;
    expect(flags.map((flag) => [flag.Code, flag.LogWithdrawalID])).toEqual([
      ['C02', undefined],
      ['C03', swipe?.logWithdrawalId],
      ['C05', undefined],
      ['C07', undefined],
    ]);
  });

  test('go when their cause goes', () => {
    const shop = openShop();
    settled(shop, 20);
    const { world, owner } = shop;
    const codes = () => must(listWarningSchedules(world, { ScheduleID: 1 }, owner)).rows.map((flag) => flag.Code);
    expect(codes()).toEqual(['C02']);
    must(addLine(world, LINE_KIND.topUp, { ScheduleID: 1, Amount: 10_540_000, Method: 1 }, owner));
    expect(codes()).toEqual([]);
  });
});

test('orders are found by code, customer and card, filtered, sorted and summed over all matches', () => {
  const shop = openShop();
  const { world, owner } = shop;
  settled(shop, 30);
  const tomorrow = '2026-11-21T08:00:00+07:00';
  startOrder(shop, { Amount: 5 * MILLION, AppointmentDate: tomorrow, ServiceType: 2 });
  const ids = (query: Parameters<typeof searchSchedules>[1]) =>
    must(searchSchedules(world, query, owner)).rows.map((row) => row.ScheduleID);
  expect(ids({})).toEqual([2, 1]);
  expect(ids({ GeneralSearch: 'hoa 4821' })).toEqual([2, 1]);
  expect(ids({ GeneralSearch: 'HD000002' })).toEqual([2]);
  expect(ids({ GeneralSearch: 'hd2' })).toEqual([2]);
  expect(ids({ GeneralSearch: 'hd 02' })).toEqual([2]);
  expect(ids({ GeneralSearch: 'hd20' })).toEqual([]);
  expect(ids({ ForDate: '2026-11-20', ToDate: '2026-11-20' })).toEqual([1]);
  expect(ids({ Statuses: [4] })).toEqual([1]);
  expect(ids({ Status: 2 })).toEqual([2]);
  expect(ids({ ServiceType: 2, CustomerID: shop.customerId, CardDataID: shop.cardId, StaffID: owner.userId })).toEqual([
    2,
  ]);
  expect(ids({ ScheduleIDs: [1] })).toEqual([1]);
  expect(ids({ OnlyHighlight: true })).toEqual([]);
  expect(ids({ SortBy: 'Amount', SortDir: 'asc' })).toEqual([2, 1]);
  expect(ids({ SortBy: 'Profit' })).toEqual([1, 2]);
  expect(ids({ SortBy: 'CustomerName', PageSize: 1, PageIndex: 2 })).toHaveLength(1);
  expect(must(searchSchedules(world, { PageSize: 1 }, owner))).toMatchObject({
    total: 2,
    totals: { Amount: 35 * MILLION, TotalSwipe: 30 * MILLION, FeeAmount: 630_000, CustomerDebt: 540_000 },
  });
  expect(must(listSchedulesByCustomer(world, { CustomerSearch: '0987', FromDate: '2026-11-21' }, owner)).total).toBe(1);
  expect(codeOf(searchSchedules(world, { SortBy: 'Không' }, owner))).toBe('Invalid');
  expect(must(searchSchedules(world, {}, { ...owner, shopId: 9 })).total).toBe(0);
});

test('cancelled orders keep who, when and why, and the history tells every line', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const { ScheduleID } = must(createSchedule(world, termsOf(shop), owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 5, Note: 'Khách đổi lịch' }, owner));
  expect(must(listCancelledOrders(world, {}, owner)).rows[0]).toMatchObject({
    CancelReason: 'Khách đổi lịch',
    CancelledByName: 'Thẻ Thử',
    CancelledAt: owner.now,
    NextStatuses: [],
    Progress: 0,
  });
  settled(shop, 30);
  must(addLine(world, LINE_KIND.topUp, { ScheduleID: 2, Amount: 540_000, Method: 1 }, owner));
  const history = must(getScheduleHistory(world, { ScheduleID: 2 }, owner));
  expect([
    history.Payments.length,
    history.TopUps.length,
    history.SentMoney.length,
    history.Adjustments.length,
  ]).toEqual([1, 1, 0, 0]);
  expect(history.StatusLog.map((log) => log.Status)).toEqual([1, 2, 4]);
  expect(history.Payments[0]).toMatchObject({
    ScheduleCode: 'HD000002',
    BankCardName: 'VCB ···5600',
    CreatedByName: 'Thẻ Thử',
  });
  expect(codeOf(getScheduleHistory(world, { ScheduleID: 99 }, owner))).toBe('NotFound');
  must(addComment(world, { ScheduleID: 2, Content: 'Xong' }, owner));
  expect(listScheduleComments(world, { ScheduleID: 2 }, owner).rows.map((row) => row.Content)).toEqual(['Xong']);
});

test('swipes are listed by POS and day, cancelled ones too, and only standing ones are summed', () => {
  const shop = openShop();
  const { world, owner, posId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const swipe = (Amount: number, LotNo: string) =>
    must(
      addWithdrawal(world, { ScheduleID, PosID: posId, Amount, LotNo, OverrideReason: 'Khách quẹt lần hai' }, owner),
    );
  const first = swipe(10 * MILLION, '000001');
  swipe(20 * MILLION, '000002');
  must(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: first.logWithdrawalId, Reason: 'Quẹt nhầm máy' }, owner));
  const totals = { Amount: 20 * MILLION, PosFee: 264_000, PartnerFee: 0 };
  expect(must(listWithdrawals(world, { ScheduleID }, owner))).toMatchObject({ total: 2, totals });
  const list = must(listSwipes(world, { PosID: posId, ForDate: '2026-11-20', ToDate: '2026-11-20' }, owner));
  expect(list.rows.map((row) => [row.LotNo, row.Status, row.DueDate])).toEqual([
    ['000002', 1, '2026-11-21'],
    ['000001', 3, '2026-11-21'],
  ]);
  expect(list.rows[1]).toMatchObject({ CancelReason: 'Quẹt nhầm máy', CancelledByName: 'Thẻ Thử', CardLast4: '4821' });
  expect(must(listSwipes(world, { LotNo: '000001' }, owner)).total).toBe(1);
  expect(must(listSwipes(world, { ForDate: '2026-11-21' }, owner)).total).toBe(0);
});

function on(now: string, { userId, shopId }: Context): Context {
  return contextAt(now, userId, shopId);
}

function termsOf({ customerId, cardId, owner }: TestShop) {
  const terms = { ServiceType: 1 as const, CustomerID: customerId, CardDataID: cardId, Amount: 30 * MILLION };
  return { ...terms, CustomerFeePercent: 1800, AppointmentDate: owner.now };
}

function pay(shop: TestShop, terms = {}): void {
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION, ...terms });
  const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: shop.bankCardId };
  must(addLine(shop.world, LINE_KIND.payCard, line, shop.owner));
}

function settled(shop: TestShop, millions: number, terms = {}): void {
  pay(shop, terms);
  const ScheduleID = shop.world.schedules.rows.length;
  must(addWithdrawal(shop.world, { ScheduleID, PosID: shop.posId, Amount: millions * MILLION }, shop.owner));
  must(changeScheduleStatus(shop.world, { ScheduleID, Status: 4 }, shop.owner));
}

/** Swiped 30 million, with a bill of so many. */
function billed(shop: TestShop, millions: number): void {
  settled(shop, 30);
  const slip = { TID: '24531876', InvoiceNo: '000456', SwipedAt: '2026-11-20T08:15:00+07:00' };
  const Bills = [{ ...slip, LogWithdrawalID: 1, Amount: millions * MILLION, Source: 1 as const, Status: 1 as const }];
  must(saveLotBills(shop.world, { Bills }, shop.owner));
}

function keptCard(shop: TestShop): void {
  startOrder(shop, { Amount: MILLION });
  must(changeHoldCard(shop.world, { cardDataID: shop.cardId }, shop.owner));
}

function brokenRule(shop: TestShop): void {
  const { ScheduleID } = startOrder(shop, { Amount: 3 * MILLION });
  const swipe = { ScheduleID, PosID: shop.posId, Amount: MILLION, OverrideReason: 'Khách quẹt lần hai' };
  must(addWithdrawal(shop.world, swipe, shop.owner));
  must(addWithdrawal(shop.world, swipe, shop.owner));
}
