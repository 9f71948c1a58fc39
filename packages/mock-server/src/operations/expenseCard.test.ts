import { beforeEach, expect, test } from 'vitest';
import { backOn, orderOf, orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

const Reason = 'Thẻ bị khóa sau khi nạp';

let shop: StockedShop;
let ScheduleID: number;

beforeEach(() => {
  shop = stockedShop();
  ScheduleID = orderOwingItsFee(shop);
});

const debt = () => shop.ask('listCustomers', {}).Totals.Debt;
const funds = () => shop.ask('getCashBook', {}).Totals.Closing;

test('a loss writes off what is owed, what is recovered lowers it, and deleting restores every posting', () => {
  const body = { ScheduleID, Kind: 1, Amount: 500_000, Reason } as const;
  expect(shop.reply('addBadExpense', { body: { ...body, Amount: 540_001 } }).body.Code).toBe('OverDebt');
  const { Data, Message } = shop.ask('addBadExpense', { body });
  expect(Message).toBe('Thêm chi phí xấu thành công');
  expect(Data).toMatchObject({ NetAmount: 500_000, ScheduleCode: 'HD000001', CardLast4: '4821', CanDelete: true });
  expect([debt(), orderOf(shop, ScheduleID).CustomerDebt, funds()]).toEqual([40_000, 40_000, 470_000_000]);
  const { id, Version } = Data;
  const more = { ...body, id, Version, RecoveredAmount: 200_000 };
  expect(shop.ask('addBadExpense', { body: more }).Data).toMatchObject({ NetAmount: 300_000, Version: Version + 1 });
  expect(shop.reply('addBadExpense', { body: more }).body.Code).toBe('Stale');
  expect(funds()).toBe(470_200_000);
  expect(shop.ask('listBadExpenses', { GeneralSearch: 'hoa' }).Totals).toEqual({
    Count: 1,
    Amount: 500_000,
    RecoveredAmount: 200_000,
    NetAmount: 300_000,
    ProfitBeforeLosses: 144_000,
    ProfitShare: 208_333,
  });
  expect(shop.reply('deleteBadExpense', { id, Reason: 'Sai' }).status).toBe(400);
  const deleted = shop.ask('deleteBadExpense', { id, Reason: 'Ghi nhầm đơn' });
  expect([deleted.Message, deleted.Data.Status]).toEqual(['Xóa chi phí xấu thành công', 2]);
  expect([debt(), orderOf(shop, ScheduleID).CustomerDebt, funds()]).toEqual([540_000, 540_000, 470_000_000]);
  expect(shop.reply('deleteBadExpense', { id, Reason: 'Ghi nhầm đơn' }).body.Code).toBe('AlreadyCancelled');
  expect(shop.ask('listBadExpenses', {}).Totals.Count).toBe(0);
});

test('a loss a fund paid leaves the debt alone and comes back into its fund', () => {
  const Fund = { Method: 2, BankCardID: shop.bankCardId } as const;
  const body = {
    CardDataID: shop.cardId,
    Kind: 2,
    Amount: 3_000_000,
    RecoveredAmount: 1_000_000,
    Fund,
    Reason,
  } as const;
  const { Data } = shop.ask('addBadExpense', { body });
  expect([Data.Fund, Data.NetAmount, debt(), funds()]).toEqual(['VCB ···5600', 2_000_000, 540_000, 468_000_000]);
  const day = { fromDate: '2026-11-20', toDate: '2026-11-20' };
  const totals = () => shop.ask('getCompanyBusinessResult', day).Totals;
  const result = () => totals().NetProfit;
  expect(result()).toBe(144_000 - 2_000_000);
  expect(totals()).toMatchObject({ LossAmount: 3_000_000, LossRecovered: 1_000_000, BadExpense: 2_000_000 });
  const shareIn = (fromDate: string) => shop.ask('listBadExpenses', { fromDate, toDate: fromDate }).Totals;
  expect(shareIn('2026-11-20')).toMatchObject({ ProfitBeforeLosses: 144_000, ProfitShare: 1_388_889 });
  expect(shareIn('2026-11-19')).not.toHaveProperty('ProfitShare');
  shop.ask('deleteBadExpense', { id: Data.id, Reason: 'Ghi nhầm quỹ' });
  expect([funds(), result()]).toEqual([470_000_000, 144_000]);
});

test('what comes back on a later day stands in that day’s result, and beside its loss in the list', () => {
  const { Data } = shop.ask('addBadExpense', { body: { CardDataID: shop.cardId, Kind: 1, Amount: 300_000, Reason } });
  const later = backOn(shop, '2026-11-25');
  const { id, Version, Kind, Amount } = Data;
  later.ask('addBadExpense', { body: { id, Version, Kind, Amount, Reason, RecoveredAmount: 120_000 } });
  const resultOf = (date: string) => later.ask('getCompanyBusinessResult', { fromDate: date, toDate: date }).Totals;
  expect(resultOf('2026-11-20')).toMatchObject({ LossAmount: 300_000, LossRecovered: 0, BadExpense: 300_000 });
  expect(resultOf('2026-11-25')).toMatchObject({ LossAmount: 0, LossRecovered: 120_000, BadExpense: -120_000 });
  const { Data: losses, Totals } = later.ask('listBadExpenses', { fromDate: '2026-11-20', toDate: '2026-11-20' });
  const beside = { Amount: 300_000, RecoveredAmount: 120_000, NetAmount: 180_000 };
  expect([losses[0], Totals]).toMatchObject([beside, beside]);
  for (const asked of [losses[0]?.Entries, Totals.Entries]) {
    const opened = (Figure: 'LossAmount' | 'LossRecovered' | 'BadExpense') => {
      const { In, Out } = later.ask('getCashBook', { ...asked, Figure }).Totals;
      return In - Out;
    };
    expect([opened('LossAmount'), opened('LossRecovered'), opened('BadExpense')]).toEqual([300_000, 120_000, 180_000]);
  }
});

test.each([
  ['on nothing', { ScheduleID: undefined }],
  ['of nothing', { Amount: 0 }],
  ['without words', { Reason: 'x' }],
  ['recovered beyond it', { RecoveredAmount: 500_001 }],
  ['on a day to come', { Date: '2026-11-21' }],
  ['on a day that is none', { Date: '2026-02-30' }],
])('a loss %s is refused and changes nothing', (_what, wrong) => {
  const before = shop.engine.changes.count;
  const body = { ScheduleID, Kind: 1, Amount: 500_000, Reason, ...wrong } as const;
  expect(shop.reply('addBadExpense', { body }).body.Result === 1).toBe(false);
  expect(shop.engine.changes.count).toBe(before);
});
