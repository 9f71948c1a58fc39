import { beforeEach, expect, test } from 'vitest';
import { MORNING, openShop, OWNER, workingAs, type OpenShop } from '../testing/openShop.ts';
import { sessionOf } from '../testing/loggedIn.ts';

const MINUTE = 60_000;
const REGISTER = {
  ShopName: 'Thẻ Tân Bình',
  UserName: 'thetanbinh',
  Phone: '0909 111 222',
  Password: 'Matkhau2026',
  ConfirmPassword: 'Matkhau2026',
};

let shop: OpenShop;

beforeEach(() => {
  shop = openShop();
});

test('a login answers who, where, and a menu whose groups open on screens', () => {
  const { Data } = shop.ask('login', { body: OWNER });
  expect(Data).toMatchObject({ FullName: 'Trần Văn Chủ', ShopName: 'Thẻ Phú Nhuận', GroupID: 1, AccountBank: '' });
  expect(Data.Token).not.toBe(shop.session.token);
  const group = Data.menuPermissions.find((item) => item.title === 'Quản lý');
  expect(group).toMatchObject({ visible: true, path: '' });
  expect(group?.children?.map((item) => item.path)).toEqual(
    expect.arrayContaining(['/manager/pos', '/manager/bankcard']),
  );
});

test('a wrong name and a wrong password sound alike, and five failures lock the account for a while', () => {
  const wrong = { ...OWNER, Password: 'sai-mat-khau' };
  const unknown = shop.reply('login', { body: { ...OWNER, UserName: 'khongco' } }).body;
  for (let time = 1; time <= 5; time += 1) {
    expect(shop.reply('login', { body: wrong }).body).toEqual(unknown);
  }
  expect(shop.reply('login', { body: OWNER }).body).toMatchObject({ Result: 0, Code: 'LockedOut' });
  shop.engine.clock.set(MORNING + 16 * MINUTE);
  expect(shop.ask('login', { body: OWNER }).Result).toBe(1);
});

test.each([
  ['a taken name', { UserName: OWNER.UserName }, 'UserName'],
  ['another confirmation', { ConfirmPassword: 'Matkhau2027' }, 'ConfirmPassword'],
  ['an unknown referral code', { ReferCode: 'KHONGCO' }, 'ReferCode'],
])('registration refuses %s and names the field', (_what, change, field) => {
  const { body } = shop.reply('register', { body: { ...REGISTER, ...change } });
  expect(body).toMatchObject({ Result: 0, Errors: [{ path: `/${field}` }] });
});

test.each([
  ['a short password', { Password: 'abc1', ConfirmPassword: 'abc1' }, '/Password'],
  ['a password without a digit', { Password: 'matkhaudai', ConfirmPassword: 'matkhaudai' }, '/Password'],
  ['capitals in the name', { UserName: 'TheTanBinh' }, '/UserName'],
  ['a blank shop name', { ShopName: '   ' }, '/ShopName'],
  ['letters in the phone', { Phone: 'so cua toi' }, '/Phone'],
])('registration with %s breaks the contract', (_what, change, path) => {
  const { status, body } = shop.reply('register', { body: { ...REGISTER, ...change } });
  expect(status).toBe(400);
  expect(body.Errors?.map((error) => error.path)).toContain(path);
});

test('the owner of a referral code is named in part before anybody logs in, and by nothing else', () => {
  expect(refer(codeOfOwner()).body).toMatchObject({ Result: 1, Data: { FullName: 'Tr*** V** C**' } });
  expect(Object.keys(refer(codeOfOwner()).body.Data ?? {})).toEqual(['FullName']);
});

test('ten wrong codes in a minute stop a source for the rest of it, right codes and registration too, and no other source', () => {
  const braked = {
    Result: 0,
    Code: 'LockedOut',
    Message: 'Đã nhập sai mã giới thiệu 10 lần, vui lòng thử lại sau 09:01',
  };
  const before = shop.engine.changes.count;
  for (let place = 0; place < 10; place += 1) {
    expect(refer(codeOfOwner()).body.Result).toBe(1);
    expect(refer(`KHONGCOMA${place}`).body).toMatchObject({ Result: 0, Code: 'Invalid' });
  }
  expect(refer('KHONGCOMAX')).toMatchObject({ status: 200, body: braked });
  expect(refer(codeOfOwner()).body).toMatchObject(braked);
  const form = { ...REGISTER, ReferCode: codeOfOwner() };
  const referred = shop.engine.call('register', { body: form, source: 'quan-net' }, null).body;
  expect(referred).toMatchObject({ ...braked, Errors: [{ path: '/ReferCode', message: braked.Message }] });
  expect(shop.engine.changes.count).toBe(before);
  expect(refer(codeOfOwner(), 'noi-khac').body.Result).toBe(1);
  expect(shop.engine.call('register', { body: REGISTER, source: 'quan-net' }, null).body.Result).toBe(1);
  shop.engine.clock.set(MORNING + MINUTE);
  expect(refer(codeOfOwner()).body.Result).toBe(1);
});

test('a code tried by registering counts as a guess', () => {
  for (let place = 0; place < 10; place += 1) {
    const body = { ...REGISTER, ReferCode: `KHONGCOMA${place}` };
    expect(shop.engine.call('register', { body, source: 'quan-net' }, null).body.Code).toBe('Invalid');
  }
  expect(refer(codeOfOwner()).body.Code).toBe('LockedOut');
});

test('a new password ends every session and opens the next', () => {
  const elsewhere = workingAs(shop.engine, sessionOf(shop.reply('login', { body: OWNER }).body));
  const change = { OldPassword: OWNER.Password, NewPassword: 'Matkhau2027', ConfirmPassword: 'Matkhau2027' };
  expect(shop.reply('changePassword', { body: { ...change, OldPassword: 'sai' } }).body.Code).toBe('WrongPassword');
  expect(shop.ask('changePassword', { body: change }).Message).toBe('Đổi mật khẩu thành công');
  expect(shop.reply('listActiveShops', {}).status).toBe(401);
  expect(elsewhere.reply('listActiveShops', {}).status).toBe(401);
  expect(shop.reply('login', { body: OWNER }).body.Result).toBe(0);
  expect(shop.ask('login', { body: { ...OWNER, Password: 'Matkhau2027' } }).Result).toBe(1);
});

function codeOfOwner(): string {
  return shop.engine.world.users.get(shop.session.userId)?.ReferCode ?? '';
}

function refer(ReferCode: string, source = 'quan-net') {
  return shop.engine.call('getDataByReferCode', { query: { ReferCode }, source }, null);
}
