/** Around a test's shop: the company over it, and people who work in it. */
import { addStaff } from '../staff/staff.ts';
import type { Right } from '../access/rights.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { createShop } from '../shops/createShop.ts';
import { must, type TestShop } from './openShop.ts';

/** Longer ago than whoever hired somebody is tied to them (domain §2(q)). */
const LONG_AGO = '2026-06-01T09:00:00+07:00';

/** Founds the company over a shop; answers the owner's call in it. */
export function openCompany({ world, owner }: TestShop): Context {
  const user = world.users.get(owner.userId);
  const company = { ...owner, shopId: COMPANY_SHOP_ID };
  const made = createShop(
    world,
    { ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty', OwnerUserID: owner.userId, ExpiredDate: '2027-11-20' },
    company,
  );
  world.shops.put({ ...made, FirstDate: '2026-01-01', NegativeFunds: 3 });
  if (user) world.users.put({ ...user, ShopIDs: [COMPANY_SHOP_ID, owner.shopId] });
  return company;
}

/** Somebody with these rights has worked in the shop for long; answers their call. */
export function hire({ world, owner }: TestShop, UserName: string, ...Rights: Right[]): Context {
  const person = { UserName, Password: 'Nhanvien123', FullName: 'Lê Thị Thu', GroupID: 4 as const };
  const place = { ShopIDs: [owner.shopId], OwnerUserID: owner.userId, ExpiredDate: '2027-12-31' };
  return {
    ...owner,
    userId: must(addStaff(world, { ...person, ...place, Rights }, { ...owner, now: LONG_AGO })).UserID,
  };
}
