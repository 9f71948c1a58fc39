import { beforeEach, expect, test } from 'vitest';
import { orderAtWork, stockedShop, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
  const ScheduleID = orderAtWork(shop);
  const Amount = 30_000_000;
  shop.ask('addPaymentSchedule', { body: { ScheduleID, Amount, Method: 2, BankCardID: shop.bankCardId } });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount, PosID: shop.posId, LotNo: '000123', InvoiceNo: '000456' } });
});

test('a lot is settled against its slip, paid in two parts, and a cancelled part is left again', () => {
  const [lot] = shop.ask('listNumberLots', { fromDate: '2026-11-20', IsOpen: true }).Data;
  expect(lot).toMatchObject({ LotNo: '000123', BillCount: 1, Remain: 29_604_000, Status: 0, DueDate: '2026-11-23' });
  const { numberLoID = 0, Version = 0 } = lot ?? {};
  const slip = { numberLoID, Version, SlipCount: 1, SlipAmount: 30_000_000, IsSettled: true };
  expect(shop.ask('updateNumberLot', { body: slip }).Data.Status).toBe(1);
  expect(shop.reply('updateNumberLot', { body: slip }).body.Code).toBe('Stale');
  const money = { NumberLoID: numberLoID, Method: 2 as const, BankCardID: shop.bankCardId };
  shop.ask('payNumberLot', { body: { ...money, Amount: 20_000_000 } });
  const { payNumberLoID } = shop.ask('payNumberLot', { body: { ...money, Amount: 9_604_000, RefNo: 'FT2632' } }).Data;
  expect(shop.ask('listLotPayments', { numberLoID })).toMatchObject({ Total: 2, Totals: { Remain: 0 } });
  expect(shop.ask('listNumberLots', { Status: 3 }).Total).toBe(1);
  shop.ask('cancelLotPayment', { payNumberLoID, Reason: 'Ngân hàng thu hồi' });
  expect(shop.ask('listNumberLots', { Status: 2 }).Totals).toMatchObject({ Remain: 9_604_000 });
});

test('bills go from one lot to another, and the emptied lot is deleted', () => {
  const body = { PosID: shop.posId, BusinessDate: '2026-11-20', LotNo: '000124' };
  const other = shop.ask('createNumberLot', { body }).Data.numberLoID;
  const [bill] = shop.ask('listLotBills', { numberLoID: 1 }).Data;
  expect(bill).toMatchObject({ NumberLoID: 1, InvoiceNo: '000456' });
  const id = bill?.logWithdrawalId ?? 0;
  shop.ask('addLotBills', { body: { numberLoID: 1, RemoveIDs: [id] } });
  expect(shop.ask('listLotBills', { numberLoID: other, IsFree: true }).Total).toBe(1);
  expect(shop.ask('addLotBills', { body: { numberLoID: other, AddIDs: [id] } }).Data.Lot?.BillCount).toBe(1);
  shop.ask('deleteNumberLot', { numberLoID: 1 });
  expect(shop.reply('deleteNumberLot', { numberLoID: other }).body.Code).toBe('InUse');
});

test('money of a parent POS is announced, pays the oldest lot, stays ahead for the rest, and is cancelled as a whole', () => {
  const announced = { PosParentID: shop.posId, Date: '2026-11-23', ExpectedAmount: 30_000_000 };
  const { CashBackID } = shop.ask('addCashBack', { body: announced }).Data;
  const money = { PosParentID: shop.posId, CashBackID, Method: 2 as const, BankCardID: shop.bankCardId };
  const paid = shop.ask('payCashBack', { body: { ...money, Amount: 30_000_000 } });
  expect(paid.Data).toMatchObject({ Type: 1, AllocatedAmount: 29_604_000, Surplus: 396_000, CanCancel: true });
  expect(shop.ask('listNumberLots', {}).Data).toMatchObject([{ Status: 3, Remain: 0 }]);
  expect(shop.ask('listCompanyCashBacks', {}).Data).toMatchObject([{ Surplus: 396_000, Balance: -396_000 }]);
  expect(shop.ask('listPosDebts', {}).Totals).toMatchObject({
    Swiped: 30_000_000,
    Fee: 396_000,
    Received: 30_000_000,
    Closing: -396_000,
    Surplus: 396_000,
  });
  const { paymentID } = paid.Data;
  expect(shop.reply('cancelCashBackPayment', { paymentID, Reason: 'Sai' }).status).toBe(400);
  shop.ask('cancelCashBackPayment', { paymentID, Reason: 'Ngân hàng thu hồi' });
  const history = shop.ask('listCashBackPayments', { posParentID: shop.posId });
  expect(history).toMatchObject({ Total: 1, Data: [{ Status: 2 }], Totals: { ReceivedAmount: 0, Surplus: 0 } });
  expect(shop.ask('listNumberLots', {}).Data).toMatchObject([{ Status: 0, Remain: 29_604_000 }]);
});
