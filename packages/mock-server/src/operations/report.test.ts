import { beforeEach, expect, test } from 'vitest';
import { orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
  const ScheduleID = orderOwingItsFee(shop);
  shop.ask('addCustomerTopUp', { body: { ScheduleID, Amount: 540_000, Method: 1 } });
});

test('each fund closes with its opening plus in less out, and its last line says the same', () => {
  const { Data, Total, Totals } = shop.ask('getCashBook', DAY);
  expect(Data.Funds).toMatchObject([
    { Fund: 'Tiền mặt', Opening: 0, In: 540_000, Out: 0, Closing: 540_000 },
    { Fund: 'VCB ···5600', Opening: 0, In: 500_000_000, Out: 30_000_000, Closing: 470_000_000 },
  ]);
  expect(Total).toBe(3);
  expect(Totals).toEqual({ Opening: 0, In: 500_540_000, Out: 30_000_000, Closing: 470_540_000 });
  for (const fund of Data.Funds) {
    expect(fund.Closing).toBe(fund.Opening + fund.In - fund.Out);
    expect(Data.Entries.findLast((entry) => entry.Fund === fund.Fund)?.Balance).toBe(fund.Closing);
  }
});

test('what happened before the period is its opening', () => {
  const { Data, Total } = shop.ask('getCashBook', { fromDate: '2026-11-21', accountType: 2 });
  expect(Total).toBe(0);
  expect(Data.Funds).toMatchObject([{ Opening: 470_000_000, In: 0, Out: 0, Closing: 470_000_000 }]);
});

test.each([
  ['one account', { accountType: 2, accountID: 1 }, 2],
  ['cash alone', { accountType: 1 }, 1],
  ['the name of the customer', { GeneralSearch: 'nguyen thi hoa' }, 2],
  ['a voucher number', { GeneralSearch: 'SDD000001' }, 1],
  ['the first page of one line', { PageIndex: 1, PageSize: 1 }, 3],
] as const)('the cash book is read by %s', (_by, filter, total) => {
  expect(shop.ask('getCashBook', { ...DAY, ...filter }).Total).toBe(total);
});

test('a line names its voucher, its order and the other party', () => {
  expect(shop.ask('getCashBook', { accountType: 1 }).Data.Entries[0]).toMatchObject({
    VoucherNo: 'KT000002',
    RefType: 'TopUp',
    ScheduleCode: 'HD000001',
    PartyName: 'Nguyễn Thị Hoa',
    CreatedByName: 'Trần Văn Chủ',
  });
});

test('a period that ends before it begins, or never ends, is refused', () => {
  const backwards = { fromDate: '2026-11-20', toDate: '2026-11-19' };
  expect(shop.reply('getCashBook', backwards).body).toMatchObject({ Result: 0, Code: 'Invalid' });
  expect(shop.reply('getRevenueByDay', backwards).body).toMatchObject({ Result: 0, Code: 'Invalid' });
  const long = { fromDate: '2025-01-01', toDate: '2026-11-20' };
  expect(shop.reply('getRevenueByDay', long).body.Message).toBe('Chỉ xem được tối đa 366 ngày một lần');
  expect(shop.reply('getRevenueByDay', { fromDate: '2026-02-30', toDate: '2026-11-20' }).status).toBe(400);
});

test('revenue is the fees earned, never the money swiped', () => {
  const { Data } = shop.ask('getRevenueByDay', { fromDate: '2026-11-19', toDate: '2026-11-20' });
  expect(Data.Days.map((day) => [day.Date, day.Revenue])).toEqual([
    ['2026-11-19', 0],
    ['2026-11-20', 540_000],
  ]);
  expect(Data.Totals).toMatchObject({
    OrderCount: 1,
    AppointmentCount: 1,
    TotalPaidCard: 30_000_000,
    TotalSwipe: 30_000_000,
    Revenue: 540_000,
    PosFeeAmount: 396_000,
    AffAmount: 0,
    PartnerAmount: 0,
    GrossProfit: 144_000,
    NewCustomers: 1,
  });
  expect(Data.Previous.Revenue).toBe(0);
  expect(Data.Debts).toEqual({ Customer: 0, Partner: 0, Aff: 0, Pos: 29_604_000, PosOverdue: 0 });
  expect(Data.Shops).toMatchObject([{ ShopName: 'Thẻ Phú Nhuận', FundTotal: 470_540_000, GrossProfit: 144_000 }]);
});

test('money a POS has not returned is overdue the day after the working day it was due', () => {
  expect(['2026-11-20', '2026-11-23', '2026-11-24'].map(overdueOn)).toEqual([0, 0, 29_604_000]);
});

function overdueOn(toDate: string): number {
  return shop.ask('getRevenueByDay', { fromDate: toDate, toDate }).Data.Debts.PosOverdue;
}
