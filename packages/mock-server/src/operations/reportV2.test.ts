import { beforeEach, expect, test } from 'vitest';
import { orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
  const ScheduleID = orderOwingItsFee(shop);
  shop.ask('addCustomerTopUp', { body: { ScheduleID, Amount: 500_000, Method: 1 } });
});

test('a customer is carried from opening to closing through each cause', () => {
  const { Data, Total, Totals } = shop.ask('getCompanyCustomerDebt', DAY);
  const sums = { Opening: 0, PaidCard: 30_000_000, Fee: 540_000, Sent: 0, Swiped: 30_000_000, Received: 500_000 };
  expect(Data).toMatchObject([
    { Account: 'customer/1', Name: 'Nguyễn Thị Hoa', ...sums, Adjusted: 0, Closing: 40_000 },
  ]);
  expect([Total, Totals]).toMatchObject([1, { ...sums, Adjusted: 0, Closing: 40_000 }]);
});

test('a POS owes what was swiped less what it keeps, and later it is overdue', () => {
  expect(shop.ask('getCompanyPosDebt', DAY).Totals).toMatchObject({
    Opening: 0,
    Swiped: 30_000_000,
    PosFee: 396_000,
    CashBack: 0,
    Adjusted: 0,
    Closing: 29_604_000,
    Overdue: 0,
    Advance: 0,
  });
  const later = { fromDate: '2026-11-24', toDate: '2026-11-24' };
  expect(shop.ask('getCompanyPosDebt', later).Data).toMatchObject([{ Opening: 29_604_000, Overdue: 29_604_000 }]);
});

test('what entered and left a fund stands in its column', () => {
  expect(shop.ask('getCompanyCashFlow', DAY).Data).toMatchObject([
    { Account: 'fund:cash', Received: 500_000, TotalIn: 500_000, TotalOut: 0, Closing: 500_000 },
    { Account: 'fund:bank/1', OtherIn: 500_000_000, PaidCard: 30_000_000, Closing: 470_000_000 },
  ]);
});

test('the lines of the result follow from each other', () => {
  const { Data, Totals } = shop.ask('getCompanyBusinessResult', DAY);
  expect(Data.map((line) => [line.Mark, line.Amount])).toEqual([
    ['1', 540_000],
    ['2', 396_000],
    ['3', 0],
    ['4', 0],
    ['5', 144_000],
    ['6', 0],
    ['7', 0],
    ['8', 0],
    ['8.1', 0],
    ['8.2', 0],
    ['8b', 0],
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', 0],
    ['e', 0],
    ['9', 144_000],
    ['10', 0],
    ['11', 0],
    ['12', 500_000_000],
    ['13', 500_144_000],
  ]);
  expect(Totals.NetProfit).toBe(144_000);
});

test('revenue has a row for a day with business and none for a day without', () => {
  const { Data, Totals } = shop.ask('getCompanyRevenue', { fromDate: '2026-11-18', toDate: '2026-11-20' });
  expect(Data).toMatchObject([{ Date: '2026-11-20', OrderCount: 1, TotalSwipe: 30_000_000, GrossProfit: 144_000 }]);
  expect(Totals.Revenue).toBe(540_000);
});

test.each([
  [{ Figure: 'Revenue' }, 540_000, 1],
  [{ Figure: 'GrossProfit' }, 144_000, 2],
  [{ Figure: 'TotalSwipe' }, 30_000_000, 1],
  [{ Account: 'customer/1', Figure: 'Fee' }, 540_000, 1],
  [{ Account: 'customer/1' }, 40_000, 4],
  [{ Account: 'pos', Figure: 'PosFee' }, 396_000, 1],
  [{ Account: 'fund:bank/1', Figure: 'PaidCard' }, 30_000_000, 1],
  [{ Account: 'expense' }, 396_000, 1],
] as const)('the figure %o opens into the entries that add up to it', (drill, closing, lines) => {
  const { Totals, Total, Data } = shop.ask('getCashBook', { ...DAY, ...drill });
  expect([Totals.Closing, Total]).toEqual([closing, lines]);
  expect(Data.Entries.at(-1)?.Balance).toBe(closing);
});

test('debts of any kind of party are listed', () => {
  expect([1, 2, 3, 4].map(partiesOf)).toEqual([['Nguyễn Thị Hoa'], [], [], ['Máy VCB quầy 1']]);
});

function partiesOf(kind: number): string[] {
  const { Data } = shop.ask('getDetailDebt', { PartyType: kind as 1 | 2 | 3 | 4 });
  return Data.Parties.map((party) => party.Name);
}
