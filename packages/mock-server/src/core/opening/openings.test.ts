import { describe, expect, test } from 'vitest';
import type { Schemas } from '@so-the/api-client';
import type { Right } from '../access/rights.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { saveBankCard } from '../bankCards/bankCards.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { compareDebt } from '../debts/compareDebt.ts';
import { listDebtByCard } from '../debts/listDebtByCard.ts';
import { orderDocuments } from '../debts/debtView.ts';
import { payDebt } from '../debts/payDebt.ts';
import { payPartner } from '../debts/payPartner.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf, closingOn } from '../ledger/balance.ts';
import { overdueOf } from '../lots/posOverdue.ts';
import { savePartner } from '../partners/savePartner.ts';
import { getBusinessResult } from '../reports/money/businessResult.ts';
import { hire } from '../testing/openCompany.ts';
import { contextAt, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { saveOpeningBalances } from './importOpenings.ts';
import { listOpeningBalances } from './listOpenings.ts';

const MILLION = 1_000_000;
const REASON = 'Sổ cũ cộng sót một tờ';
type Row = Record<string, string | number>;

describe('an opening balance', () => {
  test.each([
    ['a customer that owes', { PartyType: 1, PartyKey: 'KH000001' }, 5, 'customer/1'],
    ['a customer the shop owes', { PartyType: 1, PartyKey: '+84 987 654 321' }, -5, 'customer/1'],
    ['a telephone that lost its 0', { PartyType: 1, PartyKey: 987654321 }, 5, 'customer/1'],
    ['a partner', { PartyType: 2, PartyKey: '0933333333', PartyName: 'minh phát' }, -7, 'partner/1'],
    ['a collaborator', { PartyType: 3, PartyID: 1 }, -2, 'aff/1'],
    ['a POS', { PartyType: 4, PartyKey: '24531876' }, 9, 'pos/1'],
    ['a bank account', { PartyType: 5, PartyKey: '1017595601' }, 30, 'fund:bank/2'],
    ['the cash box', { PartyType: 6 }, 12, 'fund:cash'],
  ])('of %s is capital on the first day', (_what, words, millions, account) => {
    const shop = later();
    const before = shop.result();
    expect(shop.bring({ ...words, Amount: millions * MILLION })).toEqual(['ok']);
    expect(shop.balance(account)).toBe(millions * MILLION);
    expect(closingOn(shop.world, shop.owner.shopId, account, '2026-11-20')).toBe(millions * MILLION);
    const after = shop.result();
    expect(after.OpeningBalances - before.OpeningBalances).toBe(millions * MILLION);
    expect(after.NetProfit).toBe(before.NetProfit);
  });

  test('is replaced with a reason, not added to, and taken back by 0: every figure of the first day is as before', () => {
    const shop = later();
    const first = () => closingOn(shop.world, shop.owner.shopId, 'customer/1', '2026-11-20');
    shop.bring({ PartyType: 1, PartyID: 1, Amount: 5 * MILLION });
    expect(shop.bring({ PartyType: 1, PartyID: 1, Amount: 3 * MILLION })).toEqual(['Reason']);
    expect(shop.bring({ PartyType: 1, PartyID: 1, Amount: 3 * MILLION, Reason: 'ngắn quá' })).toEqual(['Reason']);
    expect(shop.bring({ PartyType: 1, PartyID: 1, Amount: 3 * MILLION, Reason: REASON })).toEqual(['ok']);
    expect([first(), shop.balance('customer/1')]).toEqual([3 * MILLION, 3 * MILLION]);
    expect(shop.list().rows).toMatchObject([{ PartyType: 5 }, { PartyType: 1, Amount: 3 * MILLION }]);
    expect(shop.world.actions.rows.at(-1)).toMatchObject({
      MenuID: MENU.customers,
      OldValue: '{"Amount":5000000}',
      NewValue: JSON.stringify({ Amount: 3 * MILLION, Reason: REASON }),
    });
    expect(shop.bring({ PartyType: 1, PartyID: 1, Amount: 0, Reason: REASON })).toEqual(['ok']);
    expect([first(), shop.balance('customer/1'), shop.list().total]).toEqual([0, 0, 1]);
  });

  test('of an account and of a POS is the field of their own form', () => {
    const shop = later();
    shop.bring({ PartyType: 5, PartyID: 1, Amount: 400 * MILLION, Reason: REASON });
    shop.bring({ PartyType: 4, PartyID: 1, Amount: 9 * MILLION });
    expect(shop.world.bankCards.get(1)?.OpeningBalance).toBe(400 * MILLION);
    expect(shop.world.poses.get(1)?.OpeningDebt).toBe(9 * MILLION);
    expect(shop.balance('fund:bank/1')).toBe(400 * MILLION);
    expect(overdueOf(shop.world, there(shop.world.poses.get(1)), '2026-11-25').outside).toBe(9 * MILLION);
  });

  test.each<[string, Row, string]>([
    ['an unknown customer', { PartyType: 1, PartyKey: 'KH000099', Amount: 1 }, 'PartyKey'],
    ['a party of no shop', { PartyType: 2, PartyID: 99, Amount: 1 }, ''],
    ['no party', { PartyType: 3, Amount: 1 }, 'PartyKey'],
    ['another name', { PartyType: 1, PartyKey: 'KH000001', PartyName: 'Trần Thị Mai', Amount: 1 }, 'PartyName'],
    ['half a đồng', { PartyType: 1, PartyID: 1, Amount: 0.5 }, 'Amount'],
    ['more than 1.000 tỷ', { PartyType: 1, PartyID: 1, Amount: 1_000_000_000_001 }, 'Amount'],
    ['nothing', { PartyType: 1, PartyID: 1, Amount: 0 }, 'Amount'],
    ['cash below zero', { PartyType: 6, Amount: -1 }, 'Amount'],
    ['an account below zero', { PartyType: 5, PartyID: 2, Amount: -1 }, 'Amount'],
    ['what is there already', { PartyType: 5, PartyID: 1, Amount: 500 * MILLION, Reason: REASON }, 'Amount'],
  ])('of %s is refused and changes nothing', (_what, line, field) => {
    const shop = later();
    const before = imageOf(shop.world);
    expect(shop.bring(line)).toEqual([field]);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('is refused once the first day is locked, for the shop or for the party, and says which day that is', () => {
    const shop = later();
    const line = { PartyType: 1, PartyID: 1, Amount: MILLION };
    must(compareDebt(shop.world, { DebtType: 1, PartyID: 1 }, { TheirBalance: 0, Lock: true }, shop.owner));
    expect(shop.said(line)).toMatch(/^Số dư đầu ghi vào ngày đầu tiên của cửa hàng 20\/11\/2026\. Công nợ .* đã khóa/);
    expect(shop.bring({ PartyType: 3, PartyID: 1, Amount: MILLION })).toEqual(['ok']);
    const row = there(shop.world.shops.get(shop.owner.shopId));
    shop.world.shops.put({ ...row, LockDate: '2026-11-20' });
    const before = imageOf(shop.world);
    expect(shop.said({ PartyType: 6, Amount: MILLION })).toContain('Sổ đã khóa đến ngày 20/11/2026');
    expect(imageOf(shop.world)).toBe(before);
  });

  test('takes the right to edit the record and the right to keep its books', () => {
    const shop = later();
    const line = { PartyType: 1, PartyID: 1, Amount: MILLION };
    const asked = (name: string, ...rights: Right[]) => {
      const { userId } = hire(shop, name, ...rights);
      return saveOpeningBalances(shop.world, { Rows: [line], Preview: true }, passed, { ...shop.owner, userId })
        .OkCount;
    };
    const edit = { MenuID: MENU.customers, ActionIDs: [ACTION.edit] };
    const approve = { MenuID: MENU.customerDebts, ActionIDs: [ACTION.approve] };
    expect([asked('chisua', edit), asked('chiduyet', approve), asked('nhapso', edit, approve)]).toEqual([0, 0, 1]);
  });
});

test('an opening of a fund is refused once that fund was counted, and nothing changes', () => {
  const shop = later();
  must(closeDay(shop.world, { Funds: [{ Method: 1, Counted: 0 }] }, shop.owner));
  const before = imageOf(shop.world);
  expect(shop.said({ PartyType: 6, Amount: MILLION })).toMatch(/Quỹ Tiền mặt đã khóa đến ngày 25\/11\/2026/);
  expect(imageOf(shop.world)).toBe(before);
});

describe('a debt brought along', () => {
  test('is collected like any other: it belongs to no order and no card, and is as old as the shop', () => {
    const shop = later();
    shop.bring({ PartyType: 1, PartyID: 1, Amount: 5 * MILLION });
    expect(listDebtByCard(shop.world, { customerID: 1 }, shop.owner)).toMatchObject([
      { Debt: 5 * MILLION, OrderCount: 0 },
    ]);
    expect(orderDocuments(shop.world, shop.owner.shopId, 1, shop.owner)).toMatchObject([
      { Kind: 4, Remain: 5 * MILLION, BusinessDate: '2026-11-20' },
    ]);
    const paid = must(payDebt(shop.world, { CustomerID: 1, Amount: 5 * MILLION, Method: 1 }, shop.owner));
    expect(paid.Allocations).toEqual([{ ScheduleID: 0, Amount: 5 * MILLION }]);
    expect([shop.balance('customer/1'), shop.balance('fund:cash')]).toEqual([0, 5 * MILLION]);
  });

  test('of a partner is paid by the shop', () => {
    const shop = later();
    shop.bring({ PartyType: 2, PartyID: 1, Amount: -7 * MILLION });
    must(
      payPartner(shop.world, { PartnerID: 1, Direction: 2, Amount: 7 * MILLION, Method: 2, BankCardID: 1 }, shop.owner),
    );
    expect(shop.balance('partner/1')).toBe(0);
  });
});

test('a list is judged line by line: a preview keeps nothing and says what the import does, good lines are saved, faulty ones are not', () => {
  const shop = later();
  const Rows: Row[] = [
    { PartyType: 1, PartyKey: 'KH000001', Amount: 5 * MILLION, Note: 'Sổ tay trang 12' },
    { PartyType: 1, PartyKey: '0987654321', Amount: 6 * MILLION },
    { PartyType: 2, PartyKey: 'DT0001', Amount: -7 * MILLION },
    { PartyType: 2, PartyKey: 'DT0009', Amount: 7 * MILLION },
    { PartyType: 6, Amount: 12 * MILLION },
    { PartyType: 4, PartyKey: '24531876', Amount: 9 * MILLION },
  ];
  const before = imageOf(shop.world);
  const preview = saveOpeningBalances(shop.world, { Rows, Preview: true }, passed, shop.owner);
  expect(imageOf(shop.world)).toBe(before);
  const saved = saveOpeningBalances(shop.world, { Rows }, passed, shop.owner);
  const statuses = ['ok', 'duplicate', 'ok', 'error', 'ok', 'ok'];
  expect([preview, saved].map(({ Rows: lines }) => lines.map(({ Status }) => Status))).toEqual([statuses, statuses]);
  expect(saved.Rows[1]?.Errors).toEqual([{ path: '', message: 'Trùng dòng 1' }]);
  const { totals, rows } = shop.list();
  expect(totals).toEqual({
    Funds: 512 * MILLION,
    Receivable: 14 * MILLION,
    Payable: 7 * MILLION,
    Capital: 519 * MILLION,
  });
  expect(totals.Capital).toBe(-shop.balance(accounts.openingBalance));
  expect(rows[1]?.Description).toBe('Số dư đầu của khách hàng KH000001 Nguyễn Thị Hoa: Sổ tay trang 12');
  expect(saveOpeningBalances(shop.world, { Rows }, passed, shop.owner)).toMatchObject({ OkCount: 0 });
});

const passed = (given: object) => ({ ok: true as const, command: given as Schemas['OpeningBalanceFields'] });

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Nothing there.');
  return value;
}

/** The shop five days after it was opened, with a partner and a second, empty account. */
function later() {
  const shop: TestShop = openShop();
  const { world } = shop;
  const row = there(world.shops.get(shop.owner.shopId));
  world.shops.put({ ...row, FirstDate: undefined });
  must(savePartner(world, { Name: 'Minh Phát', Phone: '0933333333' }, shop.owner));
  const second = { BankCode: 'VCB', AccountNo: '1017595601', AccountOwner: 'Trần Chủ', OpeningBalance: 0 };
  must(saveBankCard(world, second, shop.owner));
  const owner = contextAt('2026-11-25T09:00:00+07:00', shop.owner.userId, shop.owner.shopId);
  const send = (line: Row) => saveOpeningBalances(world, { Rows: [line] }, passed, owner).Rows[0];
  return {
    ...shop,
    owner,
    /** `ok`, or the cells a line is refused for. */
    bring: (line: Row) => {
      const said = send(line);
      return said?.Status === 'ok' ? ['ok'] : said?.Errors.map(({ path }) => path.slice(1));
    },
    said: (line: Row) => send(line)?.Errors[0]?.message,
    balance: (account: string) => balanceOf(world, owner.shopId, account),
    list: () => must(listOpeningBalances(world, {}, owner)),
    result: () => must(getBusinessResult(world, { fromDate: '2026-11-20', toDate: '2026-11-20' }, owner)).totals,
  };
}
