import { beforeEach, expect, test } from 'vitest';
import { orderAtWork, stockedShop, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;
let swipeId: number;

const SLIP = {
  TID: '24531876',
  LotNo: '000123',
  InvoiceNo: '000456',
  ApprovalCode: '845213',
  CardMasked: '4221 51** **** 4821',
  Amount: 30_000_000,
  SwipedAt: '2026-11-20T08:15:00+07:00',
  Source: 1,
} as const;

beforeEach(() => {
  shop = stockedShop();
  const ScheduleID = orderAtWork(shop);
  const { LotNo, InvoiceNo, ApprovalCode, Amount, SwipedAt } = SLIP;
  const body = { ScheduleID, PosID: shop.posId, LotNo, InvoiceNo, ApprovalCode, Amount, SwipedAt };
  swipeId = shop.ask('addWithdrawal', { body }).Data.logWithdrawalId;
});

const keep = (...Bills: object[]) => shop.reply('addLotBills', { body: { Bills: Bills as never } }).body;
const confirmed = () => ({ ...SLIP, Status: 1, LogWithdrawalID: swipeId });
const draft = { ...SLIP, InvoiceNo: '000777', LotNo: '000124', Amount: 5_000_000, Status: 0 };

test('slips come newest first with their swipe, their order and the sums of those that count', () => {
  expect(keep(confirmed(), draft)['Result']).toBe(1);
  const { Data, Total, Totals } = shop.ask('listBills', {});
  expect([Total, Totals]).toEqual([2, { Amount: 35_000_000, Confirmed: 1, Drafts: 1 }]);
  expect(Data.map((bill) => [bill.InvoiceNo, bill.ScheduleCode, bill.AmountDifference])).toEqual([
    ['000777', undefined, undefined],
    ['000456', 'HD000001', 0],
  ]);
  expect(Data[1]).toMatchObject({ PosName: 'Máy VCB quầy 1', CustomerName: 'Nguyễn Thị Hoa', SwipeAmount: 30_000_000 });
});

test.each([
  ['drafts', { Status: 0 }, 1],
  ['those with a swipe', { IsLinked: true }, 1],
  ['a lot', { LotNo: '000124' }, 1],
  ['a terminal that has none', { PosID: 99 }, 0],
  ['days before', { ToDate: '2026-11-19' }, 0],
  ['the name of the customer', { GeneralSearch: 'nguyen hoa' }, 1],
  ['an invoice', { GeneralSearch: '000777' }, 1],
  ['one slip', { BillID: 2 }, 1],
])('slips are found by %s', (_by, filter, total) => {
  keep(confirmed(), draft);
  expect(shop.ask('listBills', filter).Total).toBe(total);
});

test('a swipe has one slip; a cancelled one no longer counts and makes room', () => {
  keep(confirmed());
  expect(keep(confirmed())).toMatchObject({ Result: 0, Code: 'Duplicate', Message: 'Lượt quẹt này đã có bill' });
  const cancel = { ...confirmed(), BillID: 1, Version: 1, Status: 3 };
  expect(keep(cancel)['Code']).toBe('ReasonRequired');
  expect(keep({ ...cancel, Reason: 'Chọn nhầm lượt quẹt' })['Result']).toBe(1);
  expect(shop.ask('listBills', {}).Totals).toEqual({ Amount: 0, Confirmed: 0, Drafts: 0 });
  expect(keep(confirmed())['Result']).toBe(1);
  expect(shop.ask('listBills', { LogWithdrawalID: swipeId, Status: 1 }).Total).toBe(1);
});
