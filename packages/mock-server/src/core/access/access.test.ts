import { describe, expect, test } from 'vitest';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { booksInView, listActiveShops, shopsInView } from '../scope/shops.ts';
import { codeOf, contextAt, imageOf, must, openShop } from '../testing/openShop.ts';
import { createWorld, type World } from '../store/world.ts';
import { refuseCall } from './authorise.ts';
import { changePassword } from '../staff/changePassword.ts';
import { listAllStaff, listAllUsers } from '../staff/listStaff.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { getDataByReferCode, register } from '../staff/register.ts';
import { grant } from './rights.ts';
import { authenticate, login } from './sessions.ts';
import { addStaff } from '../staff/staff.ts';

const NOW = '2026-11-20T09:00:00+07:00';
const stranger = contextAt(NOW, 0, 0);
const FORM = {
  ShopName: 'Thẻ Mới',
  UserName: 'chumoi',
  Phone: '+84 912 000 111',
  Password: 'Matkhau1',
  ConfirmPassword: 'Matkhau1',
};
const at = (now: string, context: Context): Context => contextAt(now, context.userId, context.shopId);

describe('register', () => {
  test('makes a shop and its owner with every menu, who can log in', () => {
    const world = createWorld();
    const made = must(register(world, { ...FORM, UserName: ' ChuMoi ' }, stranger));
    const data = must(login(world, { UserName: 'chumoi', Password: 'Matkhau1' }, stranger));
    expect(data).toMatchObject({
      UserID: made.UserID,
      ShopID: made.ShopID,
      OwnerUserID: made.UserID,
      ShopName: 'Thẻ Mới',
      ShopPhone: '0912000111',
    });
    expect(data.menuPermissions.every((item) => item.visible)).toBe(true);
  });

  test.each([
    [{ ShopName: ' ' }, 'Invalid', 'ShopName'],
    [{ UserName: 'Chu Mới' }, 'Invalid', 'UserName'],
    [{ UserName: 'abc' }, 'Invalid', 'UserName'],
    [{ UserName: 'chutiem' }, 'Duplicate', 'UserName'],
    [{ Phone: '12345' }, 'Invalid', 'Phone'],
    [{ Password: 'matkhau', ConfirmPassword: 'matkhau' }, 'Invalid', 'Password'],
    [{ ConfirmPassword: 'Matkhau2' }, 'Invalid', 'ConfirmPassword'],
    [{ ReferCode: 'GT99999' }, 'Invalid', 'ReferCode'],
  ])('refuses %o and changes nothing', (wrong, code, field) => {
    const { world } = openShop();
    const before = imageOf(world);
    expect(register(world, { ...FORM, ...wrong }, stranger)).toMatchObject({ ok: false, code, field });
    expect(imageOf(world)).toBe(before);
  });

  test('a referral code leads to its owner, whose name is told in part alone', () => {
    const { world, owner } = openShop();
    const user = world.users.get(owner.userId);
    if (user) world.users.put({ ...user, FullName: 'Nguyễn Văn A' });
    const code = user?.ReferCode ?? '';
    expect(getDataByReferCode(world, { ReferCode: ` ${code.toLowerCase()} ` })).toEqual({
      ok: true,
      value: { FullName: 'Ng*** V** A' },
    });
    must(register(world, { ...FORM, ReferCode: code }, stranger));
    expect(world.users.rows.at(-1)?.ReferrerUserID).toBe(owner.userId);
    expect(codeOf(getDataByReferCode(world, { ReferCode: 'GT9' }))).toBe('Invalid');
  });
});

describe('login', () => {
  test('says the same of a wrong name and a wrong password, and locks after five failures for a while', () => {
    const { world } = openShop();
    const tryAt = (UserName: string, Password: string, now = NOW) =>
      login(world, { UserName, Password }, contextAt(now, 0, 0));
    expect(tryAt('nobody', 'x')).toEqual(tryAt('chutiem', 'sai'));
    for (let failure = 2; failure <= 5; failure += 1) expect(codeOf(tryAt('chutiem', 'sai'))).toBe('WrongPassword');
    expect(tryAt('chutiem', 'Chutiem123')).toMatchObject({
      code: 'LockedOut',
      message: 'Tài khoản tạm khóa vì nhập sai 5 lần, vui lòng thử lại sau 09:15',
    });
    expect(codeOf(tryAt('chutiem', 'Chutiem123', '2026-11-20T09:15:00+07:00'))).toBe('done');
    expect([codeOf(tryAt('', 'x')), codeOf(tryAt('chutiem', ''))]).toEqual(['Invalid', 'Invalid']);
  });

  test('a good login forgets earlier failures', () => {
    const { world } = openShop();
    const attempt = (Password: string) => codeOf(login(world, { UserName: 'chutiem', Password }, stranger));
    const answers = ['a', 'b', 'c', 'd', 'Chutiem123', 'e', 'f', 'g', 'h', 'Chutiem123'].map(attempt);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
  });

  test('refuses whoever has left or was suspended', () => {
    const { world, owner } = openShop();
    const user = world.users.get(owner.userId);
    if (user) world.users.put({ ...user, Status: 2 });
    expect(codeOf(login(world, { UserName: 'chutiem', Password: 'Chutiem123' }, stranger))).toBe('Inactive');
  });
});

describe('a token', () => {
  test('opens one user, in that user’s shops, until it expires', () => {
    const { world, session } = open();
    expect(codeOf(authenticate(world, session, NOW))).toBe('done');
    expect(codeOf(authenticate(world, { ...session, token: 'x' }, NOW))).toBe('Unauthorized');
    expect(codeOf(authenticate(world, { ...session, token: '' }, NOW))).toBe('Unauthorized');
    expect(codeOf(authenticate(world, { ...session, userId: 99 }, NOW))).toBe('Unauthorized');
    expect(codeOf(authenticate(world, { ...session, shopId: 99 }, NOW))).toBe('Forbidden');
    expect(codeOf(authenticate(world, { ...session, shopId: COMPANY_SHOP_ID }, NOW))).toBe('Forbidden');
    expect(codeOf(authenticate(world, session, '2026-11-21T09:00:00+07:00'))).toBe('Unauthorized');
    expect(JSON.stringify(world.sessions)).not.toContain(session.token);
  });

  test('dies with the password', () => {
    const { world, owner, session } = open();
    const change = (OldPassword: string, NewPassword: string, ConfirmPassword = NewPassword) =>
      codeOf(changePassword(world, { OldPassword, NewPassword, ConfirmPassword }, owner));
    expect(change('sai', 'Matkhaumoi1')).toBe('WrongPassword');
    expect(change('', 'Matkhaumoi1')).toBe('Invalid');
    expect(change('Chutiem123', 'ngan1')).toBe('Invalid');
    expect(change('Chutiem123', 'Matkhaumoi1', 'khác')).toBe('Invalid');
    expect(change('Chutiem123', 'Chutiem123')).toBe('Invalid');
    expect(codeOf(authenticate(world, session, NOW))).toBe('done');
    expect(change('Chutiem123', 'Matkhaumoi1')).toBe('done');
    expect(codeOf(authenticate(world, session, NOW))).toBe('Unauthorized');
    expect(codeOf(login(world, { UserName: 'chutiem', Password: 'Matkhaumoi1' }, owner))).toBe('done');
  });
});

describe('rights', () => {
  test('a menu that was not granted is refused however it is reached, and the owner needs no grant', () => {
    const { world, owner } = openShop();
    const cashier = staffOf(world, owner, [{ MenuID: MENU.customers, ActionIDs: [ACTION.view, ACTION.add] }]);
    expect(codeIn(world, 'listCustomers', cashier)).toBeUndefined();
    expect(codeIn(world, 'saveCustomer', cashier)).toBeUndefined();
    for (const call of ['deleteCustomer', 'getCashBook', 'savePos', 'payDebtCustomer', 'adjustDebt', 'noSuchCall']) {
      expect([call, codeIn(world, call, cashier)]).toEqual([call, 'Forbidden']);
    }
    for (const call of ['deleteCustomer', 'getCashBook', 'savePos', 'adjustDebt'])
      expect(codeIn(world, call, owner)).toBeUndefined();
    grant(world, cashier.userId, []);
    expect(codeIn(world, 'listCustomers', cashier)).toBe('Forbidden');
    expect(codeIn(world, 'changePassword', cashier)).toBeUndefined();
    expect(codeIn(world, 'login', stranger)).toBeUndefined();
  });

  test('after the last day only reading is left', () => {
    const { world, owner } = openShop();
    const end = world.shops.get(owner.shopId)?.ExpiredDate ?? '';
    expect(codeIn(world, 'saveCustomer', at(`${end}T23:00:00+07:00`, owner))).toBeUndefined();
    const later = at('2028-01-01T09:00:00+07:00', owner);
    expect(refuseCall(world, 'saveCustomer', later)).toMatchObject({
      code: 'Expired',
      message: 'Tài khoản đã hết hạn sử dụng, chỉ có thể xem dữ liệu',
    });
    expect(codeIn(world, 'listCustomers', later)).toBeUndefined();
  });

  test('a stopped shop is read, not written', () => {
    const { world, owner } = openShop();
    const shop = world.shops.get(owner.shopId);
    if (shop) world.shops.put({ ...shop, Status: 0 });
    expect([codeIn(world, 'savePos', owner), codeIn(world, 'listPos', owner)]).toEqual(['Inactive', undefined]);
    expect(listActiveShops(world, owner)).toEqual([]);
  });

  test('the company sees all shops of its owner, keeps its own books and writes in none of theirs', () => {
    const { world, owner } = openShop();
    const user = world.users.get(owner.userId);
    const shop = world.shops.get(owner.shopId);
    if (shop) world.shops.put({ ...shop, ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty' });
    if (user) world.users.put({ ...user, ShopIDs: [owner.shopId, COMPANY_SHOP_ID] });
    const company = { ...owner, shopId: COMPANY_SHOP_ID };
    expect(shopsInView(world, company)).toEqual([owner.shopId]);
    expect(shopsInView(world, company, 77)).toEqual([]);
    expect(shopsInView(world, owner, 77)).toEqual([owner.shopId]);
    expect(booksInView(world, company)).toEqual([COMPANY_SHOP_ID, owner.shopId]);
    expect(booksInView(world, company, COMPANY_SHOP_ID)).toEqual([COMPANY_SHOP_ID]);
    expect([booksInView(world, company, 77), booksInView(world, owner)]).toEqual([[], [owner.shopId]]);
    expect(codeIn(world, 'saveBankCard', company)).toBeUndefined();
    expect([codeIn(world, 'saveCustomer', company), codeIn(world, 'listCustomers', company)]).toEqual([
      'CompanyReadOnly',
      undefined,
    ]);
    expect(listActiveShops(world, company).map((each) => each.ShopID)).toEqual([COMPANY_SHOP_ID, owner.shopId]);
  });
});

test('pickers name the people of the shop, and all of the owner’s', () => {
  const { world, owner } = openShop();
  staffOf(world, owner, []);
  expect(listAllStaff(world, owner).map((user) => user.UserName)).toEqual(['chutiem', 'thungan']);
  expect(listAllUsers(world, { ...owner, shopId: 9 })).toHaveLength(2);
  expect(listAllStaff(world, { ...owner, shopId: 9 })).toEqual([]);
});

test.each([
  [{ UserName: 'chutiem' }, 'Duplicate'],
  [{ Password: 'ngan' }, 'Invalid'],
  [{ FullName: ' ' }, 'Invalid'],
  [{ Phone: 'x' }, 'Invalid'],
  [{ ShopIDs: [] }, 'Invalid'],
])('staff with %o is refused', (wrong, code) => {
  const { world, owner } = openShop();
  expect(codeOf(addStaff(world, { ...staffForm(owner), ...wrong }, owner))).toBe(code);
});

function staffForm(owner: Context) {
  const person = { UserName: 'thungan', Password: 'Thungan123', FullName: 'Thu Ngân', GroupID: 4 as const };
  return { ...person, ShopIDs: [owner.shopId], OwnerUserID: owner.userId, ExpiredDate: '2027-12-31', Rights: [] };
}

function staffOf(world: World, owner: Context, Rights: Parameters<typeof grant>[2]): Context {
  const user = must(addStaff(world, { ...staffForm(owner), Rights: [...Rights] }, owner));
  return { ...owner, userId: user.UserID };
}

function codeIn(world: World, operationId: string, context: Context): string | undefined {
  return refuseCall(world, operationId, context)?.code;
}

/** A shop whose owner is logged in. */
function open() {
  const shop = openShop();
  const { Token, UserID, ShopID } = must(
    login(shop.world, { UserName: 'chutiem', Password: 'Chutiem123' }, shop.owner),
  );
  return { ...shop, session: { token: Token, userId: UserID, shopId: ShopID } };
}
