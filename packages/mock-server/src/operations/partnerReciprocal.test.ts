import { beforeEach, expect, test } from 'vitest';
import { orderAtWork, orderOf, orderOwingItsFee, stockedShop, type StockedShop } from '../testing/openShop.ts';

const Reason = 'Cấn trừ theo biên bản';
const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

let shop: StockedShop;
let PartnerID: number;

beforeEach(() => {
  shop = stockedShop();
  const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', FeePercentDefault: 1500, Status: 1 } as const;
  ({ PartnerID } = shop.ask('savePartner', { body: partner }).Data);
});

/** A reciprocal order whose card was swiped here: of the fee of 1,8 % the partner's share is what 1,5 % leaves. */
function shareOfPartner(Amount: number): number {
  const ScheduleID = orderAtWork(shop, { ServiceType: 2, PartnerMode: 3, PartnerID, Amount });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount, PosID: shop.posId, OverrideReason: 'Khách chờ' } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 3 });
  return ScheduleID;
}

const partnerDebt = () => shop.ask('listPartners', {}).Data[0]?.Debt;

test('a share is paid from a fund, never beyond it, and the payment is taken back', () => {
  const ScheduleID = shareOfPartner(20_000_000);
  expect([orderOf(shop, ScheduleID).PartnerDebt, partnerDebt()]).toEqual([-60_000, -60_000]);
  const body = { PartnerID, Kind: 5, Amount: 60_000, Method: 2, BankCardID: shop.bankCardId } as const;
  expect(shop.reply('addPartnerReciprocal', { body: { ...body, Amount: 60_001 } }).body.Code).toBe('OverDebt');
  const { Data, Message } = shop.ask('addPartnerReciprocal', { body });
  expect(Message).toBe('Thanh toán đối ứng thành công');
  expect(Data).toMatchObject({ Kind: 5, Allocations: [{ ScheduleID, Amount: 60_000 }] });
  expect([partnerDebt(), shop.ask('listBankCards', {}).Totals.Balance]).toEqual([0, 499_940_000]);
  expect(shop.ask('listPartnerReciprocals', { ScheduleID })).toMatchObject({
    Total: 1,
    Totals: { Paid: 60_000, Offset: 0 },
  });
  shop.ask('cancelPayDebt', { DebtID: Data.DebtID ?? 0, Reason: 'Trả nhầm đối tác' });
  expect([partnerDebt(), shop.ask('listBankCards', {}).Totals.Balance]).toEqual([-60_000, 500_000_000]);
  expect(shop.ask('listPartnerReciprocals', { PartnerID }).Totals).toEqual({ Paid: 0, Offset: 0 });
});

test('an offset lowers both sides alike and moves no money', () => {
  orderOwingItsFee(shop);
  shareOfPartner(20_000_000);
  const customerDebt = () => shop.ask('listCustomers', {}).Totals.Debt;
  const funds = shop.ask('getCashBook', {}).Totals.Closing;
  const owed = customerDebt();
  const offset = { PartnerID, Kind: 6, Amount: 60_000, OffsetType: 1, OffsetID: shop.customerId, Reason } as const;
  expect(shop.reply('addPartnerReciprocal', { body: { ...offset, Reason: 'bù' } }).body.Code).toBe('ReasonRequired');
  const { Data, Message } = shop.ask('addPartnerReciprocal', { body: offset });
  expect([Message, Data.Kind]).toEqual(['Cấn trừ đối tác thành công', 6]);
  expect([partnerDebt(), customerDebt()]).toEqual([0, owed - 60_000]);
  expect(shop.ask('getCashBook', {}).Totals.Closing).toBe(funds);
  expect(shop.ask('listPartnerReciprocals', { Kind: 6 }).Totals).toEqual({ Paid: 0, Offset: 60_000 });
  shop.ask('cancelPayDebt', { DebtID: Data.DebtID ?? 0, Reason: 'Nhập nhầm biên bản' });
  expect([partnerDebt(), customerDebt()]).toEqual([-60_000, owed]);
});

test('an offset is no money of the customer: the order says what the reports say', () => {
  const ScheduleID = orderOwingItsFee(shop);
  shareOfPartner(20_000_000);
  const reported = () => {
    const { Received, Adjusted } = shop.ask('getCompanyCustomerDebt', DAY).Totals;
    return [Received, Adjusted, shop.ask('getCompanyCashFlow', DAY).Totals.Received];
  };
  const offset = { PartnerID, Kind: 6, Amount: 60_000, OffsetType: 1, OffsetID: shop.customerId, Reason } as const;
  shop.ask('addPartnerReciprocal', { body: offset });
  expect(reported()).toEqual([0, -60_000, 0]);
  expect(orderOf(shop, ScheduleID)).toMatchObject({ TotalTopUp: 0, TotalAdjust: -60_000, CustomerDebt: 480_000 });
});

test('a fee that was offset is not collected a second time: it does not raise what may be sent', () => {
  const ScheduleID = shareOfPartner(20_000_000);
  shop.ask('sendMoneyCustomer', { body: { ScheduleID, Amount: 20_000_000, Method: 1 } });
  const offset = { PartnerID, Kind: 6, Amount: 60_000, OffsetType: 1, OffsetID: shop.customerId, Reason } as const;
  shop.ask('addPartnerReciprocal', { body: offset });
  expect(orderOf(shop, ScheduleID)).toMatchObject({ FeeAmount: 360_000, CustomerDebt: 300_000 });
  const one = { ScheduleID, Amount: 1, Method: 1 } as const;
  expect(shop.reply('sendMoneyCustomer', { body: one }).body.Code).toBe('OverSend');
});

test('what a partner paid ahead, outside any order, is a document too: they add up to the balance, and so they do once it is taken back', () => {
  shareOfPartner(20_000_000);
  const told = () => {
    const { Parties, Documents } = shop.ask('getDetailDebt', { partnerID: PartnerID }).Data;
    return [Parties[0]?.Closing, Documents.reduce((sum, { Remain }) => sum + Remain, 0)];
  };
  const advance = { PartnerID, Amount: 5_000_000, Method: 1, AllowAdvance: true } as const;
  const { DebtID } = shop.ask('payPartnerSchedules', { body: advance }).Data;
  expect(told()).toEqual([-5_060_000, -5_060_000]);
  expect(shop.ask('getDetailDebt', { partnerID: PartnerID }).Data.Documents).toContainEqual(
    expect.objectContaining({ Kind: 4, Amount: -5_000_000, Remain: -5_000_000, PartyName: 'Cửa hàng Minh Phát' }),
  );
  shop.ask('cancelPayDebt', { DebtID: DebtID ?? 0, Reason: 'Thu nhầm đối tác' });
  expect(told()).toEqual([-60_000, -60_000]);
});

test.each([
  ['without a method', { Kind: 5, Amount: 60_000 }],
  ['of nothing', { Kind: 5, Amount: 0, Method: 1 }],
  ['to nobody', { Kind: 5, Amount: 60_000, Method: 1, PartnerID: 99 }],
  ['against nobody', { Kind: 6, Amount: 60_000, OffsetType: 1, Reason }],
])('one %s is refused and changes nothing', (_what, wrong) => {
  shareOfPartner(20_000_000);
  const before = shop.engine.changes.count;
  const reply = shop.reply('addPartnerReciprocal', { body: { PartnerID, ...wrong } as never });
  expect(reply.body.Result === 1).toBe(false);
  expect([shop.engine.changes.count, partnerDebt()]).toEqual([before, -60_000]);
});
