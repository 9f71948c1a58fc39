import { expect, test } from 'vitest';
import { maturityOf, stockedShop, visaOf, type StockedShop } from '../testing/openShop.ts';

const MAI = { FullName: 'Lê Thị Mai', Phone: '0912000333', Status: 1 } as const;
const AT_COUNTER = { MenuID: 20, ActionID: 2, Note: 'Thêm lịch hẹn', Call: 'createSchedule' } as const;

test('one call puts a customer and a card on file with the order it starts, and answers the order as its page shows it', () => {
  const shop = stockedShop();
  const { Data, Message } = shop.ask('createSchedule', { Start: true, body: newcomer(shop) });
  expect(Message).toBe('Thêm lịch hẹn thành công');
  expect(Data).toMatchObject({ Status: 2, CustomerName: 'Lê Thị Mai', CustomerPhone: MAI.Phone, CardLast4: '4821' });
  const search = { body: { ScheduleIDs: [Data.ScheduleID], PageIndex: 1, PageSize: 1 } };
  expect(shop.ask('searchSchedules', search).Data).toEqual([Data]);
  expect(shop.ask('searchCustomers', { GeneralSearch: MAI.Phone }).Data).toMatchObject([{ CardCount: 1 }]);
});

test('the log tells of the customer, of the card and of the order in a line each, found where each is looked for', () => {
  const shop = stockedShop();
  const before = shop.ask('listLogActions', {}).Total ?? 0;
  const { ScheduleID, CustomerID, CardDataID } = shop.ask('createSchedule', { Start: true, body: newcomer(shop) }).Data;
  shop.ask('addLogAction', AT_COUNTER);
  expect(shop.ask('listLogActions', {}).Total).toBe(before + 3);
  const newest = (MenuID: 10 | 11 | 20) => shop.ask('listLogActions', { MenuID, PageSize: 1 }).Data[0];
  const about = { ScheduleID, CustomerID, CardDataID, Call: 'createSchedule' };
  expect(newest(10)).toMatchObject({ ...about, RefID: CustomerID, ActionID: 2, Note: 'Thêm khách hàng KH000002' });
  expect(newest(11)).toMatchObject({ ...about, RefID: CardDataID, ActionID: 2, Note: 'Thêm thẻ ****4821' });
  expect(newest(20)).toMatchObject({ ...about, RefID: ScheduleID, ActionID: 2, Note: 'Thêm đơn HD000001' });
});

test('what screens tell of two newcomers belongs to their orders, not to their cards', () => {
  const shop = stockedShop();
  shop.ask('createSchedule', { body: newcomer(shop) });
  shop.ask('createSchedule', { body: newcomer(shop, '0912000444') });
  const { rows } = shop.engine.world.actions;
  const orders = rows.filter(({ Note }) => Note.startsWith('Thêm đơn')).map(({ LogID }) => LogID);
  shop.ask('addLogAction', AT_COUNTER);
  shop.ask('addLogAction', AT_COUNTER);
  expect(rows.slice(-2).map(({ PartOf }) => PartOf)).toEqual(orders.toReversed());
});

test('sent again under its key it is carried out once', () => {
  const shop = stockedShop();
  const send = () =>
    shop.engine.call('createSchedule', { body: newcomer(shop), idempotencyKey: 'key-0001' }, shop.session).body;
  const first = send();
  expect(first.Result).toBe(1);
  expect(send()).toEqual(first);
  expect(shop.ask('listCustomers', {}).Total).toBe(2);
  expect(shop.ask('listSchedulesByDate', {}).Total).toBe(1);
});

test.each<[string, (shop: StockedShop) => object, string]>([
  ['a taken phone', (shop) => newcomer(shop, '0987654321'), '/NewCustomer/Phone'],
  ['a phone that is none', (shop) => newcomer(shop, '12'), '/NewCustomer/Phone'],
  ['a day there is not', (shop) => ({ ...newcomer(shop), NewCard: { ...visa(), DateDues: 32 } }), '/NewCard/DateDues'],
  ['a copy of a card', (shop) => ({ ...maturityOf(shop), CardDataID: undefined, NewCard: visa() }), '/NewCard/Last4'],
  ['a newcomer without a card', (shop) => ({ ...newcomer(shop), NewCard: undefined }), '/NewCard'],
  ['nobody', (shop) => ({ ...newcomer(shop), NewCustomer: undefined }), '/CustomerID'],
  [
    'a change that leaves the card out',
    (shop) => ({ ...newcomer(shop), CustomerID: 1, ScheduleID: 1, Version: 1 }),
    '/CardDataID',
  ],
])('%s is told at its field, and nothing is kept', (_what, bodyOf, path) => {
  const shop = stockedShop();
  const before = shop.engine.changes.count;
  const { Errors } = shop.reply('createSchedule', { body: bodyOf(shop) as never }).body;
  expect(Errors?.map((fault) => fault.path)).toEqual([path]);
  expect(shop.engine.changes.count).toBe(before);
});

test('a preview of somebody who is not on file is refused', () => {
  const shop = stockedShop();
  const previewed = shop.reply('createSchedule', { Preview: true, body: newcomer(shop) }).body;
  expect(previewed).toMatchObject({ Result: 0, Errors: [{ path: '/CustomerID' }] });
});

function newcomer(shop: StockedShop, Phone: string = MAI.Phone) {
  const { CustomerID: _customer, CardDataID: _card, ...terms } = maturityOf(shop);
  return { ...terms, NewCustomer: { ...MAI, Phone }, NewCard: visa() };
}

function visa() {
  const { CustomerID: _customer, ...card } = visaOf(0);
  return card;
}
