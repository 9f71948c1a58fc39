import { beforeEach, expect, test } from 'vitest';
import { HOA, maturityOf, POS, stockedShop, VCB, visaOf, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

test('a list gives its page, the count and the sums of all matches', () => {
  for (const [place, Phone] of ['0911111111', '0922222222', '0933333333'].entries()) {
    shop.ask('saveCustomer', { body: { ...HOA, FullName: `Khách ${place}`, Phone } });
  }
  const page = shop.ask('listCustomers', { PageIndex: 2, PageSize: 3, SortBy: 'Phone', SortDir: 'asc' });
  expect(page.Data.map((row) => row.Phone)).toEqual(['0987654321']);
  expect(page).toMatchObject({ Total: 4, Totals: { Debt: 0, CardCount: 1 } });
  expect(shop.reply('listCustomers', { SortBy: 'KhongCo' }).body).toMatchObject({ Result: 0, Code: 'Invalid' });
});

test.each([
  ['without tone marks', 'nguyen hoa', 1],
  ['by phone as people write it', '+84 987 654 321', 1],
  ['by code', 'KH000001', 1],
  ['by nothing that exists', 'zzz', 0],
])('a customer is found %s', (_how, GeneralSearch, total) => {
  expect(shop.ask('listCustomers', { GeneralSearch }).Total).toBe(total);
  expect(shop.ask('searchCustomers', { GeneralSearch }).Data).toHaveLength(total);
});

test('an empty filter and -1 mean all, 0 means stopped', () => {
  shop.ask('saveCustomer', { body: { ...HOA, Phone: '0911111111', Status: 0 } });
  const totalFor = (Status: number | undefined) => shop.ask('listCustomers', { Status }).Total;
  expect([undefined, -1, 0, 1].map(totalFor)).toEqual([2, 2, 1, 1]);
  const text = shop.engine.call('listCustomers', { query: { Status: '', GeneralSearch: '' } }, shop.session);
  expect(text.body.Total).toBe(2);
});

test('a save answers the record with its names and counts its versions; a stale copy is refused', () => {
  const made = shop.ask('saveCustomer', { body: { ...HOA, Phone: '0911111111' } });
  expect(made.Message).toBe('Thêm khách hàng thành công');
  expect(made.Data).toMatchObject({ Code: 'KH000002', Version: 1, CreatedByName: 'Trần Văn Chủ', Debt: 0 });
  const { CustomerID, Version } = made.Data;
  const body = { ...HOA, Phone: '0911111111', CustomerID, Version, Note: 'Khách quen' };
  expect(shop.ask('saveCustomer', { body })).toMatchObject({
    Message: 'Cập nhật khách hàng thành công',
    Data: { Version: 2, Note: 'Khách quen', UpdatedByName: 'Trần Văn Chủ' },
  });
  expect(shop.reply('saveCustomer', { body }).body.Code).toBe('Stale');
  expect(shop.reply('saveCustomer', { body: { ...body, Version: undefined } }).status).toBe(400);
});

test('a phone belongs to one customer, an account and a terminal exist once', () => {
  expect(shop.reply('saveCustomer', { body: { ...HOA, Phone: '+84987654321' } }).body).toMatchObject({
    Result: 0,
    Code: 'Duplicate',
    Errors: [{ path: '/Phone' }],
  });
  expect(shop.reply('saveBankCard', { body: VCB }).body.Code).toBe('Duplicate');
  expect(shop.reply('savePos', { body: POS }).body.Code).toBe('Duplicate');
  expect(shop.reply('saveCard', { body: visaOf(shop.customerId) }).body.Code).toBe('Duplicate');
});

test('what nobody used is deleted, what an order uses stays', () => {
  shop.ask('createSchedule', { body: maturityOf(shop) });
  expect(shop.reply('deleteCard', { cardDataID: shop.cardId }).body.Code).toBe('InUse');
  expect(shop.reply('deleteCustomer', { CustomerID: shop.customerId }).body.Code).toBe('InUse');
  expect(shop.reply('deleteBankCard', { BankCardID: shop.bankCardId }).body.Code).toBe('InUse');
  expect(shop.ask('deletePos', { posID: shop.posId }).Data).toEqual({ ID: shop.posId });
  expect(shop.ask('listPos', {}).Total).toBe(0);
});

test('an account shows its balance; correcting its opening corrects the balance', () => {
  const [row] = shop.ask('listBankCards', {}).Data;
  expect(row).toMatchObject({ Balance: 500_000_000, BankName: 'Vietcombank', AccountOwner: 'TRAN VAN CHU' });
  const body = { ...VCB, BankCardID: shop.bankCardId, Version: row?.Version, OpeningBalance: 450_000_000 };
  expect(shop.ask('saveBankCard', { body }).Data.Balance).toBe(450_000_000);
});

test('a card goes into the shop’s keeping and back, each time logged', () => {
  const held = shop.ask('changeHoldCard', { cardDataID: shop.cardId, HoldPlace: 'Ngăn 2', Note: 'Khách gửi' }).Data;
  expect(held).toMatchObject({ cardInShop: true, HoldPlace: 'Ngăn 2', HoldDays: 0 });
  const { Version } = held;
  const moved = { ...visaOf(shop.customerId), cardDataID: shop.cardId, Version, HoldPlace: 'Ngăn 3' };
  expect(shop.ask('saveCard', { body: moved }).Data).toMatchObject({ cardInShop: true, HoldPlace: 'Ngăn 3' });
  expect(shop.ask('listCards', { cardInShop: true }).Total).toBe(1);
  shop.ask('changeHoldCard', { cardDataID: shop.cardId });
  const { HoldLogs, cardInShop } = shop.ask('getCard', { ID: shop.cardId }).Data;
  expect(cardInShop).toBe(false);
  expect(HoldLogs).toMatchObject([{ Held: false }, { Held: true, Note: 'Khách gửi', UserName: 'Trần Văn Chủ' }]);
});

test('the badge counts cards that are due, by how near they are', () => {
  expect(shop.ask('countCardNotices', {}).Data).toEqual({ CountCard: 1, Overdue: 0, DueIn3: 0, DueIn7: 1 });
  expect(shop.ask('listCards', { DueLevel: 1 }).Data[0]).toMatchObject({ NextDue: '2026-11-25', DaysToDue: 5 });
  expect(shop.ask('listCardsByCustomer', { CustomerID: shop.customerId }).Total).toBe(1);
});

test('a POS over its limit is told, without another amount or POS', () => {
  const [row] = shop.ask('listPos', {}).Data;
  const body = { ...POS, posID: shop.posId, Version: row?.Version, MinPerBill: 1_000_000, MaxPerBill: 20_000_000 };
  shop.ask('savePos', { body });
  const codes = (Money: number) => shop.ask('checkSwipeRules', { PosID: shop.posId, Money }).Data.map((w) => w.Code);
  expect([500_000, 10_000_000, 30_000_000].map(codes)).toEqual([['W02'], [], ['W03']]);
  const [warning] = shop.ask('checkSwipeRules', { PosID: shop.posId, Money: 30_000_000 }).Data;
  expect(warning).toEqual({
    Code: 'W03',
    Level: 3,
    Message: 'Số tiền lớn hơn mức tối đa mỗi bill 20.000.000 ₫',
  });
});

test('pickers offer what the shop has', () => {
  expect(shop.ask('listAllStaff', {}).Data).toMatchObject([{ FullName: 'Trần Văn Chủ', GroupID: 1 }]);
  expect(shop.ask('listAllUsers', {}).Total).toBe(1);
  expect(shop.ask('listAllBanks', {}).Data[0]).toMatchObject({ BankCode: 'VCB', Bin: '970436' });
  expect(shop.ask('listShopCards', { GeneralSearch: '4821' }).Data).toMatchObject([{ CustomerName: 'Nguyễn Thị Hoa' }]);
  const [pos] = shop.ask('listAllPos', {}).Data;
  expect(pos?.Fees?.find((fee) => fee.TypeCard === 1)).toMatchObject({ FeePercent: 1320 });
  expect(shop.ask('listAllAffs', {}).Total).toBe(0);
  expect(shop.ask('getAffPercent', { AffID: 1, TypeCard: 1 }).Data.Percent).toBe(0);
  expect(shop.ask('listActiveShops', {}).Data).toMatchObject([{ ShopName: 'Thẻ Phú Nhuận', Code: 'CH0001' }]);
});

test('an action is logged on one line', () => {
  const { ID } = shop.ask('addLogAction', { MenuID: 10, ActionID: 2, Note: 'Thêm khách hàng\r\nKH000001' }).Data;
  expect(shop.engine.world.actions.get(ID)).toMatchObject({
    Note: String.raw`Thêm khách hàng\nKH000001`,
    MenuID: 10,
  });
});
