import { describe, expect, test } from 'vitest';
import { ACTION, MENU } from '../values/menus.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { saveBankCard } from '../bankCards/bankCards.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { getBusinessResult } from '../reports/money/businessResult.ts';
import { getCashBook } from '../reports/money/cashBook.ts';
import { getDailyReport } from '../reports/orders/dailyReport.ts';
import { hire, openCompany } from '../testing/openCompany.ts';
import { codeOf, contextAt, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { decideDifference } from './cashDifference.ts';
import { closeDay } from './closeDay.ts';
import { dayCloseView } from './dayMoneyView.ts';
import { listStartMoney } from '../reports/money/listStartMoney.ts';
import { pushMoney } from './pushMoney.ts';
import { waitingDifferences } from './waitingDifferences.ts';
import { reopenDay } from './reopenDay.ts';

const DAY = '2026-11-20';
const Reason = 'Khách đưa thiếu một tờ';

describe('a fund that was counted', () => {
  test('is locked alone: the other fund and the day stay open until it is counted too', () => {
    const shop = openShop();
    must(earn(shop, 1_000_000));
    must(count(shop, 1_000_000));
    expect(shop.world.shops.get(1)?.LockDate).toBeUndefined();
    const refused = earn(shop, 5);
    expect([codeOf(refused), refused.ok || refused.message]).toEqual([
      'Locked',
      'Quỹ Tiền mặt đã khóa đến ngày 20/11/2026',
    ]);
    must(earn(shop, 5, { Method: 2, BankCardID: shop.bankCardId }));
    const { list } = must(listStartMoney(shop.world, {}, shop.owner));
    expect(list.Funds.map(({ LockedTo }) => LockedTo)).toEqual([DAY, undefined]);
    must(countBank(shop, 500_000_005));
    expect(shop.world.shops.get(1)?.LockDate).toBe(DAY);
  });

  test('opens again although the day was never locked', () => {
    const shop = openShop();
    must(count(shop, 0));
    expect(must(listStartMoney(shop.world, {}, shop.owner)).list.CanReopen).toBe(true);
    must(reopenDay(shop.world, { Date: DAY, Reason }, shop.owner));
    must(earn(shop, 5));
  });

  test('keeps a day locked that was counted before the reopened one', () => {
    const shop = openShop();
    const next = contextAt('2026-11-21T17:00:00+07:00', shop.owner.userId, shop.owner.shopId);
    must(count(shop, 0));
    must(closeDay(shop.world, { Funds: [{ Method: 1, Counted: 0 }] }, next));
    must(countBank(shop, 500_000_000));
    must(reopenDay(shop.world, { Date: '2026-11-21', Reason }, next));
    expect(shop.world.shops.get(1)?.LockDate).toBe(DAY);
  });

  test.each<[string, (shop: TestShop, company: Context) => { ok: boolean }]>([
    ['money of the company', ({ world }, company) => pushMoney(world, { Kind: 1, ToShopID: 1, Amount: 5 }, company)],
    [
      'a loss that the fund paid',
      ({ world, owner }) => addBadExpense(world, { Kind: 4, Amount: 5, Fund: { Method: 1 }, Reason }, owner),
    ],
    [
      'another opening of its account',
      ({ world, owner, bankCardId }) => {
        const row = world.bankCards.get(bankCardId);
        if (!row) throw new Error('The shop has no account.');
        return saveBankCard(world, { ...row, OpeningBalance: 7 }, owner);
      },
    ],
  ])('refuses %s, and nothing changes', (_, deed) => {
    const shop = openShop();
    const company = openCompany(shop);
    must(count(shop, 0));
    must(countBank(shop, 500_000_000));
    const row = shop.world.shops.get(1);
    if (row) shop.world.shops.put({ ...row, LockDate: undefined });
    const before = imageOf(shop.world);
    expect(codeOf(deed(shop, company) as never)).toBe('Locked');
    expect(imageOf(shop.world)).toBe(before);
  });
});

describe('the difference of a count', () => {
  test('waits for a second person, is told meanwhile, and then makes the books what was counted', () => {
    const { shop, second } = openTwo();
    must(earn(shop, 1_000_000));
    const [close] = must(count(shop, 950_000));
    expect([close?.DifferenceStatus, cash(shop), waitingDifferences(shop.world, 1).length]).toEqual([0, 1_000_000, 1]);
    expect(told(shop)).toEqual(['Quỹ Tiền mặt đếm ngày 20/11/2026, chờ duyệt', -50_000]);
    expect(must(listStartMoney(shop.world, {}, second)).list.Differences).toMatchObject([
      { Difference: -50_000, CanApprove: true },
    ]);
    expect(codeOf(decide(shop, 1, shop.owner))).toBe('NeedApproval');
    const booked = must(decide(shop, 1, second));
    expect(booked).toMatchObject({ DifferenceStatus: 1, ApprovedBy: second.userId });
    expect([cash(shop), waitingDifferences(shop.world, 1)]).toEqual([950_000, []]);
    expect(told(shop)).toEqual(['Quỹ Tiền mặt đếm ngày 20/11/2026, đã ghi sổ', -50_000]);
    expect(dayCloseView(shop.world, booked, second)).toMatchObject({
      Expected: 1_000_000,
      In: 1_000_000,
      Out: 0,
      Difference: -50_000,
    });
    const book = must(getCashBook(shop.world, { accountType: 1, fromDate: DAY, toDate: DAY }, shop.owner));
    expect([book.totals.Closing, book.book.Entries.at(-1)?.Description]).toEqual([
      950_000,
      `Chênh lệch quỹ Tiền mặt ngày 20/11/2026: thiếu 50.000 ₫, ${Reason}`,
    ]);
    const result = must(getBusinessResult(shop.world, { fromDate: DAY, toDate: DAY }, shop.owner)).totals;
    expect(result.CashDifferences).toBe(-50_000);
    expect(codeOf(decide(shop, 1, second))).toBe('WrongStatus');
  });

  test('is booked at once where nobody else could approve it, and more is money found', () => {
    const shop = openShop();
    must(earn(shop, 1_000_000));
    expect(must(count(shop, 1_000_500))).toMatchObject([{ DifferenceStatus: 1 }]);
    expect([cash(shop), balanceOf(shop.world, 1, accounts.cashDifference)]).toEqual([1_000_500, -500]);
  });

  test('refused posts nothing, stays in sight, and the fund may be counted again for its day', () => {
    const { shop, second } = openTwo();
    must(earn(shop, 1_000_000));
    must(count(shop, 950_000));
    must(countBank(shop, 500_000_000));
    expect(codeOf(count(shop, 1_000_000))).toBe('Locked');
    expect(codeOf(decide(shop, 3, second, ''))).toBe('ReasonRequired');
    expect(must(decide(shop, 3, second))).toMatchObject({ DifferenceStatus: 3, RefuseReason: Reason });
    expect([cash(shop), told(shop)?.[0]]).toEqual([1_000_000, 'Quỹ Tiền mặt đếm ngày 20/11/2026, bị từ chối']);
    expect(must(count(shop, 1_000_000)).map((close) => close.DifferenceStatus)).toEqual([undefined]);
    expect([shop.world.shops.get(1)?.LockDate, told(shop)]).toEqual([DAY, undefined]);
    expect(codeOf(count(shop, 1_000_000))).toBe('Locked');
  });

  test('found again by a later count is decided on there, once', () => {
    const { shop, second } = openTwo();
    must(earn(shop, 1_000_000));
    must(count(shop, 950_000));
    const next = contextAt('2026-11-21T17:00:00+07:00', shop.owner.userId, 1);
    must(closeDay(shop.world, { Funds: [{ Method: 1, Counted: 950_000, Reason }] }, next));
    expect(codeOf(decide(shop, 1, second))).toBe('WrongStatus');
    const [old, again] = shop.world.dayCloses.rows.map((row) => dayCloseView(shop.world, row, shop.owner));
    const ReplacedByName = shop.world.users.get(shop.owner.userId)?.FullName;
    expect(old).toMatchObject({ IsReplaced: true, ReplacedOn: '2026-11-21', ReplacedByName });
    expect(again).toMatchObject({ IsReplaced: false });
    must(decide(shop, 1, { ...second, ...dayOf(next) }, undefined, 2));
    expect(cash(shop)).toBe(950_000);
  });

  test('is dated today once the shop was closed beyond its day', () => {
    const { shop, second } = openTwo();
    must(earn(shop, 1_000_000));
    must(count(shop, 950_000));
    const row = shop.world.shops.get(1);
    if (row) shop.world.shops.put({ ...row, LockDate: '2026-11-22' });
    const later = contextAt('2026-11-23T09:00:00+07:00', second.userId, 1);
    const { EntryID = 0 } = must(decide(shop, 1, later));
    expect(shop.world.books.entries[EntryID - 1]?.BusinessDate).toBe('2026-11-23');
  });

  test('leaves with the close that is reopened', () => {
    const { shop, second } = openTwo();
    must(earn(shop, 1_000_000));
    must(count(shop, 950_000));
    must(decide(shop, 1, second));
    must(reopenDay(shop.world, { Date: DAY, Reason }, shop.owner));
    expect([cash(shop), balanceOf(shop.world, 1, accounts.cashDifference)]).toEqual([1_000_000, 0]);
    expect(codeOf(decide(shop, 1, second))).toBe('WrongStatus');
    expect(must(count(shop, 1_000_000)).map((close) => close.DifferenceStatus)).toEqual([undefined]);
  });

  test.each<[string, (shop: TestShop, second: Context) => Parameters<typeof decideDifference>, string]>([
    ['of no count', ({ world }, second) => [world, { CloseID: 9, Status: 1 }, second], 'NotFound'],
    ['without an answer', ({ world }, second) => [world, { CloseID: 1 }, second], 'Invalid'],
    [
      'by who has no right',
      (shop) => [
        shop.world,
        { CloseID: 1, Status: 1 },
        hire(shop, 'thungan', { MenuID: MENU.advances, ActionIDs: [ACTION.view] }),
      ],
      'Forbidden',
    ],
    [
      'of another shop',
      ({ world }, second) => [world, { CloseID: 1, Status: 1 }, { ...second, shopId: 9 }],
      'NotFound',
    ],
  ])('%s is decided by nobody', (_, asked, code) => {
    const { shop, second } = openTwo();
    must(count(shop, 50_000));
    expect(codeOf(decideDifference(...asked(shop, second)))).toBe(code);
    expect(cash(shop)).toBe(0);
  });
});

function openTwo() {
  const shop = openShop();
  const second = hire(shop, 'ketoan', { MenuID: MENU.advances, ActionIDs: [ACTION.view, ACTION.approve] });
  return { shop, second };
}

function count(shop: TestShop, Counted: number) {
  return closeDay(shop.world, { Date: DAY, Funds: [{ Method: 1, Counted, Reason }] }, shop.owner);
}

function countBank(shop: TestShop, Counted: number) {
  return closeDay(shop.world, { Date: DAY, Funds: [{ Method: 2, BankCardID: shop.bankCardId, Counted }] }, shop.owner);
}

function decide(shop: TestShop, Status: 1 | 3, context: Context, why = Reason, CloseID = 1) {
  return decideDifference(shop.world, { CloseID, Status, Reason: why }, context);
}

function dayOf({ now, businessDate }: Context) {
  return { now, businessDate };
}

function earn(shop: TestShop, Amount: number, fund: { Method: 1 | 2; BankCardID?: number } = { Method: 1 }) {
  return addVoucher(shop.world, 1, { ConfigID: 3, Amount, ...fund, Description: 'Thu tại quầy' }, shop.owner);
}

function cash({ world, owner }: TestShop): number {
  return balanceOf(world, owner.shopId, accounts.cash);
}

/** The difference of a count that the report of the day tells. */
function told({ world, owner }: TestShop): [string, number] | undefined {
  const { Differences } = must(getDailyReport(world, { date: DAY }, owner));
  const row = Differences.find(({ Name }) => Name.startsWith('Quỹ '));
  return row && [row.Name, row.Difference];
}
