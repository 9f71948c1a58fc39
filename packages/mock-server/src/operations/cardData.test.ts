import { beforeEach, expect, test } from 'vitest';
import { backOn, orderAtWork, stockedShop, visaOf, type StockedShop } from '../testing/openShop.ts';

/** Today is Friday 20 November 2026; the card of the shop is due on Wednesday the 25th. */
let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

/** One more card of the shop's customer. */
const addCard = (Last4: string, more: object = {}) =>
  shop.ask('saveCard', { body: { ...visaOf(shop.customerId), Last4, ...more } }).Data.cardDataID;
const plan = (more: object = {}) => shop.ask('saveCalendarPayment', { body: { CardDataIDs: [shop.cardId], ...more } });

test('due cards come most urgent first, with the working day before a Sunday, and only those of the filter', () => {
  const sunday = addCard('1111', { DateDues: 22 });
  addCard('2222', { DateDues: 10 });
  const { Data, Total, Totals } = shop.ask('listCardNotices', {});
  expect(Data.map((row) => [row.cardDataID, row.NextDue, row.WorkDate, row.DueLevel])).toEqual([
    [sunday, '2026-11-22', '2026-11-20', 2],
    [shop.cardId, '2026-11-25', '2026-11-25', 1],
  ]);
  expect([Total, Totals]).toEqual([2, { CountCard: 2, Overdue: 0, DueIn3: 1, DueIn7: 1 }]);
  expect(shop.ask('listCardNotices', { DueLevel: 2 }).Total).toBe(1);
  expect(shop.ask('listCardNotices', { GeneralSearch: '4821' }).Total).toBe(1);
  orderAtWork(shop);
  expect(shop.ask('listCardNotices', { HasSchedule: true }).Data).toMatchObject([
    { cardDataID: shop.cardId, ScheduleCode: 'HD000001', ScheduleStatus: 2 },
  ]);
});

test('a card set aside leaves the list and the badge for this cycle, and its plan with it', () => {
  plan();
  const { Data, Message } = shop.ask('dismissCardNotice', { CardDataID: shop.cardId, Note: 'Khách tự trả' });
  expect([Message, Data]).toEqual(['Ẩn thẻ thành công', { ID: shop.cardId }]);
  expect([shop.ask('listCardNotices', {}).Total, shop.ask('countCardNotices', {}).Data.CountCard]).toEqual([0, 0]);
  expect(shop.ask('listCalendarPayments', { CalendarStatus: 3 }).Total).toBe(1);
  expect(shop.reply('dismissCardNotice', { CardDataID: shop.cardId }).body).toMatchObject({
    Code: 'WrongStatus',
    Message: 'Thẻ đã được ẩn trong kỳ này',
  });
  expect(shop.reply('dismissCardNotice', { CardDataID: 99 }).body.Code).toBe('NotFound');
  const next = backOn(shop, '2026-12-20').ask('listCardNotices', {}).Data;
  expect(next).toMatchObject([{ cardDataID: shop.cardId, NextDue: '2026-12-25' }]);
});

test('a card has one plan a cycle: planning again moves it, and its state follows the order', () => {
  const made = plan({ ExpectedAmount: 20_000_000 });
  expect([made.Message, made.Data.Rows]).toMatchObject([
    'Lên lịch làm thẻ thành công',
    [{ CalendarID: 1, WorkDate: '2026-11-25', DueDate: '2026-11-25', ExpectedAmount: 20_000_000, CalendarStatus: 0 }],
  ]);
  const moved = plan({ WorkDate: '2026-11-24', Note: 'Khách hẹn buổi sáng' }).Data.Rows;
  expect(moved).toMatchObject([{ CalendarID: 1, Version: 2, WorkDate: '2026-11-24', ExpectedAmount: 20_000_000 }]);
  expect(shop.ask('listCardNotices', {}).Data).toMatchObject([{ IsPlanned: true, WorkDate: '2026-11-24' }]);
  shop.ask('pushSchedules', { body: { Cards: [{ CardDataID: shop.cardId, CustomerFeePercent: 1800 }] } });
  expect(shop.ask('listCalendarPayments', { fromDate: '2026-11-24', toDate: '2026-11-24' })).toMatchObject({
    Total: 1,
    Data: [{ CalendarStatus: 1, ScheduleCode: 'HD000001', CustomerName: 'Nguyễn Thị Hoa', DaysToDue: 5 }],
  });
  expect(shop.ask('listCalendarPayments', { toDate: '2026-11-23' }).Total).toBe(0);
  expect(shop.ask('listCalendarPayments', { pageIndex: 2, pageSize: 1 })).toMatchObject({ Total: 1, Data: [] });
});

test.each([
  ['a day in the past', { WorkDate: '2026-11-19' }, 'Invalid'],
  ['a card that is not there', { CardDataIDs: [1, 99] }, 'NotFound'],
  ['no card', { CardDataIDs: [] }, 'Contract'],
  ['a day that is none', { WorkDate: '2026-02-30' }, 'Contract'],
])('planning %s is refused and keeps nothing', (_what, wrong, code) => {
  const before = shop.engine.changes.count;
  const body = { CardDataIDs: [shop.cardId], ...wrong };
  expect(shop.reply('saveCalendarPayment', { body }).body.Code).toBe(code);
  expect(shop.engine.changes.count).toBe(before);
});

test('cards whose validity ends come by their end, the expired apart', () => {
  addCard('1111', { ExpMonth: 12, ExpYear: 2026 });
  addCard('2222', { ExpMonth: 10, ExpYear: 2026 });
  addCard('3333', { ExpMonth: 3, ExpYear: 2027 });
  const ends = (Status?: 1 | 2) =>
    shop.ask('listExpiringCards', { Status }).Data.map((row) => [row.Last4, row.ExpiryDate, row.DaysToExpiry]);
  expect(ends()).toEqual([
    ['2222', '2026-10-31', -20],
    ['1111', '2026-12-31', 41],
  ]);
  expect([ends(1).length, ends(2).length]).toEqual([1, 1]);
  expect(shop.ask('listExpiringCards', { GeneralSearch: '1111' }).Total).toBe(1);
});

test('customers come with what is due in a period; a card with an order is not free', () => {
  addCard('1111', { DateDues: 30, FeePercent: 1700 });
  const { Data, Total } = shop.ask('listCustomersWithCards', { toDate: '2026-11-30' });
  expect(Total).toBe(1);
  expect(Data).toMatchObject([{ FullName: 'Nguyễn Thị Hoa', CardCount: 2, Debt: 0, ShopName: 'Thẻ Phú Nhuận' }]);
  expect(Data[0]?.Cards.map((card) => [card.Last4, card.DueDate, card.FeePercent])).toEqual([
    ['4821', '2026-11-25', undefined],
    ['1111', '2026-11-30', 1700],
  ]);
  orderAtWork(shop);
  const free = shop.ask('listCustomersWithCards', { toDate: '2026-11-30', OnlyFree: true }).Data;
  expect(free[0]?.Cards.map((card) => card.Last4)).toEqual(['1111']);
  const backward = { fromDate: '2026-11-20', toDate: '2026-11-19' };
  expect(shop.reply('listCustomersWithCards', backward).body.Code).toBe('Invalid');
});

test('a file holds every card of the filter and four digits of each', () => {
  addCard('1111', { Bin: '422151', ExpMonth: 8, ExpYear: 2029, cardInShop: true, HoldPlace: 'Ngăn 2' });
  const { Data, Total } = shop.ask('exportCards', { SortBy: 'Last4', SortDir: 'asc' });
  expect(Total).toBe(2);
  expect(Data[0]).toMatchObject({ Last4: '1111', Expiry: '08/2029', Held: 'Đang giữ', HoldPlace: 'Ngăn 2' });
  expect(Data[1]).toMatchObject({ CustomerCode: 'KH000001', BankName: 'Techcombank', TypeCardName: 'Visa' });
  expect(JSON.stringify(Data)).not.toContain('422151');
  expect(shop.ask('exportCards', { cardInShop: true }).Total).toBe(1);
  expect(shop.reply('exportCards', { SortBy: 'KhongCo' }).body.Code).toBe('Invalid');
});
