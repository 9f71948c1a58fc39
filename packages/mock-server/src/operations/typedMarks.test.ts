import { beforeEach, expect, test } from 'vitest';
import { maturityOf, stockedShop, visaOf, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
  for (const [place, [FullName, Amount]] of [
    ['Nguyễn Thị Hạnh', 300_000] as const,
    ['Trần Văn Thanh', 36_000_000] as const,
  ].entries()) {
    const body = { FullName, Phone: `098700000${place}`, Status: 1 } as const;
    const CustomerID = shop.ask('saveCustomer', { body }).Data.CustomerID;
    const CardDataID = shop.ask('saveCard', { body: visaOf(CustomerID) }).Data.cardDataID;
    const order = { ...maturityOf(shop), CustomerID, CardDataID };
    const { ScheduleID } = shop.ask('createSchedule', { body: order }).Data;
    shop.ask('changeScheduleStatus', { ScheduleID, Status: 1 });
    shop.ask('changeScheduleStatus', { ScheduleID, Status: 2 });
    shop.ask('addCustomerTopUp', { body: { ScheduleID, Amount, Method: 1 } });
  }
});

/** Whom each list and picker finds, and what the cash book sums. */
function found(text: string) {
  const search = { GeneralSearch: text };
  const book = shop.ask('getCashBook', search);
  return {
    'sổ quỹ': [book.Data.Entries.map((entry) => entry.PartyName), book.Totals.In],
    'khách hàng': shop.ask('listCustomers', search).Data.map((row) => row.FullName),
    'chọn khách': shop.ask('searchCustomers', search).Data.map((row) => row.FullName),
    thẻ: shop.ask('listCards', search).Data.map((row) => row.CustomerName),
    'chọn thẻ': shop.ask('listShopCards', search).Data.length,
    đơn: shop
      .ask('searchSchedules', { body: { ...search, PageIndex: 1, PageSize: 20 } })
      .Data.map((row) => row.CustomerName),
    'công nợ': shop.ask('getDetailDebt', search).Data.Parties.map((row) => row.Name),
  };
}

const HANH = 'Nguyễn Thị Hạnh';

test('typed marks filter every list, picker and the sums of the cash book', () => {
  expect(found('hạnh')).toEqual({
    'sổ quỹ': [[HANH], 300_000],
    'khách hàng': [HANH],
    'chọn khách': [HANH],
    thẻ: [HANH],
    'chọn thẻ': 1,
    đơn: [HANH],
    'công nợ': [HANH],
  });
});

test('without marks, or where nobody has those typed, all are found who are written alike', () => {
  expect(found('hanh')['sổ quỹ'][1]).toBe(36_300_000);
  expect(found('hãnh')).toEqual(found('hanh'));
});
