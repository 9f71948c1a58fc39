import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID } from '../command/context.ts';
import { openCompany } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop } from '../testing/openShop.ts';
import { addVoucher } from './addVoucher.ts';
import { listVoucherTypes, listVoucherTypesByType } from './listVoucherTypes.ts';
import { saveVoucherType } from './saveVoucherType.ts';

const PARKING = { name: 'Giữ xe', type: 2 as const, IsBusinessResult: true, status: 1 as const };

test('a new shop begins with the usual categories, the company with those that settle no debts', () => {
  const shop = openShop();
  const names = (type: 1 | 2) => listVoucherTypesByType(shop.world, { type }, shop.owner).map((row) => row.name);
  expect(names(1)).toEqual(['Thu phí dịch vụ', 'Thu nợ khách', 'Thu khác', 'Góp vốn']);
  expect(names(2)).toHaveLength(8);
  const company = openCompany(shop);
  const own = must(listVoucherTypes(shop.world, {}, company)).rows;
  expect([own.length, own.every((row) => row.IsCompany && row.PartyType === undefined)]).toEqual([10, true]);
  expect(own[0]?.ShopID).toBe(COMPANY_SHOP_ID);
});

test('a category is found by its name without marks, by kind and by status', () => {
  const { world, owner } = openShop();
  const { ConfigID, Version } = must(saveVoucherType(world, PARKING, owner));
  must(saveVoucherType(world, { ...PARKING, ConfigID, Version, status: 0 }, owner));
  const total = (query: object) => must(listVoucherTypes(world, query, owner)).total;
  expect([total({}), total({ name: 'giu xe' }), total({ type: 1 }), total({ status: 0 })]).toEqual([13, 1, 4, 1]);
  expect(listVoucherTypesByType(world, { type: 2 }, owner).some((row) => row.ConfigID === ConfigID)).toBe(false);
});

test.each([
  ['an empty name', { name: ' ' }, 'Invalid'],
  ['a name there is', { name: 'chi KHÁC' }, 'Duplicate'],
  ['an expense that settles customers', { PartyType: 1 as const }, 'Invalid'],
  ['a number that is not there', { ConfigID: 99 }, 'NotFound'],
  ['an older copy', { ConfigID: 7, Version: 4 }, 'Stale'],
  ['a new meaning for one in use', { ConfigID: 7, Version: 1, IsBusinessResult: false }, 'InUse'],
])('%s is refused and nothing changes', (_, wrong, code) => {
  const { world, owner } = openShop();
  must(addVoucher(world, 2, { ConfigID: 7, Amount: 5, Method: 1, Description: 'Tiền điện' }, owner));
  const before = imageOf(world);
  expect(codeOf(saveVoucherType(world, { ...PARKING, ...wrong }, owner))).toBe(code);
  expect(imageOf(world)).toBe(before);
});

test('one in use may still be renamed and stopped', () => {
  const { world, owner } = openShop();
  must(addVoucher(world, 2, { ConfigID: 7, Amount: 5, Method: 1, Description: 'Tiền điện' }, owner));
  const renamed = { ...PARKING, ConfigID: 7, Version: 1, name: 'Điện, nước', status: 0 as const };
  expect(must(saveVoucherType(world, renamed, owner))).toMatchObject({ name: 'Điện, nước', status: 0, Version: 2 });
  const shown = must(listVoucherTypes(world, { status: 0 }, owner)).rows;
  expect(shown).toMatchObject([{ ConfigID: 7, VoucherCount: 1 }]);
});
