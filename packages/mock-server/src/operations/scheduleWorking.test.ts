import { beforeEach, expect, test } from 'vitest';
import {
  maturityOf,
  orderAtWork,
  orderOf,
  orderOwingItsFee,
  stockedShop,
  type StockedShop,
} from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

test('a day’s order: paid from the bank, swiped, completed, its fee collected in cash', () => {
  const ScheduleID = orderOwingItsFee(shop);
  expect(orderOf(shop, ScheduleID)).toMatchObject({
    Status: 4,
    TotalPaidCard: 30_000_000,
    TotalSwipe: 30_000_000,
    FeeAmount: 540_000,
    PosFeeAmount: 396_000,
    Profit: 144_000,
    CustomerDebt: 540_000,
    IsSettled: true,
    Progress: 100,
  });
  shop.ask('addCustomerTopUp', { body: { ScheduleID, Amount: 540_000, Method: 1 } });
  expect(orderOf(shop, ScheduleID)).toMatchObject({ CustomerDebt: 0, TotalTopUp: 540_000, Profit: 144_000 });
  expect(shop.ask('listPos', {}).Totals.Debt).toBe(29_604_000);
  expect(shop.ask('listBankCards', {}).Totals.Balance).toBe(470_000_000);
});

test('a cancelled collection owes again, and the cash book keeps both its lines', () => {
  const ScheduleID = orderOwingItsFee(shop);
  const { PaymentID } = shop.ask('addCustomerTopUp', { body: { ScheduleID, Amount: 540_000, Method: 1 } }).Data;
  const cancelled = shop.ask('cancelCustomerTopUp', { paymentID: PaymentID, Reason: 'Thu nhầm khách' });
  expect(cancelled.Message).toBe('Hủy thu tiền khách thành công');
  expect(cancelled.Data).toMatchObject({ Status: 3, CancelReason: 'Thu nhầm khách', CancelledByName: 'Trần Văn Chủ' });
  expect(orderOf(shop, ScheduleID).CustomerDebt).toBe(540_000);
  const [paid, mirrored] = shop.ask('getCashBook', { accountType: 1 }).Data.Entries;
  expect(paid).toMatchObject({ In: 540_000, Out: 0, Balance: 540_000, IsCancelled: true });
  expect(mirrored).toMatchObject({ In: 0, Out: 540_000, Balance: 0, ReversesEntryID: paid?.EntryID });
});

test('a preview shows fee and expected profit and keeps nothing', () => {
  const before = shop.engine.changes.count;
  const preview = shop.ask('createSchedule', { body: maturityOf(shop), Preview: true, PreviewPosID: shop.posId }).Data;
  expect(preview).toMatchObject({ FeeAmount: 540_000, PosFeeAmount: 396_000, Profit: 144_000, IsSettled: false });
  expect(shop.engine.changes.count).toBe(before);
  expect(shop.ask('listSchedulesByDate', {}).Total).toBe(0);
});

test('an appointment is changed while it waits, never from a stale copy, never once work has begun', () => {
  const made = shop.ask('createSchedule', { body: maturityOf(shop) }).Data;
  const { ScheduleID, Version } = made;
  const edit = { ...maturityOf(shop), ScheduleID, Version, Amount: 25_000_000 };
  expect(shop.ask('createSchedule', { body: edit }).Data).toMatchObject({ Amount: 25_000_000, Version: Version + 1 });
  expect(shop.reply('createSchedule', { body: edit }).body).toMatchObject({
    Result: 0,
    Code: 'Stale',
    Message: expect.stringMatching(
      /^Dữ liệu đã được Trần Văn Chủ cập nhật lúc \d\d:\d\d ngày \d\d\/\d\d\/\d{4}, vui lòng tải lại$/,
    ) as string,
    Current: { UpdatedByName: 'Trần Văn Chủ', UpdatedDate: expect.any(String) as string },
  });
  expect(shop.reply('createSchedule', { body: { ...edit, Version: undefined } }).status).toBe(400);
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 1 });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 2 });
  const late = { ...edit, Version: orderOf(shop, ScheduleID).Version };
  expect(shop.reply('createSchedule', { body: late }).body).toMatchObject({ Result: 0, Code: 'WrongStatus' });
});

test('each appointment of a list is accepted or refused on its own', () => {
  const good = maturityOf(shop);
  const asked = { Schedules: [good, { ...good, CardDataID: 999 }], Preview: true };
  const before = shop.engine.changes.count;
  expect(shop.ask('createScheduleList', { body: asked }).Data).toEqual([
    { Index: 0, Created: true, Message: '' },
    { Index: 1, Created: false, Message: 'Không tìm thấy thẻ của khách hàng' },
  ]);
  expect(shop.engine.changes.count).toBe(before);
  const rows = shop.ask('createScheduleList', { body: { Schedules: [good, { ...good, CardDataID: 999 }, good] } }).Data;
  expect(rows.map((row) => row.Created)).toEqual([true, false, true]);
  expect(rows[1]).toMatchObject({ Index: 1, Message: 'Không tìm thấy thẻ của khách hàng' });
  expect(shop.ask('listSchedulesByDate', { ForDate: '2026-11-20', ToDate: '2026-11-20' })).toMatchObject({
    Total: 2,
    Totals: { Amount: 60_000_000 },
  });
});

test.each([
  [0, [1, 5]],
  [1, [2, 5]],
  [2, [3, 4, 5]],
] as const)('an order in status %i may go to %j and nowhere else', (status, allowed) => {
  const { ScheduleID } = shop.ask('createSchedule', { body: maturityOf(shop) }).Data;
  for (let step = 1; step <= status; step += 1) {
    shop.ask('changeScheduleStatus', { ScheduleID, Status: step === 1 ? 1 : 2 });
  }
  expect(orderOf(shop, ScheduleID).NextStatuses).toEqual(allowed);
  for (const Status of [0, 1, 2, 3, 4, 5] as const) {
    if (allowed.some((next) => next === Status)) continue;
    expect(shop.reply('changeScheduleStatus', { ScheduleID, Status }).body).toMatchObject({ Code: 'WrongStatus' });
  }
});

test('a cancelled order gives its reason and is found among the cancelled ones', () => {
  const { ScheduleID } = shop.ask('createSchedule', { body: maturityOf(shop) }).Data;
  expect(shop.reply('changeScheduleStatus', { ScheduleID, Status: 5, Note: 'Sai' }).body.Code).toBe('ReasonRequired');
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 5, Note: 'Khách đổi lịch sang tháng sau' });
  const cancelled = shop.ask('listCancelledOrders', {});
  expect(cancelled.Data[0]).toMatchObject({ ScheduleID, CancelReason: 'Khách đổi lịch sang tháng sau' });
  expect(shop.ask('getScheduleHistory', { ScheduleID }).Data.StatusLog).toMatchObject([
    { OldStatus: 0, Status: 5, UserName: 'Trần Văn Chủ' },
  ]);
});

test('a waiting line posts nothing, is confirmed by its number, and only once', () => {
  const ScheduleID = orderAtWork(shop);
  const body = { ScheduleID, Amount: 30_000_000, Method: 2, BankCardID: shop.bankCardId } as const;
  const { PaymentID } = shop.ask('addPaymentScheduleWaiting', { body }).Data;
  expect(orderOf(shop, ScheduleID)).toMatchObject({ WaitingCount: 1, TotalPaidCard: 0 });
  expect(shop.ask('addPaymentSchedule', { body: { ...body, PaymentID } }).Data).toMatchObject({
    PaymentID,
    Status: 1,
    BankCardName: 'VCB ···5600',
  });
  expect(orderOf(shop, ScheduleID)).toMatchObject({ WaitingCount: 0, TotalPaidCard: 30_000_000 });
  expect(shop.reply('addPaymentSchedule', { body: { ...body, PaymentID } }).body.Code).toBe('WrongStatus');
  expect(shop.reply('addSendMoneyWaiting', { body: { ...body, PaymentID } as never }).status).toBe(400);
});

test('a line is cancelled once, by the call of its kind, with a reason of five characters', () => {
  const ScheduleID = orderAtWork(shop);
  const body = { ScheduleID, Amount: 1_000_000, Method: 1 } as const;
  const { PaymentID: paymentID } = shop.ask('addPaymentSchedule', { body }).Data;
  expect(shop.reply('cancelCustomerTopUp', { paymentID, Reason: 'Chuyển nhầm' }).body.Code).toBe('NotFound');
  expect(shop.reply('cancelPaymentSchedule', { paymentID, Reason: 'Sai' }).status).toBe(400);
  shop.ask('cancelPaymentSchedule', { paymentID, Reason: 'Chuyển nhầm' });
  expect(shop.reply('cancelPaymentSchedule', { paymentID, Reason: 'Chuyển nhầm' }).body.Code).toBe('AlreadyCancelled');
  expect(shop.ask('getScheduleHistory', { ScheduleID }).Data.Payments).toMatchObject([{ Status: 3 }]);
  expect(orderOf(shop, ScheduleID).TotalPaidCard).toBe(0);
});

test('nothing is sent that is not owed, and what is owed may be sent', () => {
  const ScheduleID = orderAtWork(shop, { ServiceType: 2, Amount: 20_000_000, CustomerFeePercent: 1700, FeeMode: 1 });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount: 20_000_000, PosID: shop.posId } });
  const send = { ScheduleID, Method: 2, BankCardID: shop.bankCardId } as const;
  expect(shop.reply('sendMoneyCustomer', { body: { ...send, Amount: 19_660_001 } }).body.Code).toBe('OverSend');
  const { PaymentID } = shop.ask('addSendMoneyWaiting', { body: { ...send, Amount: 19_660_000 } }).Data;
  shop.ask('sendMoneyCustomer', { body: { ...send, Amount: 19_660_000, PaymentID } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  expect(orderOf(shop, ScheduleID)).toMatchObject({ CustomerDebt: 0, FeeAmount: 340_000, Profit: 76_000 });
  const cancel = shop.reply('cancelSendMoneyCustomer', { paymentID: PaymentID, Reason: 'Chuyển nhầm khách' });
  expect(cancel.body.Code).toBe('WrongStatus');
});

test('a swipe shows its frozen rate, waits, is confirmed, and is mirrored when it is cancelled', () => {
  const ScheduleID = orderAtWork(shop);
  const body = { ScheduleID, Amount: 30_000_000, PosID: shop.posId, LotNo: '000123', InvoiceNo: '000456' };
  const waiting = shop.ask('addWithdrawal', { body: { ...body, Status: 0 } }).Data;
  expect(shop.ask('listPos', {}).Totals.Debt).toBe(0);
  const { logWithdrawalId } = waiting;
  expect(shop.ask('addWithdrawal', { body: { ...body, logWithdrawalId } }).Data).toMatchObject({
    logWithdrawalId,
    PosFeePercent: 1320,
    PosFee: 396_000,
    TID: '24531876',
    CardLast4: '4821',
    DueDate: '2026-11-23',
  });
  expect(shop.ask('listPos', {}).Totals.Debt).toBe(29_604_000);
  shop.ask('cancelWithdrawal', { ScheduleID, LogWithdrawalId: logWithdrawalId, Reason: 'Quẹt nhầm máy' });
  expect(shop.ask('listPos', {}).Totals.Debt).toBe(0);
  expect(shop.ask('listWithdrawals', { ScheduleID })).toMatchObject({ Total: 1, Totals: { Amount: 0 } });
  expect(shop.ask('listSwipes', { PosID: shop.posId, Status: 3 }).Total).toBe(1);
});

test('a star, a note and a comment stay with the order', () => {
  const { ScheduleID } = shop.ask('createSchedule', { body: maturityOf(shop) }).Data;
  expect(shop.ask('toggleHighlightSchedule', { ScheduleID }).Data.IsHighlight).toBe(true);
  expect(shop.ask('updateScheduleNote', { body: { ScheduleID, Note: 'Gọi trước' } }).Data.Note).toBe('Gọi trước');
  shop.ask('addScheduleComment', { body: { ScheduleID, Content: 'Khách hẹn chiều' } });
  expect(shop.ask('listScheduleComments', { ScheduleID }).Data).toMatchObject([{ Content: 'Khách hẹn chiều' }]);
  expect(shop.ask('listCustomerComments', { CustomerID: shop.customerId }).Total).toBe(1);
});

test.each([
  ['code', { GeneralSearch: 'HD000001' }, 1],
  ['name without tone marks', { GeneralSearch: 'nguyen hoa' }, 1],
  ['last digits', { GeneralSearch: '4821' }, 1],
  ['another phone', { GeneralSearch: '0900000000' }, 0],
  ['another status', { Statuses: [4] }, 0],
  ['another day', { ForDate: '2026-11-21' }, 0],
  ['another service', { ServiceType: 2 }, 0],
] as const)('orders are found by %s', (_by, filter, total) => {
  shop.ask('createSchedule', { body: maturityOf(shop) });
  const body = { ...filter, Statuses: 'Statuses' in filter ? [...filter.Statuses] : [], PageIndex: 1, PageSize: 20 };
  expect(shop.ask('searchSchedules', { body }).Total).toBe(total);
});

test('an order swiped short is flagged in both warning lists', () => {
  const ScheduleID = orderAtWork(shop);
  const pay = { ScheduleID, Amount: 30_000_000, Method: 2, BankCardID: shop.bankCardId } as const;
  shop.ask('addPaymentSchedule', { body: pay });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount: 25_000_000, PosID: shop.posId } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  expect(shop.ask('listWarningSchedules', { WarningCode: 'C02' }).Data).toMatchObject([
    { ScheduleID, Code: 'C02', Amount: 5_000_000, CustomerName: 'Nguyễn Thị Hoa' },
  ]);
  expect(shop.ask('listWarningErrorSchedules', {}).Data[0]?.WarningCodes).toContain('C02');
  expect(shop.ask('listSchedulesByCustomer', { CustomerID: shop.customerId }).Total).toBe(1);
});
