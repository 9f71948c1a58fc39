import { beforeEach, expect, test } from 'vitest';
import { stockedShop, type StockedShop } from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

const typeNamed = (type: 1 | 2, name: string) =>
  shop.ask('listVoucherTypesByType', { type }).Data.find((row) => row.name === name)?.ConfigID ?? 0;
const closing = () => shop.ask('getCashBook', {}).Totals.Closing;

test('a voucher moves its fund, opens into its entry and is taken back', () => {
  const body = {
    ConfigID: typeNamed(2, 'Điện nước Internet'),
    Amount: 1_250_000,
    Method: 1,
    Description: 'Điện tháng 11',
  } as const;
  const { Data, Message } = shop.ask('addExpense', { body });
  expect([Message, Data.Code, Data.Status, closing()]).toEqual([
    'Thêm phiếu chi thành công',
    'PC000001',
    1,
    498_750_000,
  ]);
  const { Entries } = shop.ask('getVoucher', { paymentID: Data.paymentID }).Data;
  expect(Entries.map((entry) => entry.Lines.map((line) => line.Name))).toEqual([
    ['Chi: Điện nước Internet', 'Quỹ: Tiền mặt'],
  ]);
  shop.ask('cancelVoucher', { paymentID: Data.paymentID, Reason: 'Ghi nhầm quỹ' });
  expect([closing(), shop.ask('listVouchers', {}).Totals.Count]).toEqual([500_000_000, 0]);
});

test('a transfer moves both its funds, is neither income nor expense, and is taken back whole', () => {
  const body = { Amount: 50_000_000, Method: 2, BankCardID: 1, ToMethod: 1, Description: 'Rút tiền về quầy' } as const;
  const { Data, Message } = shop.ask('transferFund', { body });
  expect([Message, Data.Code, Data.type, Data.Fund, Data.ToFund]).toEqual([
    'Chuyển quỹ thành công',
    'CQ000001',
    3,
    'VCB ···5600',
    'Tiền mặt',
  ]);
  const { Entries } = shop.ask('getVoucher', { paymentID: Data.paymentID }).Data;
  expect(Entries.map((entry) => entry.Lines.map((line) => [line.Name, line.Debit, line.Credit]))).toEqual([
    [
      ['Quỹ: Tiền mặt', 50_000_000, 0],
      ['Quỹ: VCB ···5600', 0, 50_000_000],
    ],
  ]);
  expect(closing()).toBe(500_000_000);
  expect(shop.ask('listVouchers', {}).Totals).toMatchObject({ Count: 0, In: 0, Out: 0, Transferred: 50_000_000 });
  shop.ask('cancelVoucher', { paymentID: Data.paymentID, Reason: 'Ngân hàng đóng cửa' });
  expect(shop.ask('getCashBook', {}).Data.Funds.map((fund) => fund.Closing)).toEqual([0, 500_000_000]);
  expect(shop.ask('listVouchers', {}).Totals.Transferred).toBeUndefined();
  const same = { ...body, ToMethod: 2, ToBankCardID: 1 } as const;
  expect(shop.reply('transferFund', { body: same }).body).toMatchObject({ Message: 'Quỹ đến phải khác quỹ đi' });
});

test('a large expense is booked at once where nobody else could approve it', () => {
  const body = {
    ConfigID: typeNamed(2, 'Lương'),
    Amount: 30_000_000,
    Method: 1,
    Description: 'Lương tháng 11',
  } as const;
  const { Data, Message } = shop.ask('addExpense', { body });
  expect([Message, Data.Status, Data.ApprovedByName]).toEqual(['Thêm phiếu chi thành công', 1, undefined]);
  expect(closing()).toBe(470_000_000);
});

test.each([
  ['no category', { ConfigID: undefined }, 400],
  ['nothing', { Amount: 0 }, 400],
  ['a party without its kind', { PartyID: 1 }, 400],
  ['a category of the other kind', {}, 200],
])('an income with %s is refused', (_what, wrong, status) => {
  const body = { ConfigID: typeNamed(2, 'Lương'), Amount: 5, Method: 1, Description: 'Thu', ...wrong };
  const reply = shop.reply('addReceipt', { body: body as never });
  expect([reply.status, reply.body.Result === 1]).toEqual([status, false]);
});

test('a category is added, used, renamed; what it means stays once a voucher names it', () => {
  const body = { name: 'Tiền gửi xe', type: 2, IsBusinessResult: true, status: 1 } as const;
  const { Data, Message } = shop.ask('saveVoucherType', { body });
  expect([Message, Data.VoucherCount, Data.IsCompany]).toEqual(['Thêm loại thu chi thành công', 0, false]);
  expect(shop.reply('saveVoucherType', { body: { ...body, name: 'TIEN GUI XE' } }).body.Code).toBe('Duplicate');
  const { ConfigID, Version } = Data;
  shop.ask('addExpense', { body: { ConfigID, Amount: 5_000, Method: 1, Description: 'Gửi xe giao thẻ' } });
  const renamed = { ...body, ConfigID, Version, name: 'Gửi xe' };
  expect(shop.reply('saveVoucherType', { body: { ...renamed, IsBusinessResult: false } }).body.Code).toBe('InUse');
  const saved = shop.ask('saveVoucherType', { body: { ...renamed, status: 0 } });
  expect(saved.Message).toBe('Cập nhật loại thu chi thành công');
  expect(saved.Data).toMatchObject({ name: 'Gửi xe', VoucherCount: 1, Version: Version + 1 });
  expect(shop.reply('saveVoucherType', { body: renamed }).body.Code).toBe('Stale');
  expect(shop.ask('listVoucherTypes', { name: 'gui xe', type: 2 }).Data).toMatchObject([{ ConfigID, status: 0 }]);
  expect(typeNamed(2, 'Gửi xe')).toBe(0);
});
