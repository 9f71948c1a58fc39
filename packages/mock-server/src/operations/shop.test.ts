import { expect, test } from 'vitest';
import { openChain } from '../testing/openChain.ts';
import { workingAs } from '../testing/openShop.ts';

const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

test('the company sees all shops of its owner, found by name without marks, and opens another', () => {
  const { company } = openChain();
  const shops = company.ask('listShops', {});
  expect(shops.Data.map(({ ShopName }) => ShopName).toSorted()).toEqual(['Thẻ Gò Vấp', 'Thẻ Phú Nhuận', 'Thẻ Thủ Đức']);
  expect(company.ask('listShops', { ShopName: 'go vap' }).Total).toBe(1);
  const body = { ShopName: 'Thẻ Bình Thạnh', RoundFeeTo: 1000, NotifyDays: 7, Status: 1 } as const;
  const { ShopID } = company.ask('saveShop', { body }).Data;
  expect(company.ask('listShops', { ShopName: 'bình thạnh' }).Data).toMatchObject([{ ShopID, OpenOrders: 0 }]);
  company.ask('deleteShop', { ShopIDDelete: ShopID });
  expect(company.ask('listShops', {}).Total).toBe(shops.Total);
});

test('a deleted shop leaves the list, not the books: the company keeps its past, and nothing is posted in it any more', () => {
  const { company } = openChain();
  const { engine } = company;
  const body = { ShopName: 'Thẻ Bình Thạnh', RoundFeeTo: 1, NotifyDays: 7, Status: 1 } as const;
  const { ShopID } = company.ask('saveShop', { body }).Data;
  const branch = workingAs(engine, { ...company.session, shopId: ShopID });
  const move = (call: 'addReceipt' | 'addExpense', type: 1 | 2, name: string) => {
    const ConfigID =
      branch.ask('listVoucherTypesByType', { type }).Data.find((row) => row.name === name)?.ConfigID ?? 0;
    branch.ask(call, { body: { ConfigID, Amount: 9_000_000, Method: 1, Description: name } });
  };
  const result = () => company.ask('getCompanyBusinessResult', DAY).Totals.NetProfit;
  const close = () => company.reply('deleteShop', { ShopIDDelete: ShopID }).body;
  move('addReceipt', 1, 'Thu khác');
  expect([result(), close().Code]).toEqual([9_000_000, 'InUse']);
  move('addExpense', 2, 'Rút vốn');
  expect(close()).toMatchObject({ Result: 1, Message: 'Xóa cửa hàng thành công' });
  expect(result()).toBe(9_000_000);
  expect(company.ask('getAllShopReport', DAY).Data.map((row) => row.ShopID)).toContain(ShopID);
  expect(company.ask('listShops', {}).Data.map((row) => row.ShopID)).not.toContain(ShopID);
  expect(company.ask('listActiveShops', {}).Data.map((row) => row.ShopID)).not.toContain(ShopID);
  expect(close().Code).toBe('NotFound');
  const more = { ConfigID: 1, Amount: 1_000, Method: 1, Description: 'Thu thêm' } as const;
  expect(branch.reply('addReceipt', { body: more }).body.Code).toBe('Forbidden');
  const push = {
    Kind: 1,
    ToShopID: ShopID,
    Amount: 1_000_000,
    FromFund: { Method: 1 },
    ToFund: { Method: 1 },
  } as const;
  expect(company.reply('pushStartMoney', { body: push }).body).toMatchObject({ Result: 0, Code: 'NotFound' });
});

test('rights are read with what the group gives and what the reader may grant, and come back as they were saved', () => {
  const { owner } = openChain();
  const cashier = owner.ask('listStaff', { UserName: 'nhanvien' }).Data[0];
  const StaffID = cashier?.UserID ?? 0;
  const before = owner.ask('getStaffPermissions', { StaffID }).Data;
  expect(before).toMatchObject({ StaffID, UserName: 'nhanvien', IsOwner: false });
  expect(before.Grantable.length).toBeGreaterThan(before.Rights.length);
  const Rights = [{ MenuID: 10 as const, ActionIDs: [1 as const, 2 as const] }];
  owner.ask('saveStaffPermissions', { body: { StaffID, Version: before.Version, Rights } });
  const after = owner.ask('getStaffPermissions', { StaffID }).Data;
  expect(after.Rights).toEqual(Rights);
  expect(after.GroupRights).toEqual(before.GroupRights);
  expect(after.Version).toBeGreaterThan(before.Version);
});
