import { beforeEach, expect, test } from 'vitest';
import { orderAtWork, orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

/** What a document that was cancelled without a reason says. */
const CancelReason = 'Không ghi lý do';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

test('a payment of a debt is cancelled by its number alone', () => {
  orderOwingItsFee(shop);
  const { Data } = shop.ask('payDebtCustomer', { body: { CustomerID: shop.customerId, Amount: 40_000, Method: 1 } });
  expect(shop.ask('cancelPayDebt', { DebtID: Data.DebtID ?? 0 }).Data).toMatchObject({ Status: 4, CancelReason });
});

test('a swipe, its lot’s payment and its POS’s money back are cancelled by what the calls name', () => {
  const ScheduleID = orderAtWork(shop);
  const Amount = 30_000_000;
  const slip = { PosID: shop.posId, LotNo: '000123', InvoiceNo: '000456', OverrideReason: 'Khách chờ' };
  const { logWithdrawalId } = shop.ask('addWithdrawal', { body: { ScheduleID, Amount, ...slip } }).Data;
  const [lot] = shop.ask('listNumberLots', { fromDate: '2026-11-20', IsOpen: true }).Data;
  const part = { NumberLoID: lot?.numberLoID ?? 0, Amount: 9_604_000, Method: 1 as const };
  const { payNumberLoID } = shop.ask('payNumberLot', { body: part }).Data;
  expect(shop.ask('cancelLotPayment', { payNumberLoID }).Data).toMatchObject({ Status: 2, CancelReason });
  const money = { PosParentID: shop.posId, Amount: 30_000_000, Method: 1 as const };
  const { paymentID } = shop.ask('payCashBack', { body: money }).Data;
  shop.ask('cancelCashBackPayment', { paymentID });
  const back = shop.ask('listCashBackPayments', { posParentID: shop.posId });
  expect(back.Data).toMatchObject([{ Status: 2, CancelReason }]);
  const swipe = shop.ask('cancelWithdrawal', { ScheduleID, LogWithdrawalId: logWithdrawalId });
  expect(swipe.Data).toMatchObject({ Status: 3, CancelReason });
});

test('a voucher is cancelled and a loss is deleted by its number alone', () => {
  const ConfigID = shop.ask('listVoucherTypesByType', { type: 2 }).Data.find((row) => row.name === 'Lương')?.ConfigID;
  const body = { ConfigID: ConfigID ?? 0, Amount: 5, Method: 1, Description: 'Lương tháng 11' } as const;
  const { paymentID } = shop.ask('addExpense', { body }).Data;
  expect(shop.ask('cancelVoucher', { paymentID }).Data).toMatchObject({ Status: 2, CancelReason });
  const ScheduleID = orderOwingItsFee(shop);
  const loss = { ScheduleID, Kind: 1, Amount: 500_000, Reason: 'Thẻ bị khóa sau khi nạp' } as const;
  const { id } = shop.ask('addBadExpense', { body: loss }).Data;
  expect(shop.ask('deleteBadExpense', { id }).Data).toMatchObject({ Status: 2, CancelReason });
});

test('an order is cancelled, and a finished one opened again, by its number and status alone', () => {
  const ScheduleID = orderOwingItsFee(shop);
  const statusLog = () => shop.ask('getScheduleHistory', { ScheduleID }).Data.StatusLog;
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 2 });
  expect(statusLog().map(({ Note }) => Note)).toContain(CancelReason);
  const other = orderAtWork(shop);
  shop.ask('changeScheduleStatus', { ScheduleID: other, Status: 5 });
  expect(shop.ask('listCancelledOrders', {}).Data).toMatchObject([{ ScheduleID: other, CancelReason }]);
});

test('a reason that is given still has to say something', () => {
  orderOwingItsFee(shop);
  const { Data } = shop.ask('payDebtCustomer', { body: { CustomerID: shop.customerId, Amount: 40_000, Method: 1 } });
  expect(shop.reply('cancelPayDebt', { DebtID: Data.DebtID ?? 0, Reason: 'Sai' }).status).toBe(400);
});
