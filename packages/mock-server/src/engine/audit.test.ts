import { expect, test } from 'vitest';
import { openShop, OWNER, stockedShop, orderAtWork, workingAs } from '../testing/openShop.ts';
import { sessionOf } from '../testing/loggedIn.ts';

const lastLine = (shop: { engine: { world: { actions: { rows: readonly object[] } } } }) =>
  shop.engine.world.actions.rows.at(-1);

const CASHIER = {
  UserName: 'thungan',
  FullName: 'Lê Thu',
  GroupID: 4 as const,
  Status: 1 as const,
  Password: 'Thungan123',
};

test('a write whose rule says nothing itself leaves one line with what it changed', () => {
  const shop = stockedShop();
  const ScheduleID = orderAtWork(shop);
  const before = shop.engine.world.actions.rows.length;
  shop.ask('updateScheduleNote', { body: { ScheduleID, Note: 'Gọi\r\nlại' } });
  expect(shop.engine.world.actions.rows).toHaveLength(before + 1);
  expect(lastLine(shop)).toMatchObject({
    ShopID: shop.session.shopId,
    UserID: shop.session.userId,
    RefID: ScheduleID,
    Call: 'updateScheduleNote',
    ActionID: 3,
    Note: 'Sửa ghi chú HD000001',
    OldValue: '{}',
  });
  expect(JSON.parse(String(Reflect.get(lastLine(shop) ?? {}, 'NewValue')))).toEqual({ Note: 'Gọi\nlại' });
});

test('a line a rule wrote is completed with the call and the masked values, not written twice', () => {
  const shop = stockedShop();
  const before = shop.engine.world.actions.rows.length;
  shop.ask('deleteCard', { cardDataID: shop.cardId });
  expect(shop.engine.world.actions.rows).toHaveLength(before + 1);
  expect(lastLine(shop)).toMatchObject({
    Call: 'deleteCard',
    OldValue: '{"IsDeleted":false}',
    NewValue: '{"IsDeleted":true}',
  });
  const text = JSON.stringify(shop.engine.world.actions.rows);
  expect(text).not.toContain('1017595600');
  expect(text).toContain('***5600');
});

test('logging in, a wrong password and a missing right are lines too; a read, a preview and a rule that said no are none', () => {
  const shop = openShop();
  const { UserID } = shop.ask('saveStaff', { body: { ...CASHIER, ShopIDs: [shop.session.shopId] } }).Data;
  const login = (Password: string) => shop.engine.call('login', { body: { UserName: 'thungan', Password } }, null).body;
  const cashier = workingAs(shop.engine, sessionOf(login('Thungan123')));
  expect(lastLine(shop)).toMatchObject({ UserID, ShopID: shop.session.shopId, Call: 'login', Note: 'Đăng nhập' });
  login('sai');
  expect(lastLine(shop)).toMatchObject({ UserID, Call: 'login', Denied: true, Note: 'Đăng nhập sai mật khẩu' });
  expect(cashier.reply('deleteCustomer', { CustomerID: 1 }).status).toBe(403);
  expect(lastLine(shop)).toMatchObject({
    UserID,
    Call: 'deleteCustomer',
    Denied: true,
    Note: 'Bị từ chối: Xóa khách hàng – Không có quyền thực hiện thao tác này',
  });
  const count = shop.engine.world.actions.rows.length;
  cashier.reply('listCustomers', {});
  shop.reply('deleteCustomer', { CustomerID: 99 });
  cashier.reply('listStaff', {});
  expect(shop.engine.world.actions.rows).toHaveLength(count);
  shop.reply('login', { body: { ...OWNER, UserName: 'khongco' } });
  expect(shop.engine.world.actions.rows).toHaveLength(count);
});

test('the log is read with its filters, newest first', () => {
  const shop = stockedShop();
  const { Data, Total } = shop.ask('listLogActions', { ActionID: 2, GeneralSearch: 'khach hang', PageSize: 1 });
  expect(Data.map(({ Note, Call, Denied }) => [Note, Call, Denied])).toEqual([
    ['Thêm khách hàng KH000001', 'saveCustomer', false],
  ]);
  expect(Total).toBe(1);
  expect(shop.ask('listLogActions', { Denied: true }).Total).toBe(0);
  expect(shop.ask('listLogActions', { fromDate: '2026-11-21' }).Total).toBe(0);
  expect(shop.ask('listLogActions', { MenuID: 11 }).Total).toBe(1);
});

test('a stale save shows the record as it is now; profit is told only to whom may see it', () => {
  const shop = stockedShop();
  const { UserID } = shop.ask('saveStaff', { body: { ...CASHIER, ShopIDs: [shop.session.shopId] } }).Data;
  const cashier = workingAs(
    shop.engine,
    sessionOf(shop.reply('login', { body: { UserName: 'thungan', Password: 'Thungan123' } }).body),
  );
  const ScheduleID = orderAtWork(shop);
  const search = { body: { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 1 } };
  expect(shop.ask('searchSchedules', search).Data[0]).toHaveProperty('Profit');
  const seen = cashier.ask('searchSchedules', search);
  expect([seen.Data[0], seen.Totals]).toEqual([
    expect.not.objectContaining({ Profit: expect.anything() as unknown }),
    expect.not.objectContaining({ Profit: expect.anything() as unknown }),
  ]);
  const stale = cashier.reply('updateScheduleNote', { body: { ScheduleID, Note: 'x', Version: 1 } }).body;
  expect(stale).toMatchObject({ Result: 0, Code: 'Stale', Current: { ScheduleID, Version: 3 } });
  expect(stale.Current).not.toHaveProperty('Profit');
  const person = { ...CASHIER, Password: undefined, UserID, ShopIDs: [shop.session.shopId] };
  expect(shop.reply('saveStaff', { body: { ...person, Version: 9 } }).body).toMatchObject({
    Current: { UserID, Version: 1 },
  });
});
