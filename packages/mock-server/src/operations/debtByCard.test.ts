import { beforeEach, expect, test } from 'vitest';
import { orderOf, orderOwingItsFee, POS, stockedShop, type StockedShop } from '../testing/openShop.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

let shop: StockedShop;
let first: number;

/** An order of 30 triệu, swiped at a machine fee of 396.000 đ, that owes its fee of 540.000 đ. */
beforeEach(() => {
  shop = stockedShop();
  first = orderOwingItsFee(shop);
});

function payByCard(Amount: number, CustomerFeePercent: number) {
  const card = { CustomerID: shop.customerId, CardDataID: shop.cardId, PosID: shop.posId };
  const body = { ...card, Amount, CustomerFeePercent, OverrideReason: 'Khách quẹt trả nợ' };
  return shop.ask('payDebtCustomerWithCard', { body }).Data;
}

/** The same order on another machine: a card is swiped once a day on each. */
function secondOrder(): number {
  const { posID: posId } = shop.ask('savePos', { body: { ...POS, TID: '24531877' } }).Data;
  return orderOwingItsFee({ ...shop, posId });
}

/** Swiped, fee and machine fee of each order, and of what belongs to none. */
const byOrder = () =>
  Object.fromEntries(
    shop
      .ask('getOrderReport', DAY)
      .Data.map((row) => [row.ScheduleID ?? 'ngoài đơn', [row.TotalSwipe, row.Revenue, row.PosFeeAmount]]),
  );

test('a swipe that pays an order and a debt outside any gives each its part', () => {
  const old = { DebtType: 1, PartyID: shop.customerId, Amount: 1_000_000, Reason: 'Nợ cũ chuyển sang' } as const;
  shop.ask('adjustDebt', { body: old });
  payByCard(1_540_000, 0);
  expect(byOrder()).toEqual({
    [first]: [30_540_000, 540_000, 396_000 + 7_128],
    'ngoài đơn': [1_000_000, 0, 13_200],
  });
  const { Services, Totals } = shop.ask('getDailyReport', { date: DAY.toDate }).Data;
  expect(Services.map(({ TotalSwipe, PosFeeAmount }) => [TotalSwipe, PosFeeAmount])).toEqual([
    [30_540_000, 403_128],
    [0, 0],
    [0, 0],
    [1_000_000, 13_200],
  ]);
  expect([Totals.TotalSwipe, Totals.PosFeeAmount]).toEqual([31_540_000, 416_328]);
});

test('a swipe that pays two orders gives each its part of the fees, on its page as in the reports', () => {
  const second = secondOrder();
  expect(payByCard(1_000_000, 1000).Allocations).toMatchObject([
    { ScheduleID: first, Amount: 540_000 },
    { ScheduleID: second, Amount: 450_000 },
  ]);
  expect(byOrder()).toEqual({
    [first]: [30_000_000 + 545_455, 540_000 + 5_455, 396_000 + 7_200],
    [second]: [30_000_000 + 454_545, 540_000 + 4_545, 396_000 + 6_000],
  });
  expect(orderOf(shop, first)).toMatchObject({ FeeAmount: 545_455, PosFeeAmount: 403_200, TotalTopUp: 545_455 });
  expect(orderOf(shop, second)).toMatchObject({ FeeAmount: 544_545, PosFeeAmount: 402_000, CustomerDebt: 90_000 });
});

test('taking it back leaves each order as it was', () => {
  const second = secondOrder();
  const before = byOrder();
  const { DebtID } = payByCard(1_000_000, 1000);
  shop.ask('cancelPayDebt', { DebtID: DebtID ?? 0, Reason: 'Quẹt nhầm thẻ' });
  expect(byOrder()).toEqual(before);
  expect(orderOf(shop, second).CustomerDebt).toBe(540_000);
});
