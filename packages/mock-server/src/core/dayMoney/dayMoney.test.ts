import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { trialBalance } from '../ledger/audit.ts';
import { balanceOf } from '../ledger/balance.ts';
import { getAllShopReport } from '../reports/orders/allShops.ts';
import type { FundRef } from '../records/dayMoney.ts';
import { hire, openCompany } from '../testing/openCompany.ts';
import { codeOf, contextAt, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { closeDay, type CloseCommand } from './closeDay.ts';
import { expectedOf } from './expectedFund.ts';
import { dayCloseView } from './dayMoneyView.ts';
import { listPushMoney, listStartMoney } from '../reports/money/listStartMoney.ts';
import { pushMoney, type PushCommand } from './pushMoney.ts';
import { reopenDay } from './reopenDay.ts';

const MILLION = 1_000_000;
const ToShopID = 1;
const Reason = 'Ghi thiếu một phiếu chi';

describe('pushing', () => {
  test('posts in both books: what the shop owes is what the company is owed', () => {
    const { shop, company } = openBoth();
    const fromBank = { FromFund: { Method: 1 as const }, ToFund: { Method: 2 as const, BankCardID: shop.bankCardId } };
    must(pushMoney(shop.world, { Kind: 1, ToShopID, Amount: 50 * MILLION, ...fromBank }, company));
    must(pushMoney(shop.world, { Kind: 2, ToShopID, Amount: 10 * MILLION }, company));
    const back = must(pushMoney(shop.world, { Kind: 3, Amount: 45 * MILLION }, shop.owner));
    expect(back).toMatchObject({ ToShopID, FromFund: { Method: 1 }, ToFund: { Method: 1 } });
    const { list, totals } = must(listStartMoney(shop.world, {}, company));
    expect(list.Shops).toMatchObject([{ StartMoney: 50 * MILLION, Advances: 10 * MILLION, Owed: 15 * MILLION }]);
    expect(totals).toMatchObject({ Opening: 0, Returned: 45 * MILLION, Owed: 15 * MILLION });
    expect(between(shop)).toBe(0);
    const beside = must(getAllShopReport(shop.world, { fromDate: '2026-11-20', toDate: '2026-11-20' }, company));
    expect(beside.rows.map((row) => row.CompanyDebt)).toEqual([-15 * MILLION, 15 * MILLION]);
    expect([...trialBalance(shop.world).values()]).toEqual([0, 0]);
    expect(must(listPushMoney(shop.world, { Kind: 3 }, company))).toMatchObject({ total: 1 });
    expect(must(listPushMoney(shop.world, {}, shop.owner)).totals.Difference).toBe(15 * MILLION);
  });

  test.each<[string, Partial<PushCommand>, 'company' | 'shop', string]>([
    ['by the shop itself', {}, 'shop', 'Forbidden'],
    ['to no shop', { ToShopID: 77 }, 'company', 'NotFound'],
    ['to the company', { ToShopID: COMPANY_SHOP_ID }, 'company', 'NotFound'],
    ['of nothing', { Amount: undefined }, 'company', 'Invalid'],
    ['from an account of the shop', { FromFund: { Method: 2, BankCardID: 1 } }, 'company', 'NotFound'],
    ['into no account', { ToFund: { Method: 2 } }, 'company', 'Invalid'],
    ['returning more than is owed', { Kind: 3 }, 'shop', 'OverDebt'],
    ['on a day to come', { Date: '2026-11-21' }, 'company', 'FutureDate'],
    ['on a closed day of the shop', { Date: '2026-11-18' }, 'company', 'Locked'],
  ])('%s is refused and nothing changes', (_, wrong, who, code) => {
    const { shop, company } = openBoth();
    lock(shop, '2026-11-18');
    const before = imageOf(shop.world);
    const command = { Kind: 1 as const, ToShopID, Amount: 5, ...wrong };
    expect(codeOf(pushMoney(shop.world, command, who === 'shop' ? shop.owner : company))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('whatever is pushed and returned, both sides agree', () => {
    const step = fc.record({ Kind: fc.constantFrom(1, 2, 3), Amount: fc.integer({ min: 1, max: 60 * MILLION }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const { shop, company } = openBoth();
        for (const command of steps) pushMoney(shop.world, { ...command, ToShopID }, company);
        expect([between(shop), owed(shop) >= 0]).toEqual([0, true]);
      }),
      runs(25),
    );
  });
});

describe('closing a day', () => {
  test('keeps what was counted beside what the books say, and locks the day', () => {
    const shop = openShop();
    earn(shop, 12_400_000);
    const notes = [
      { Value: 500_000, Count: 24 },
      { Value: 50_000, Count: 7 },
    ];
    const Funds = [
      { Method: 1 as const, Counted: 12_350_000, Denominations: notes, Reason: 'Thiếu một tờ 50.000' },
      { Method: 2 as const, BankCardID: shop.bankCardId, Counted: 500 * MILLION },
    ];
    const closes = must(closeDay(shop.world, { Funds }, shop.owner)).map((row) =>
      dayCloseView(shop.world, row, shop.owner),
    );
    expect(closes.map((close) => [close.Fund, close.Expected, close.Difference])).toEqual([
      ['Tiền mặt', 12_400_000, -50_000],
      ['VCB ···5600', 500 * MILLION, 0],
    ]);
    expect(shop.world.shops.get(1)?.LockDate).toBe('2026-11-20');
    expect(codeOf(earn(shop, 5))).toBe('Locked');
    const { list } = must(listStartMoney(shop.world, {}, shop.owner));
    expect([list.Closes.length, list.LockDate, list.Funds[0]?.Closing]).toEqual([2, '2026-11-20', 12_350_000]);
  });

  test.each<[string, CloseCommand, string]>([
    ['without a count', {}, 'Invalid'],
    ['twice the same fund', { Funds: [cash(0), cash(0)] }, 'Duplicate'],
    ['with a difference and no reason', { Funds: [cash(1)] }, 'ReasonRequired'],
    [
      'with notes that do not add up',
      { Funds: [{ ...cash(0), Denominations: [{ Value: 5, Count: 1 }] }] },
      'AmountMismatch',
    ],
    ['of a fund of nobody', { Funds: [{ Method: 2, BankCardID: 9, Counted: 0 }] }, 'NotFound'],
    ['less than nothing', { Funds: [cash(-1)] }, 'Invalid'],
    ['to come', { Date: '2026-11-21', Funds: [cash(0)] }, 'FutureDate'],
    ['that is closed', { Date: '2026-11-18', Funds: [cash(0)] }, 'Locked'],
  ])('%s is refused and nothing changes', (_, command, code) => {
    const shop = openShop();
    lock(shop, '2026-11-18');
    const before = imageOf(shop.world);
    expect(codeOf(closeDay(shop.world, command, shop.owner))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('needs the right to lock, and reopening somebody else while there is one', () => {
    const shop = openShop();
    const clerk = hire(shop, 'thungan', { MenuID: MENU.advances, ActionIDs: [ACTION.view, ACTION.add] });
    expect(codeOf(closeDay(shop.world, { Funds: [cash(0)] }, clerk))).toBe('Forbidden');
    const second = hire(shop, 'ketoan', { MenuID: MENU.advances, ActionIDs: [ACTION.lockBooks] });
    must(closeDay(shop.world, { Funds: [cash(0)] }, second));
    expect(codeOf(reopenDay(shop.world, { Reason }, clerk))).toBe('Forbidden');
    expect(codeOf(reopenDay(shop.world, { Reason: 'x' }, shop.owner))).toBe('ReasonRequired');
    expect(codeOf(reopenDay(shop.world, { Reason, Date: '2026-11-21' }, shop.owner))).toBe('WrongStatus');
    const { reopening, closes } = must(reopenDay(shop.world, { Reason }, shop.owner));
    expect([reopening.Status, closes, codeOf(earn(shop, 5))]).toEqual([0, [], 'Locked']);
    const { ReopeningID } = reopening;
    const before = imageOf(shop.world);
    expect(codeOf(reopenDay(shop.world, { Reason }, second))).toBe('Duplicate');
    expect(codeOf(reopenDay(shop.world, { ReopeningID, Status: 1 }, shop.owner))).toBe('NeedApproval');
    expect(codeOf(reopenDay(shop.world, { ReopeningID, Status: 1 }, clerk))).toBe('Forbidden');
    expect(codeOf(reopenDay(shop.world, { ReopeningID, Status: 3 }, second))).toBe('ReasonRequired');
    expect(codeOf(reopenDay(shop.world, { ReopeningID }, second))).toBe('Invalid');
    expect(codeOf(reopenDay(shop.world, { ReopeningID: 9, Status: 1 }, second))).toBe('NotFound');
    expect(imageOf(shop.world)).toBe(before);
    const [undone] = must(reopenDay(shop.world, { ReopeningID, Status: 1 }, second)).closes;
    expect(undone).toMatchObject({ Status: 2, ReopenReason: Reason, ReopenedBy: second.userId });
    expect(codeOf(reopenDay(shop.world, { ReopeningID, Status: 1 }, second))).toBe('WrongStatus');
    expect([shop.world.shops.get(1)?.LockDate, codeOf(earn(shop, 5))]).toEqual([undefined, 'done']);
    expect(codeOf(reopenDay(shop.world, { Reason }, { ...shop.owner, shopId: 9 }))).toBe('WrongStatus');
  });

  test.each([
    ['the only close', undefined, ['2026-11-20'], '2026-11-20', undefined],
    ['a close over days nobody counted', '2026-11-10', ['2026-11-20'], '2026-11-20', '2026-11-10'],
    ['the last of two', undefined, ['2026-11-18', '2026-11-20'], '2026-11-20', '2026-11-18'],
    ['both of two', '2026-11-10', ['2026-11-18', '2026-11-20'], '2026-11-18', '2026-11-10'],
    ['from a day between', undefined, ['2026-11-16', '2026-11-20'], '2026-11-19', '2026-11-16'],
    ['days locked without a count', '2026-11-18', [], '2026-11-17', '2026-11-16'],
  ])('reopening %s leaves locked what was locked before, and nothing more', (_, before, closed, first, after) => {
    const shop = openShop();
    if (before) lock(shop, before);
    for (const date of closed) must(closeDay(shop.world, { Date: date, Funds: everyFund(shop, date) }, shop.owner));
    must(reopenDay(shop.world, { Reason, Date: first }, shop.owner));
    expect(shop.world.shops.get(1)?.LockDate).toBe(after);
  });

  test('reopening without a date means today: asked twice, it opens no second day', () => {
    const shop = openShop();
    const next = contextAt('2026-11-21T17:00:00+07:00', shop.owner.userId, shop.owner.shopId);
    must(closeDay(shop.world, { Funds: everyFund(shop, '2026-11-20') }, shop.owner));
    expect(codeOf(reopenDay(shop.world, { Reason }, next))).toBe('WrongStatus');
    must(closeDay(shop.world, { Funds: everyFund(shop, '2026-11-21') }, next));
    must(reopenDay(shop.world, { Reason }, next));
    const before = imageOf(shop.world);
    expect(codeOf(reopenDay(shop.world, { Reason }, next))).toBe('WrongStatus');
    expect([shop.world.shops.get(1)?.LockDate, imageOf(shop.world)]).toEqual(['2026-11-20', before]);
    expect(must(reopenDay(shop.world, { Reason, Date: '2026-11-20' }, next)).closes).toMatchObject([
      { Date: '2026-11-20', Method: 1 },
      { Date: '2026-11-20', Method: 2 },
    ]);
  });

  test('each day opens with what the day before closed with', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 * MILLION }), { minLength: 2, maxLength: 6 }), (days) => {
        const shop = openShop();
        const closes = days.map((Amount, place) => {
          const day = contextAt(`2026-11-${20 + place}T17:00:00+07:00`, shop.owner.userId, shop.owner.shopId);
          must(earn(shop, Amount, day));
          const Counted = balanceOf(shop.world, shop.owner.shopId, accounts.cash);
          const [close] = must(closeDay(shop.world, { Funds: [cash(Counted)] }, day));
          if (!close) throw new Error('The day was not closed.');
          return close;
        });
        const views = closes.map((close) => dayCloseView(shop.world, close, shop.owner));
        views.slice(1).forEach((view, place) => expect(view.Opening).toBe(views[place]?.Expected));
        expect(views.every((view) => view.Difference === 0)).toBe(true);
      }),
      runs(15),
    );
  });
});

function openBoth(): { shop: TestShop; company: Context } {
  const shop = openShop();
  return { shop, company: openCompany(shop) };
}

function cash(Counted: number) {
  return { Method: 1 as const, Counted };
}

/** Both funds as the books expect them. */
function everyFund({ world, owner, bankCardId: BankCardID }: TestShop, date: string) {
  const countOf = (fund: FundRef) => ({ ...fund, Counted: expectedOf(world, owner.shopId, fund, date).Expected });
  return [countOf({ Method: 1 }), countOf({ Method: 2, BankCardID })];
}

function earn(shop: TestShop, Amount: number, context: Context = shop.owner) {
  return addVoucher(shop.world, 1, { ConfigID: 3, Amount, Method: 1, Description: 'Thu tại quầy' }, context);
}

function lock({ world, owner }: TestShop, LockDate: string): void {
  const row = world.shops.get(owner.shopId);
  if (row) world.shops.put({ ...row, LockDate });
}

function owed({ world, owner }: TestShop): number {
  return 0 - balanceOf(world, owner.shopId, accounts.company);
}

/** The shop's account of the company and the company's of its shops together. */
function between({ world, owner }: TestShop): number {
  return balanceOf(world, owner.shopId, accounts.company) + balanceOf(world, COMPANY_SHOP_ID, accounts.company);
}
