import { describe, expect, test } from 'vitest';
import { saveBankCard } from '../bankCards/bankCards.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { trialBalance } from '../ledger/audit.ts';
import { getCashBook } from '../reports/money/cashBook.ts';
import { getCashFlow } from '../reports/money/cashFlow.ts';
import { getCollectExpense } from '../reports/money/collectExpense.ts';
import { resultOf } from '../reports/figures/resultFigures.ts';
import { openCompany } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { addDays } from '../values/dates.ts';
import { cancelVoucher } from './cancelVoucher.ts';
import { listVouchers } from './listVouchers.ts';
import { transferFund, type TransferCommand } from './transferFund.ts';
import { getVoucher } from './voucherView.ts';

const MILLION = 1_000_000;
const Reason = 'Ghi nhầm quỹ';
const YESTERDAY = '2026-11-19';
const TODAY = '2026-11-20';
const DAYS = { fromDate: '2026-11-01', toDate: TODAY };

describe('a transfer', () => {
  test('moves its amount from one fund to the other, and neither result nor capital knows of it', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const before = fundsOf(shop);
    const result = () => resultOf(world, [owner.shopId], { from: TODAY, to: TODAY });
    const earned = result();
    const voucher = must(toBank(shop, { Amount: 50 * MILLION }));
    expect(voucher).toMatchObject({ Code: 'CQ000001', Status: 1, type: 3 });
    expect(fundsOf(shop)).toEqual({ cash: before.cash - 50 * MILLION, bank: before.bank + 50 * MILLION });
    expect(result()).toEqual(earned);
    expect([...trialBalance(world).values()]).toEqual([0]);
    expect(must(toBank(shop, { Amount: 5 })).Code).toBe('CQ000002');
    expect(world.vouchers.get(voucher.paymentID)?.Description).toBe('Chuyển quỹ từ Tiền mặt sang VCB ···5600');
  });

  test('of any amount needs no second person', () => {
    const shop = openShop();
    expect(must(toBank(shop, { Amount: 900 * MILLION })).Status).toBe(1);
  });

  test('stands in the cash book as two lines with one number, in the cash flow as a column that is 0 over all funds', () => {
    const shop = openShop();
    const { world, owner } = shop;
    must(toBank(shop, { Amount: 3 * MILLION }));
    const { book } = must(getCashBook(world, { GeneralSearch: 'CQ000001' }, owner));
    expect(book.Entries.map((line) => [line.VoucherNo, line.Fund, line.In, line.Out])).toEqual([
      ['CQ000001', 'Tiền mặt', 0, 3 * MILLION],
      ['CQ000001', 'VCB ···5600', 3 * MILLION, 0],
    ]);
    const { rows, totals } = must(getCashFlow(world, DAYS, owner));
    expect(rows.map((row) => row.Transferred)).toEqual([-3 * MILLION, 3 * MILLION]);
    expect(totals).toMatchObject({ Transferred: 0, TotalIn: totals.OtherIn, OtherOut: 0, TotalOut: 0 });
  });

  test('is listed beside vouchers without being income or expense, and is found by its number and both its funds', () => {
    const shop = openShop();
    const { world, owner, bankCardId } = shop;
    must(toBank(shop, { Amount: 3 * MILLION }));
    const { rows, totals } = must(listVouchers(world, {}, owner));
    expect(rows.map((row) => [row.ConfigName, row.Fund, row.ToFund, row.CanCancel])).toEqual([
      ['Chuyển quỹ', 'Tiền mặt', 'VCB ···5600', true],
    ]);
    expect(totals).toMatchObject({ Count: 0, In: 0, Out: 0, Difference: 0, Transferred: 3 * MILLION, Funds: [] });
    const found = (query: object) => must(listVouchers(world, query, owner)).total;
    expect([{ type: 3 }, { accountType: 1 }, { accountID: bankCardId }, { GeneralSearch: 'cq0' }].map(found)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(found({ type: 2 })).toBe(0);
    expect(must(getCollectExpense(world, DAYS, owner)).rows).toEqual([]);
  });

  test.each<[string, Partial<TransferCommand>, string, string?]>([
    ['nothing', { Amount: 0 }, 'Invalid', 'Amount'],
    ['half a đồng', { Amount: 0.5 }, 'Invalid', 'Amount'],
    ['cash to cash', { ToMethod: 1, ToBankCardID: undefined }, 'Invalid', 'ToMethod'],
    ['an account to itself', { Method: 2, BankCardID: 1 }, 'Invalid', 'ToMethod'],
    ['to no account', { ToBankCardID: undefined }, 'Invalid', 'ToBankCardID'],
    ['from no account', { Method: 2 }, 'Invalid', 'BankCardID'],
    ['to a stranger’s account', { ToBankCardID: 99 }, 'NotFound'],
    ['a day that is none', { VoucherDate: '2026-02-30' }, 'Invalid', 'VoucherDate'],
    ['a day to come', { VoucherDate: '2026-11-21' }, 'FutureDate'],
    ['a day before the first', { VoucherDate: '2020-01-01' }, 'BeforeFirstDay', 'VoucherDate'],
    ['a closed day', { VoucherDate: '2026-11-18' }, 'Locked'],
  ])('of %s is refused, and nothing changes', (_, wrong, code, field) => {
    const shop = openShop();
    setShop(shop, { LockDate: '2026-11-18', FirstDate: '2026-11-01' });
    const before = imageOf(shop.world);
    const refused = toBank(shop, wrong);
    expect([codeOf(refused), refused.ok ? undefined : refused.field]).toEqual([code, field]);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('to a stopped account is refused at its field', () => {
    const shop = openShop();
    const card = shop.world.bankCards.get(shop.bankCardId);
    if (card) shop.world.bankCards.put({ ...card, Status: 0 });
    expect(toBank(shop, {})).toMatchObject({ code: 'Inactive', field: 'ToBankCardID' });
  });

  test('that takes its fund below 0 is refused, asked about or let pass, as the shop has it', () => {
    const shop = openShop();
    const below = (why?: string) => codeOf(toBank(shop, { Amount: 900 * MILLION, Reason: why }));
    setShop(shop, { NegativeFunds: 1 });
    expect(below(Reason)).toBe('FundBelowZero');
    setShop(shop, { NegativeFunds: 2 });
    expect([below(), below(Reason)]).toEqual(['NeedReason', 'done']);
    setShop(shop, { NegativeFunds: 3 });
    expect(below()).toBe('done');
  });

  test('out of or into a fund that was counted waits for the next day', () => {
    const shop = openShop();
    must(toBank(shop, {}));
    count(shop, TODAY);
    expect([codeOf(toBank(shop, {})), codeOf(fromBank(shop))]).toEqual(['Locked', 'Locked']);
    expect(codeOf(toBank(shop, {}, tomorrowOf(shop.owner)))).toBe('done');
  });
});

describe('its cancel', () => {
  test('lies on its day while that is open, gives both funds their money back, once, and is whole on both sides', () => {
    const shop = openShop();
    const { world, owner } = shop;
    setShop(shop, { FirstDate: '2026-11-01' });
    const before = fundsOf(shop);
    const { paymentID } = must(toBank(shop, { Amount: 7 * MILLION, VoucherDate: YESTERDAY }));
    expect(codeOf(cancelVoucher(world, { paymentID, Reason: 'x' }, owner))).toBe('ReasonRequired');
    must(cancelVoucher(world, { paymentID, Reason }, owner));
    expect(fundsOf(shop)).toEqual(before);
    const { Voucher, Entries } = must(getVoucher(world, { paymentID }, owner));
    expect([Voucher.Status, Entries.map((entry) => entry.BusinessDate)]).toEqual([2, [YESTERDAY, YESTERDAY]]);
    expect(codeOf(cancelVoucher(world, { paymentID, Reason }, owner))).toBe('AlreadyCancelled');
    expect(must(getCashFlow(world, DAYS, owner)).rows.map((row) => row.Transferred)).toEqual([0, 0]);
  });

  test.each<[string, (shop: TestShop) => void]>([
    ['the shop is closed', (shop) => setShop(shop, { LockDate: YESTERDAY })],
    ['one of its funds was counted', (shop) => count(shop, YESTERDAY)],
  ])('lies on today once on its day %s', (_, close) => {
    const shop = openShop();
    setShop(shop, { FirstDate: '2026-11-01' });
    const { paymentID } = must(toBank(shop, { VoucherDate: YESTERDAY }));
    close(shop);
    must(cancelVoucher(shop.world, { paymentID, Reason }, shop.owner));
    const { Entries } = must(getVoucher(shop.world, { paymentID }, shop.owner));
    expect(Entries.map((entry) => entry.BusinessDate)).toEqual([YESTERDAY, TODAY]);
  });
});

test('the company transfers between its own funds and none of a shop’s', () => {
  const shop = openShop();
  const company = openCompany(shop);
  const before = imageOf(shop.world);
  expect(codeOf(toBank(shop, {}, company))).toBe('NotFound');
  expect(imageOf(shop.world)).toBe(before);
  const account = {
    BankCode: 'TCB',
    AccountNo: '1903000001',
    AccountOwner: 'CONG TY',
    IsDefault: true,
    Status: 1 as const,
  };
  const { BankCardID } = must(saveBankCard(shop.world, { ...account, OpeningBalance: 0 }, company));
  const of = (key: string) => balanceOf(shop.world, COMPANY_SHOP_ID, key);
  const cash = of(accounts.cash);
  expect(must(toBank(shop, { ToBankCardID: BankCardID }, company)).ShopID).toBe(COMPANY_SHOP_ID);
  expect([of(accounts.cash) - cash, of(accounts.bank(BankCardID))]).toEqual([-MILLION, MILLION]);
  expect(codeOf(toBank(shop, { ToBankCardID: BankCardID }))).toBe('NotFound');
});

function toBank({ world, owner, bankCardId }: TestShop, more: Partial<TransferCommand>, context: Context = owner) {
  const usual = { Amount: MILLION, Method: 1 as const, ToMethod: 2 as const, ToBankCardID: bankCardId, Reason };
  return transferFund(world, { ...usual, ...more }, context);
}

function fromBank({ world, owner, bankCardId }: TestShop) {
  return transferFund(world, { Amount: MILLION, Method: 2, BankCardID: bankCardId, ToMethod: 1, Reason }, owner);
}

function fundsOf({ world, owner, bankCardId }: TestShop) {
  const of = (account: string) => balanceOf(world, owner.shopId, account);
  return { cash: of(accounts.cash), bank: of(accounts.bank(bankCardId)) };
}

function setShop({ world, owner }: TestShop, more: object): void {
  const row = world.shops.get(owner.shopId);
  if (row) world.shops.put({ ...row, ...more });
}

/** The cash box alone is counted for a day. */
function count({ world, owner }: TestShop, Date: string): void {
  must(closeDay(world, { Date, Funds: [{ Method: 1, Counted: 0, Reason }] }, owner));
}

function tomorrowOf(context: Context): Context {
  const businessDate = addDays(context.businessDate, 1);
  return { ...context, businessDate, now: `${businessDate}T09:00:00+07:00` };
}
