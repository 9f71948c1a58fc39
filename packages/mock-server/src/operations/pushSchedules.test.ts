import { beforeEach, expect, test } from 'vitest';
import {
  backOn,
  maturityOf,
  orderAtWork,
  orderOwingItsFee,
  stockedShop,
  visaOf,
  type OpenShop,
  type StockedShop,
} from '../testing/openShop.ts';

let shop: StockedShop;

beforeEach(() => {
  shop = stockedShop();
});

const TERMS = { Amount: 20_000_000, CustomerFeePercent: 1800 };
const push = (Cards: object[], Preview?: boolean, caller: OpenShop = shop) =>
  caller.ask('pushSchedules', { body: { Cards: Cards as { CardDataID: number }[], Preview } });
const orders = () => shop.ask('listSchedulesByDate', {}).Total;

test('a preview says what would be made and saves nothing', () => {
  const before = shop.engine.changes.count;
  const { Data } = push([{ CardDataID: shop.cardId, ...TERMS }], true);
  expect(Data).toMatchObject({ Created: 1, Refused: 0 });
  expect(Data.Rows).toMatchObject([
    { Created: true, DueDate: '2026-11-25', AppointmentDate: '2026-11-25T09:00:00+07:00', ...TERMS },
  ]);
  expect(Data.Rows[0]?.ScheduleID).toBeUndefined();
  expect([shop.engine.changes.count, orders()]).toEqual([before, 0]);
});

test('a card is pushed once a cycle, whichever way its order was made, and again in the next', () => {
  const { Data, Message } = push([{ CardDataID: shop.cardId, ...TERMS }]);
  expect([Message, Data.Rows[0]?.Code]).toEqual(['Đẩy lịch hoàn tất', 'HD000001']);
  const again = push([{ CardDataID: shop.cardId, ...TERMS }]).Data;
  expect(again).toMatchObject({
    Created: 0,
    Refused: 1,
    Rows: [{ Code: 'HD000001', Message: 'Thẻ đã có đơn HD000001 trong kỳ này' }],
  });
  expect(orders()).toBe(1);
  const december = backOn(shop, '2026-12-21');
  expect(push([{ CardDataID: shop.cardId, ...TERMS }], false, december).Data.Rows).toMatchObject([
    { Created: true, Code: 'HD000002', DueDate: '2026-12-25' },
  ]);
});

test('a completed order stands for its cycle too, and gives the next push its amount', () => {
  orderOwingItsFee(shop);
  expect(push([{ CardDataID: shop.cardId, ...TERMS }]).Data.Created).toBe(0);
  const december = backOn(shop, '2026-12-21');
  const next = push([{ CardDataID: shop.cardId, CustomerFeePercent: 1800 }], true, december).Data;
  expect(next.Rows).toMatchObject([{ Created: true, Amount: 30_000_000 }]);
});

test('each card is accepted or refused on its own', () => {
  const second = shop.ask('saveCard', { body: { ...visaOf(shop.customerId), Last4: '1111' } }).Data.cardDataID;
  const cards = [{ CardDataID: shop.cardId }, { CardDataID: 99 }, { CardDataID: second, ...TERMS }];
  const { Data } = push([...cards, { CardDataID: second, ...TERMS }]);
  expect([Data.Created, Data.Refused]).toEqual([1, 3]);
  expect(Data.Rows.map((row) => row.Message)).toEqual([
    'Vui lòng nhập số tiền',
    'Không tìm thấy thẻ',
    '',
    'Thẻ được nêu hai lần trong danh sách',
  ]);
  expect(orders()).toBe(1);
});

test('the service of a push pays the card: a withdrawal alone is refused', () => {
  const [withdrawal, both] = [2, 3].map((ServiceType) => ({ CardDataID: shop.cardId, ...TERMS, ServiceType }));
  expect(push([withdrawal ?? {}]).Data.Rows).toMatchObject([
    { Created: false, Message: 'Rút tiền không trả thẻ: chọn Đáo hạn hoặc Đáo + Rút' },
  ]);
  push([both ?? {}]);
  expect(shop.ask('listSchedulesByDate', {}).Data).toMatchObject([{ ServiceType: 3 }]);
});

test('an appointment nobody worked on is deleted and frees its cycle; an order at work is not', () => {
  const ScheduleID = push([{ CardDataID: shop.cardId, ...TERMS }]).Data.Rows[0]?.ScheduleID ?? 0;
  const { Data, Message } = shop.ask('deleteSchedule', { ScheduleID });
  expect([Message, Data, orders()]).toEqual(['Xóa lịch hẹn thành công', { ID: ScheduleID }, 0]);
  expect(shop.reply('deleteSchedule', { ScheduleID }).body.Code).toBe('NotFound');
  expect(push([{ CardDataID: shop.cardId, ...TERMS }], true).Data.Created).toBe(1);
  const atWork = orderAtWork(shop);
  expect(shop.reply('deleteSchedule', { ScheduleID: atWork }).body).toMatchObject({ Result: 0, Code: 'HasLines' });
  const waiting = shop.ask('createSchedule', { body: maturityOf(shop) }).Data.ScheduleID;
  const line = { ScheduleID: waiting, Amount: 1_000_000, Method: 1 } as const;
  shop.ask('addPaymentScheduleWaiting', { body: line });
  expect(shop.reply('deleteSchedule', { ScheduleID: waiting }).body.Code).toBe('HasLines');
});
