import type { Schemas } from '@so-the/api-client';
import { beforeEach, expect, test } from 'vitest';
import { sessionOf } from '../testing/loggedIn.ts';
import { stockedShop, workedLong, workingAs, type OpenShop, type StockedShop } from '../testing/openShop.ts';

const VOUCHERS = 70;
const [VIEW, APPROVE] = [1, 6] as const;
const SALARY = { Amount: 30_000_000, Method: 1, Description: 'Lương tháng 11' } as const;

let shop: StockedShop;
let second: OpenShop;

beforeEach(() => {
  shop = stockedShop();
  second = approver();
});

const closing = () => shop.ask('getCashBook', {}).Totals.Closing;

test('a large voucher waits in the inbox and is booked as it was shown there, by somebody else', () => {
  const { Data, Message } = shop.ask('addExpense', { body: { ...SALARY, ConfigID: salary() } });
  expect([Message, Data.Status, closing()]).toEqual(['Chờ người thứ hai duyệt phiếu chi', 0, 500_000_000]);
  expect(rightsOf(shop)).toEqual([[3, Data.paymentID, false, true]]);
  expect(rightsOf(second)).toEqual([[3, Data.paymentID, true, true]]);
  expect(shop.ask('listApprovals', {}).Data[0]?.People).toEqual(['Lê Thị Thu']);
  expect(second.ask('listApprovals', {}).Totals).toEqual({ ToDecide: 1, MayDecide: true });
  const decision = { ...formOf(), Status: 1 } as const;
  expect(shop.reply('addExpense', { body: decision }).body.Code).toBe('NeedApproval');
  expect(second.reply('addExpense', { body: { ...decision, Amount: 40_000_000 } }).body.Code).toBe('Stale');
  expect(closing()).toBe(500_000_000);
  const approved = second.ask('addExpense', { body: decision });
  expect([approved.Message, approved.Data.Status, closing()]).toEqual(['Duyệt phiếu thành công', 1, 470_000_000]);
  expect([rightsOf(shop), rightsOf(second)]).toEqual([[], []]);
  expect(second.reply('addExpense', { body: decision }).body.Code).toBe('WrongStatus');
});

test.each([
  ['refused by the second person', () => second],
  ['taken back by who entered it', () => shop],
])('a waiting voucher is %s with a reason and never moves its fund', (_how, who) => {
  shop.ask('addExpense', { body: { ...SALARY, ConfigID: salary() } });
  const decision = { ...formOf(), Status: 3 } as const;
  expect(who().reply('addExpense', { body: decision }).body.Code).toBe('ReasonRequired');
  const refused = who().ask('addExpense', { body: { ...decision, Reason: 'Chưa đủ bảng lương' } });
  expect([refused.Message, closing(), rightsOf(second)]).toEqual(['Từ chối phiếu thành công', 500_000_000, []]);
});

test('once the owner alone could approve, nothing new waits', () => {
  const { UserID } = shop.ask('listStaff', { UserName: 'quanly' }).Data[0] ?? { UserID: 0 };
  shop.ask('deleteStaff', { StaffID: UserID });
  expect(shop.ask('addExpense', { body: { ...SALARY, ConfigID: salary() } }).Data.Status).toBe(1);
  expect(rightsOf(shop)).toEqual([]);
});

function rightsOf(who: OpenShop) {
  return who.ask('listApprovals', {}).Data.map((row) => [row.Kind, row.RefID, row.CanApprove, row.CanRefuse]);
}

/** The waiting voucher as the inbox hands it out, to be sent back. */
function formOf() {
  const voucher = second.ask('listApprovals', {}).Data[0]?.Voucher;
  if (!voucher) throw new Error('No voucher waits.');
  const { ConfigID, Amount, Method, Description, VoucherDate, paymentID, Version } = voucher;
  return { ConfigID: ConfigID ?? 0, Amount, Method, Description, VoucherDate, paymentID, Version };
}

function salary(): number {
  return shop.ask('listVoucherTypesByType', { type: 2 }).Data.find(({ name }) => name === 'Lương')?.ConfigID ?? 0;
}

/** Somebody who works in the shop and approves its vouchers. */
function approver(): OpenShop {
  const login = { UserName: 'quanly', Password: 'Quanly@123' };
  const { shopId } = shop.session;
  const person = {
    ...login,
    FullName: 'Lê Thị Thu',
    GroupID: 4,
    ShopIDs: [shopId],
    Status: 1,
  } satisfies Schemas['StaffInput'];
  const { UserID: StaffID, Version } = shop.ask('saveStaff', { body: person }).Data;
  const Rights: Schemas['MenuRight'][] = [{ MenuID: VOUCHERS, ActionIDs: [VIEW, APPROVE] }];
  shop.ask('saveStaffPermissions', { body: { StaffID, Version, Rights } });
  workedLong(shop.engine, StaffID);
  return workingAs(shop.engine, sessionOf(shop.engine.call('login', { body: login }, null).body));
}
