import { expect, test } from 'vitest';
import { openChain } from '../testing/openChain.ts';

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
