import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { accounts } from '../records/accounts.ts';
import { trialBalance } from '../ledger/audit.ts';
import { balanceOf } from '../ledger/balance.ts';
import { hasVoucherType, VOUCHER_KIND, type VoucherKind } from '../records/voucher.ts';
import { getCashBook } from '../reports/money/cashBook.ts';
import { hire, openCompany } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { foldBalances } from '../testing/paperRules.ts';
import { addVoucher, type VoucherCommand } from './addVoucher.ts';
import { cancelVoucher } from './cancelVoucher.ts';
import { decideVoucher } from './decideVoucher.ts';
import { listVouchers } from './listVouchers.ts';
import { getVoucher } from './voucherView.ts';

const MILLION = 1_000_000;
const { income, expense } = VOUCHER_KIND;
const Reason = 'Ghi nhầm quỹ';

describe('booking', () => {
  test.each<[string, VoucherKind, object, string]>([
    ['Thu khác', income, {}, 'income/other/3'],
    ['Góp vốn', income, { Method: 2, BankCardID: 1 }, 'equity/in'],
    ['Điện nước Internet', expense, {}, 'expense/other/7'],
    ['Rút vốn', expense, { Method: 2, BankCardID: 1 }, 'equity/out'],
  ])('«%s» moves its fund and one other account', (name, kind, more, other) => {
    const shop = openShop();
    const fund = 'Method' in more ? accounts.bank(shop.bankCardId) : accounts.cash;
    const before = foldBalances(shop.world);
    const voucher = must(book(shop, kind, name, { Amount: 1_250_000, ...more }));
    const sign = kind === income ? 1 : -1;
    expect(voucher).toMatchObject({ Status: 1, Code: kind === income ? 'PT000001' : 'PC000001' });
    expect(moved(shop, before)).toEqual({ [fund]: sign * 1_250_000, [other]: -sign * 1_250_000 });
    expect([...trialBalance(shop.world).values()]).toEqual([0]);
  });

  test('a collaborator is paid what is owed, not a đồng more, and never out of the result', () => {
    const shop = openShop();
    owe(shop, 3, shop.affId, -300_000);
    const pay = (Amount: number) => book(shop, expense, 'Hoa hồng CTV', { Amount, PartyType: 3, PartyID: shop.affId });
    expect(codeOf(pay(300_001))).toBe('OverDebt');
    const before = foldBalances(shop.world);
    expect(must(pay(300_000)).PartyName).toBe('Phạm Tuấn');
    expect(moved(shop, before)).toEqual({ [accounts.aff(shop.affId)]: 300_000, [accounts.cash]: -300_000 });
    expect(codeOf(pay(1))).toBe('OverDebt');
  });

  test('a customer’s payment goes to what is open', () => {
    const shop = openShop();
    owe(shop, 1, shop.customerId, 500_000);
    const pay = (Amount: number) =>
      book(shop, income, 'Thu nợ khách', { Amount, PartyType: 1, PartyID: shop.customerId });
    expect(codeOf(pay(500_001))).toBe('OverDebt');
    expect(must(pay(200_000)).Allocations).toEqual([{ ScheduleID: 0, Amount: 200_000 }]);
    expect(balanceOf(shop.world, shop.owner.shopId, accounts.customer(shop.customerId))).toBe(300_000);
  });

  test.each<[string, Partial<VoucherCommand>, string]>([
    ['a category of the other kind', { ConfigID: 3 }, 'NotFound'],
    ['no category', { ConfigID: 99 }, 'NotFound'],
    ['nothing', { Amount: 0 }, 'Invalid'],
    ['a fraction', { Amount: 0.5 }, 'Invalid'],
    ['a transfer without an account', { Method: 2 }, 'Invalid'],
    ['no words', { Description: '  ' }, 'Invalid'],
    ['a day that is none', { VoucherDate: '2026-02-30' }, 'Invalid'],
    ['a day to come', { VoucherDate: '2026-11-21' }, 'FutureDate'],
    ['a closed day', { VoucherDate: '2026-11-18' }, 'Locked'],
    ['a party that is not there', { PartyType: 2, PartyID: 9 }, 'NotFound'],
    ['a commission to nobody', { ConfigID: 9 }, 'Invalid'],
    ['a commission to a customer', { ConfigID: 9, PartyType: 1, PartyID: 1 }, 'Invalid'],
    ['a stopped category', { ConfigID: 11 }, 'Inactive'],
  ])('%s is refused and nothing changes', (_, wrong, code) => {
    const shop = openShop();
    const { world, owner } = shop;
    const row = world.shops.get(owner.shopId);
    const stopped = world.voucherTypes.get(11);
    if (row) world.shops.put({ ...row, LockDate: '2026-11-18' });
    if (stopped) world.voucherTypes.put({ ...stopped, status: 0 });
    const before = imageOf(world);
    const command = { ConfigID: 7, Amount: 5, Method: 1 as const, Description: 'Tiền điện', ...wrong };
    expect(codeOf(addVoucher(world, expense, command, owner))).toBe(code);
    expect(imageOf(world)).toBe(before);
  });
});

const vouchers = { MenuID: MENU.vouchers, ActionIDs: [ACTION.view, ACTION.add, ACTION.approve] };

/** A shop in which a second person may approve vouchers. */
function openTwo() {
  const shop = openShop();
  return { shop, second: hire(shop, 'quanly', vouchers) };
}

describe('a large voucher', () => {
  test('waits and moves nothing until somebody else approves it', () => {
    const shop = openShop();
    const clerk = hire(shop, 'thungan', vouchers);
    const before = foldBalances(shop.world);
    const waiting = must(book(shop, expense, 'Thuê mặt bằng', { Amount: 10 * MILLION }, clerk));
    expect([waiting.Status, waiting.EntryID, foldBalances(shop.world)]).toEqual([0, undefined, before]);
    expect(codeOf(decide(shop, waiting.paymentID, { Status: 1 }, clerk))).toBe('NeedApproval');
    expect(must(decide(shop, waiting.paymentID, { Status: 1 }))).toMatchObject({ Status: 1, ApprovedBy: 1 });
    expect(balanceOf(shop.world, shop.owner.shopId, accounts.cash)).toBe(-10 * MILLION);
    expect(codeOf(decide(shop, waiting.paymentID, { Status: 1 }))).toBe('WrongStatus');
    expect(must(book(shop, expense, 'Thuê mặt bằng', { Amount: 10 * MILLION - 1 }, clerk)).Status).toBe(1);
  });

  test.each([
    ['while its day is open', '2026-11-19', '2026-11-20'],
    ['after its day is locked', '2026-11-20', '2026-11-22'],
  ] as const)('approved later, %s, it posts on the day it says', (_, LockDate, VoucherDate) => {
    const { shop, second } = openTwo();
    const { world, owner } = shop;
    const { paymentID } = must(book(shop, expense, 'Lương', { Amount: 30 * MILLION }));
    const own = world.shops.get(owner.shopId);
    if (own) world.shops.put({ ...own, LockDate });
    const later = { ...second, now: '2026-11-22T10:00:00+07:00' as const, businessDate: '2026-11-22' as const };
    expect(must(decide(shop, paymentID, { Status: 1 }, later))).toMatchObject({ Status: 1, VoucherDate });
    expect(world.books.entries.at(-1)?.BusinessDate).toBe(VoucherDate);
    expect(world.actions.rows.at(-1)?.Note).toContain(`ghi sổ ngày ${VoucherDate.slice(8)}/11/2026`);
  });

  test('is approved by its maker only where nobody else could by then', () => {
    const { shop, second } = openTwo();
    const { paymentID } = must(book(shop, expense, 'Lương', { Amount: 30 * MILLION }));
    const clerk = hire(shop, 'thungan', { ...vouchers, ActionIDs: [ACTION.add] });
    expect(codeOf(decide(shop, paymentID, { Status: 1 }, clerk))).toBe('Forbidden');
    expect(codeOf(decide(shop, paymentID, { Status: 1 }))).toBe('NeedApproval');
    const user = shop.world.users.get(second.userId);
    if (user) shop.world.users.put({ ...user, Status: 0 });
    expect(codeOf(decide(shop, paymentID, { Status: 1 }))).toBe('done');
    expect(must(book(shop, expense, 'Lương', { Amount: 30 * MILLION })).Status).toBe(1);
  });

  test.each([income, expense])('of kind %i counts with what its maker booked today in its category', (kind) => {
    const { shop, second } = openTwo();
    const name = kind === income ? 'Thu khác' : 'Chi khác';
    expect(must(book(shop, kind, name, { Amount: 6 * MILLION })).Status).toBe(1);
    expect(must(book(shop, kind, name, { Amount: 4 * MILLION - 1 })).Status).toBe(1);
    expect(must(book(shop, kind, name, { Amount: 1 })).Status).toBe(0);
    expect(must(book(shop, kind, name, { Amount: 9 * MILLION }, second)).Status).toBe(1);
    const row = shop.world.shops.get(shop.owner.shopId);
    if (row) shop.world.shops.put({ ...row, VoucherApprovalFrom: 50 * MILLION });
    expect(must(book(shop, kind, name, { Amount: 40 * MILLION })).Status).toBe(1);
  });

  test.each<[string, object, string]>([
    ['with another amount', { Amount: 31 * MILLION }, 'Stale'],
    ['from an older copy', { Version: 2 }, 'Stale'],
    ['refused without a reason', { Status: 3 }, 'ReasonRequired'],
    ['that is not there', { paymentID: 99 }, 'NotFound'],
    ['of a day closed meanwhile', {}, 'Locked'],
  ])('%s is not decided, and nothing changes', (_, wrong, code) => {
    const { shop, second } = openTwo();
    const { paymentID } = must(book(shop, expense, 'Lương', { Amount: 30 * MILLION }));
    const row = shop.world.shops.get(shop.owner.shopId);
    if (row) shop.world.shops.put({ ...row, LockDate: '2026-11-20' });
    const before = imageOf(shop.world);
    expect(codeOf(decide(shop, paymentID, { Status: 1, ...wrong }, second))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('refused keeps its reason and stays out of the books', () => {
    const { shop } = openTwo();
    const { paymentID } = must(book(shop, expense, 'Lương', { Amount: 30 * MILLION }));
    const turnedDown = must(decide(shop, paymentID, { Status: 3, Reason: 'Chưa có bảng lương' }));
    expect(turnedDown).toMatchObject({ Status: 3, RefuseReason: 'Chưa có bảng lương' });
    expect(codeOf(cancelVoucher(shop.world, { paymentID, Reason }, shop.owner))).toBe('WrongStatus');
    expect(balanceOf(shop.world, shop.owner.shopId, accounts.cash)).toBe(0);
  });
});

test('cancelling gives every account its balance back, once, and leaves the trail', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 * MILLION }), fc.constantFrom(income, expense), (Amount, kind) => {
      const shop = openShop();
      const before = foldBalances(shop.world);
      const { paymentID } = must(book(shop, kind, kind === income ? 'Thu khác' : 'Chi khác', { Amount }));
      expect(codeOf(cancelVoucher(shop.world, { paymentID, Reason: 'x' }, shop.owner))).toBe('ReasonRequired');
      must(cancelVoucher(shop.world, { paymentID, Reason }, shop.owner));
      expect(moved(shop, before)).toEqual({});
      expect(codeOf(cancelVoucher(shop.world, { paymentID, Reason }, shop.owner))).toBe('AlreadyCancelled');
      const { Voucher, Entries } = must(getVoucher(shop.world, { paymentID }, shop.owner));
      expect([Voucher.Status, Entries.length, Entries[1]?.ReversesEntryID]).toEqual([2, 2, Entries[0]?.EntryID]);
    }),
    runs(20),
  );
});

test('sums count what is booked, and the funds add up to them', () => {
  const { shop } = openTwo();
  const { world, owner, bankCardId } = shop;
  must(book(shop, income, 'Góp vốn', { Amount: 5 * MILLION }));
  must(book(shop, expense, 'Chi khác', { Amount: 3 * MILLION, Method: 2, BankCardID: bankCardId }));
  must(book(shop, expense, 'Lương', { Amount: 20 * MILLION }));
  const { paymentID } = must(book(shop, expense, 'Quảng cáo', { Amount: MILLION }));
  must(cancelVoucher(world, { paymentID, Reason }, owner));
  const { total, totals, rows } = must(listVouchers(world, {}, owner));
  expect([total, rows.map((row) => row.Status)]).toEqual([4, [2, 0, 1, 1]]);
  expect(totals).toMatchObject({ Count: 2, In: 5 * MILLION, Out: 3 * MILLION, Difference: 2 * MILLION });
  expect(totals).toMatchObject({ WaitingCount: 1, WaitingOut: 20 * MILLION });
  expect(totals.Funds.map((fund) => [fund.Fund, fund.In, fund.Out])).toEqual([
    ['Tiền mặt', 5 * MILLION, 0],
    ['VCB ···5600', 0, 3 * MILLION],
  ]);
  expect(must(listVouchers(world, { accountType: 2 }, owner)).total).toBe(1);
  expect(must(listVouchers(world, { GeneralSearch: 'pc000003' }, owner)).total).toBe(1);
  expect(must(listVouchers(world, { type: 1, toDate: '2026-11-19' }, owner)).total).toBe(0);
  expect(codeOf(listVouchers(world, { fromDate: '2026-11-21', toDate: '2026-11-20' }, owner))).toBe('Invalid');
  const book2 = must(getCashBook(world, { GeneralSearch: 'PC000003' }, owner));
  expect(book2.book.Entries.map((entry) => entry.VoucherNo)).toEqual(['PC000003', 'PC000003']);
});

test('the company keeps vouchers of its own, sees those of its shops and may not touch them', () => {
  const shop = openShop();
  const company = openCompany(shop);
  const { paymentID } = must(book(shop, income, 'Thu khác', { Amount: MILLION }));
  const own = must(book(shop, income, 'Góp vốn', { Amount: 900 * MILLION }, company));
  expect([own.Code, own.ShopID]).toEqual(['PT000001', COMPANY_SHOP_ID]);
  expect(balanceOf(shop.world, COMPANY_SHOP_ID, accounts.cash)).toBe(900 * MILLION);
  expect(must(listVouchers(shop.world, {}, company)).total).toBe(2);
  expect(must(listVouchers(shop.world, { searchShopID: COMPANY_SHOP_ID }, company)).total).toBe(1);
  expect(must(listVouchers(shop.world, {}, shop.owner)).total).toBe(1);
  expect(codeOf(cancelVoucher(shop.world, { paymentID, Reason }, company))).toBe('NotFound');
  expect(codeOf(getVoucher(shop.world, { paymentID: own.paymentID }, shop.owner))).toBe('NotFound');
  const foreign = { ConfigID: 3, Amount: 5, Method: 1 as const, Description: 'Thử' };
  expect(codeOf(addVoucher(shop.world, income, foreign, company))).toBe('NotFound');
});

function book(shop: TestShop, kind: VoucherKind, name: string, more: object, context: Context = shop.owner) {
  const ConfigID = typeOf(shop, name, context);
  const command = { ConfigID, Amount: 5, Method: 1 as const, Description: `Phiếu ${name}`, ...more };
  return addVoucher(shop.world, kind, command, context);
}

function decide(shop: TestShop, paymentID: number, more: object, context: Context = shop.owner) {
  const voucher = shop.world.vouchers.get(paymentID);
  if (!voucher || !hasVoucherType(voucher)) throw new Error('The test has no such voucher.');
  const { ConfigID, Amount, Method, Description, Version } = voucher;
  const command = { paymentID, ConfigID, Amount, Method, Description, Version, ...more };
  return decideVoucher(shop.world, voucher.type, command, context);
}

function typeOf({ world }: TestShop, name: string, { shopId }: Context): number {
  return world.voucherTypes.by('shop', shopId).find((row) => row.name === name)?.ConfigID ?? 0;
}

function owe({ world, owner }: TestShop, DebtType: 1 | 3, PartyID: number, Amount: number): void {
  must(adjustDebt(world, { DebtType, PartyID, Amount, Reason: 'Số dư mang từ sổ cũ sang' }, owner));
}

/** Accounts whose balance is another than before, with the difference. */
function moved({ world }: TestShop, before: Map<string, number>): Record<string, number> {
  const changes = [...foldBalances(world)].map(
    ([account, now]) => [account, now - (before.get(account) ?? 0)] as const,
  );
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
