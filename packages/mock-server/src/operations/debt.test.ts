import { beforeEach, expect, test } from 'vitest';
import { orderOf, orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;
let ScheduleID: number;

beforeEach(() => {
  shop = stockedShop();
  ScheduleID = orderOwingItsFee(shop);
});

const debtNow = () => shop.ask('listCustomers', {}).Totals.Debt;

test('a debt list opens into the entries that make it, to the đồng', () => {
  const list = shop.ask('getDetailDebt', { OnlyDebt: true });
  expect(list).toMatchObject({ Total: 1, Totals: { Closing: 540_000 }, Data: { Entries: [], Documents: [] } });
  const { Parties, Entries, Documents } = shop.ask('getDetailDebt', { customerID: shop.customerId }).Data;
  expect(Parties).toMatchObject([{ Increase: 30_540_000, Decrease: 30_000_000, Closing: 540_000 }]);
  expect(Entries.reduce((sum, entry) => sum + entry.Increase - entry.Decrease, 0)).toBe(540_000);
  expect(Entries.at(-1)?.Balance).toBe(540_000);
  expect(Documents).toMatchObject([{ Kind: 0, ScheduleID, Remain: 540_000, Status: 0 }]);
});

test('a paid debt leaves the debt list and comes back when the payment is cancelled', () => {
  const body = { CustomerID: shop.customerId, Amount: 540_000, Method: 1 } as const;
  const { Data, Message } = shop.ask('payDebtCustomer', { body });
  expect(Message).toBe('Thanh toán công nợ thành công');
  expect(Data).toMatchObject({ Kind: 1, Amount: -540_000, Allocations: [{ ScheduleID, Amount: 540_000 }] });
  expect(shop.ask('getDetailDebt', { OnlyDebt: true }).Total).toBe(0);
  expect(orderOf(shop, ScheduleID).CustomerDebt).toBe(0);
  const DebtID = Data.DebtID ?? 0;
  shop.ask('cancelPayDebt', { DebtID, Reason: 'Thu nhầm khách' });
  expect(debtNow()).toBe(540_000);
  expect(shop.reply('cancelPayDebt', { DebtID, Reason: 'Thu nhầm khách' }).body.Code).toBe('AlreadyCancelled');
});

test('more than the debt is refused and changes nothing', () => {
  const before = shop.engine.changes.count;
  const body = { CustomerID: shop.customerId, Amount: 540_001, Method: 1 } as const;
  expect(shop.reply('payDebtCustomer', { body }).body).toMatchObject({
    Result: 0,
    Code: 'OverDebt',
    Message: 'Số tiền vượt quá công nợ còn lại',
  });
  expect(shop.engine.changes.count).toBe(before);
});

test.each([
  ['a transfer without an account', { Method: 2 }, 400, 'Contract'],
  ['a fraction of a đồng', { Amount: 0.5 }, 400, 'Contract'],
  ['nothing', { Amount: 0 }, 400, 'Contract'],
  ['text where money belongs', { Amount: '540.000đ' }, 400, 'Contract'],
  ['more than any document may carry', { Amount: 2 ** 53 }, 400, 'Contract'],
])('paying %s is refused', (_what, change, status, code) => {
  const body = { CustomerID: shop.customerId, Amount: 540_000, Method: 1, ...change };
  expect(shop.reply('payDebtCustomer', { body: body as never })).toMatchObject({ status, body: { Code: code } });
  expect(debtNow()).toBe(540_000);
});

test('a customer whom nothing is owed has nothing to offset, and nothing changes', () => {
  const before = shop.engine.changes.count;
  const reply = shop.reply('offsetCustomerDebt', { body: { CustomerID: shop.customerId, Amount: 540_000 } });
  expect(reply.body).toMatchObject({ Result: 0, Code: 'NoDebt' });
  expect(shop.engine.changes.count).toBe(before);
});

test('an adjustment gives its reason, moves no money, and is taken back', () => {
  const body = { DebtType: 1, PartyID: shop.customerId, Amount: -40_000, Reason: 'Giảm phí theo thỏa thuận' } as const;
  expect(shop.reply('adjustDebt', { body: { ...body, Reason: 'Giảm phí' } }).status).toBe(400);
  expect(shop.reply('adjustDebt', { body: { ...body, Amount: 0 } }).body.Result).toBe(0);
  const { DebtID = 0 } = shop.ask('adjustDebt', { body }).Data;
  expect(debtNow()).toBe(500_000);
  expect(shop.ask('getCashBook', {}).Totals.Closing).toBe(470_000_000);
  shop.ask('cancelPayDebt', { DebtID, Reason: 'Nhập nhầm số' });
  expect(debtNow()).toBe(540_000);
});

test('a debt paid by card falls by the swipe less its fee, and the POS owes the swipe less the machine fee', () => {
  expect(shop.ask('listDebtByCard', { customerID: shop.customerId }).Data).toMatchObject([
    { CardDataID: shop.cardId, Last4: '4821', Debt: 540_000, OrderCount: 1 },
  ]);
  const body = {
    CustomerID: shop.customerId,
    CardDataID: shop.cardId,
    PosID: shop.posId,
    Amount: 500_000,
    CustomerFeePercent: 2000,
    OverrideReason: 'Khách trả nợ một lần',
  };
  expect(shop.ask('payDebtCustomerWithCard', { body }).Data).toMatchObject({ Kind: 2, FeeAmount: 10_000 });
  expect(debtNow()).toBe(540_000 - 490_000);
  expect(shop.ask('listPos', {}).Totals.Debt).toBe(29_604_000 + 493_400);
});

test('the same key pays once, another body with it is refused', () => {
  const pay = { CustomerID: shop.customerId, Amount: 100_000, Method: 1 };
  const send = (body: object) =>
    shop.engine.call('payDebtCustomer', { body, idempotencyKey: 'pay-2026-11-20-1' }, shop.session);
  expect(send(pay)).toEqual(send(pay));
  expect(send({ ...pay, Amount: 200_000 }).body).toMatchObject({ Result: 0, Code: 'KeyReused' });
  expect(debtNow()).toBe(440_000);
});

test('an adjustment of one order changes what it owes, within it, and is taken back', () => {
  const body = { ScheduleID, Amount: -40_000, Reason: 'Giảm phí theo thỏa thuận' };
  const { Data, Message } = shop.ask('adjustScheduleDebt', { body });
  expect(Message).toBe('Điều chỉnh công nợ thành công');
  expect(Data).toMatchObject({ PartyID: shop.customerId, Allocations: [{ ScheduleID }] });
  expect([orderOf(shop, ScheduleID).CustomerDebt, debtNow()]).toEqual([500_000, 500_000]);
  const before = shop.engine.changes.count;
  expect(shop.reply('adjustScheduleDebt', { body: { ...body, Amount: -500_001 } }).body.Result).toBe(0);
  expect(shop.reply('adjustScheduleDebt', { body: { ...body, Reason: 'Giảm phí' } }).status).toBe(400);
  expect(shop.reply('adjustScheduleDebt', { body: { ...body, ScheduleID: 99 } }).body.Code).toBe('NotFound');
  expect(shop.engine.changes.count).toBe(before);
  shop.ask('cancelPayDebt', { DebtID: Data.DebtID ?? 0, Reason: 'Nhập nhầm số' });
  expect([orderOf(shop, ScheduleID).CustomerDebt, debtNow()]).toEqual([540_000, 540_000]);
});
