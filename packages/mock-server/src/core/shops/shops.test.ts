import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { fundLockedTo } from '../ledger/fundLock.ts';
import { saveStaff } from '../staff/saveStaff.ts';
import { codeOf, contextAt, imageOf, must, openShop } from '../testing/openShop.ts';
import { listActiveShops } from '../scope/shops.ts';
import { createShop } from './createShop.ts';
import { deleteShop } from './deleteShop.ts';
import { saveShop, type ShopCommand } from './saveShop.ts';
import { listShops } from './shopView.ts';

const FORM: ShopCommand = { ShopName: 'Thẻ Tân Bình', RoundFeeTo: 1000, NotifyDays: 7, Status: 1 };

/** A shop whose owner opens a second one. */
function stage() {
  const { world, owner } = openShop();
  const second = must(saveShop(world, FORM, owner)).ShopID;
  const edit = (changes: Partial<ShopCommand>, context: Context = owner) => {
    const Version = world.shops.get(owner.shopId)?.Version ?? 0;
    const kept = { ...FORM, ShopID: owner.shopId, ShopName: 'Thẻ Thử', Version };
    return saveShop(world, { ...kept, ...changes }, context);
  };
  return { world, owner, second, edit };
}

test('a new shop is the owner’s, who may work in it at once; the company counts it too', () => {
  const { world, owner, second } = stage();
  createShop(
    world,
    { ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty', OwnerUserID: owner.userId, ExpiredDate: '2027-12-31' },
    owner,
  );
  expect(listActiveShops(world, owner).map((shop) => shop.ShopID)).toEqual([second, owner.shopId]);
  const page = must(listShops(world, {}, owner));
  expect(page.rows.map((shop) => [shop.ShopName, shop.FundBalance, shop.StaffCount])).toEqual([
    ['Thẻ Thử', 500_000_000, 1],
    ['Thẻ Tân Bình', 0, 1],
  ]);
  expect(page.totals).toEqual({ FundBalance: 500_000_000, DebtBalance: 0 });
  expect(must(listShops(world, { ShopName: 'tan binh' }, owner)).total).toBe(1);
});

test.each([
  [{ ShopName: ' ' }, 'Invalid'],
  [{ ShopName: 'the TAN binh' }, 'Duplicate'],
  [{ ShopPhone: '12' }, 'Invalid'],
  [{ AccountBank: '1017595600' }, 'Invalid'],
  [{ AccountBank: '1017595600', BankCode: 'XYZ' }, 'Invalid'],
  [{ NotifyDays: 0 }, 'Invalid'],
  [{ RoundAmountFrom: 0.5 }, 'Invalid'],
  [{ SmallAmountBelow: 0.5 }, 'Invalid'],
  [{ LockDate: '2026-11-21' }, 'FutureDate'],
  [{ Version: 7 }, 'Stale'],
  [{ ShopID: COMPANY_SHOP_ID }, 'NotFound'],
  [{ ShopID: 99 }, 'NotFound'],
])('a shop with %o is refused and nothing changes', (wrong, code) => {
  const { world, edit } = stage();
  const before = imageOf(world);
  expect(codeOf(edit(wrong))).toBe(code);
  expect(imageOf(world)).toBe(before);
});

test('who may close the books closes them; only the owner opens them again, with a reason', () => {
  const { world, owner, edit } = stage();
  const staff = {
    UserName: 'quanly',
    Password: 'Quanly123',
    FullName: 'Quản Lý',
    GroupID: 2 as const,
    Status: 1 as const,
  };
  const { UserID } = must(saveStaff(world, { ...staff, ShopIDs: [owner.shopId] }, owner));
  const manager = contextAt(owner.now, UserID, owner.shopId);
  expect(codeOf(edit({ LockDate: '2026-10-31' }, manager))).toBe('Forbidden');
  expect(codeOf(edit({ LockDate: '2026-10-31' }))).toBe('done');
  expect(codeOf(edit({ LockDate: '2026-09-30', Reason: 'Bổ sung phiếu' }, manager))).toBe('Forbidden');
  expect(codeOf(edit({ LockDate: '2026-09-30' }))).toBe('ReasonRequired');
  expect(codeOf(edit({ LockDate: undefined, Reason: 'Bổ sung phiếu chi' }))).toBe('done');
  expect(world.actions.rows.at(-1)?.Note).toContain('mở lại sổ: Bổ sung phiếu chi');
});

test('moving the lock back opens the funds that were counted since, with the reason, and books nothing twice', () => {
  const { world, owner, edit } = stage();
  const count = (Date: string) =>
    must(closeDay(world, { Date, Funds: [{ Method: 1, Counted: 7, Reason: 'Đếm thừa' }] }, owner));
  count('2026-11-10');
  count('2026-11-12');
  must(edit({ LockDate: '2026-11-15' }));
  expect(codeOf(edit({ LockDate: '2026-11-11' }))).toBe('ReasonRequired');
  const moved = must(edit({ LockDate: '2026-11-11', Reason: 'Bổ sung phiếu chi' }));
  expect([moved.LockDate, world.dayCloses.rows.map(({ Status, ReopenReason }) => [Status, ReopenReason])]).toEqual([
    '2026-11-11',
    [
      [1, undefined],
      [2, 'Bổ sung phiếu chi'],
    ],
  ]);
  expect(fundLockedTo(world, owner.shopId, accounts.cash)).toBe('2026-11-10');
  expect(codeOf(edit({ LockDate: undefined, Reason: 'Bổ sung phiếu chi' }))).toBe('done');
  expect(fundLockedTo(world, owner.shopId, accounts.cash)).toBe(undefined);
  expect(world.shops.get(owner.shopId)?.LockDate).toBe(undefined);
  expect(balanceOf(world, owner.shopId, accounts.cash)).toBe(0);
});

test('a shop is deleted only empty, from another one, and never the last', () => {
  const { world, owner, second } = stage();
  const inSecond = { ...owner, shopId: second };
  expect(codeOf(deleteShop(world, { ShopIDDelete: owner.shopId }, owner))).toBe('InUse');
  expect(deleteShop(world, { ShopIDDelete: owner.shopId }, inSecond)).toMatchObject({
    code: 'InUse',
    message: 'Không thể xóa: cửa hàng còn 1 quỹ còn số dư',
  });
  expect(codeOf(deleteShop(world, { ShopIDDelete: COMPANY_SHOP_ID }, owner))).toBe('NotFound');
  expect(codeOf(deleteShop(world, { ShopIDDelete: second }, owner))).toBe('done');
  expect(must(listShops(world, {}, owner)).total).toBe(1);
  expect(codeOf(deleteShop(world, { ShopIDDelete: second }, owner))).toBe('NotFound');
});
