import { expect, test } from 'vitest';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { foldBalances } from '../testing/paperRules.ts';
import { addBadExpense, deleteBadExpense, type BadExpenseCommand } from './badExpense.ts';
import { listBadExpenses } from './listBadExpenses.ts';

const MILLION = 1_000_000;
const Reason = 'Thẻ bị khóa sau khi nạp';

test('a loss on a card writes off what its customer owes; what is got back stands beside it', () => {
  const shop = owing(2 * MILLION);
  const { world, owner, customerId, cardId } = shop;
  const loss = must(add(shop, { CardDataID: cardId, Amount: 1_500_000 }));
  expect(loss).toMatchObject({ CustomerID: customerId, Status: 1, RecoveredAmount: 0 });
  expect(balances(shop)).toEqual([500_000, 1_500_000, 0, 0]);
  const more = { id: loss.id, Version: 1, Amount: 1_500_000, RecoveredAmount: 400_000 };
  must(add(shop, more));
  expect(balances(shop)).toEqual([500_000, 1_500_000, -400_000, 400_000]);
  expect(codeOf(add(shop, more))).toBe('Stale');
  expect(codeOf(add(shop, { ...more, Version: 2 }))).toBe('Invalid');
  expect(codeOf(add(shop, { ...more, Version: 2, RecoveredAmount: 1_500_001 }))).toBe('OverLimit');
  const { totals, rows } = must(listBadExpenses(world, { GeneralSearch: 'hoa 4821' }, owner));
  expect([totals, rows[0]?.CardLast4]).toEqual([
    { Count: 1, Amount: 1_500_000, RecoveredAmount: 400_000, NetAmount: 1_100_000 },
    '4821',
  ]);
});

test('a loss on an order stays within what it owes and lowers it there', () => {
  const shop = openShop();
  const { world, owner, bankCardId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, line, owner));
  expect(codeOf(add(shop, { ScheduleID, Amount: 30 * MILLION + 1 }))).toBe('OverDebt');
  must(add(shop, { ScheduleID, Amount: 20 * MILLION }));
  const order = world.schedules.get(ScheduleID);
  expect(order && orderTotals(world, order).TotalAdjust).toBe(-20 * MILLION);
});

test('a fund may pay it, and deleting gives everything back', () => {
  const shop = openShop();
  const { world, owner, bankCardId } = shop;
  const before = foldBalances(world);
  const fund = { Method: 2 as const, BankCardID: bankCardId };
  const loss = must(add(shop, { Kind: 2, Amount: 3 * MILLION, Fund: fund, RecoveredAmount: MILLION }));
  expect(balanceOf(world, owner.shopId, accounts.bank(bankCardId))).toBe(497 * MILLION);
  expect(codeOf(deleteBadExpense(world, { id: loss.id, Reason: 'x' }, owner))).toBe('ReasonRequired');
  must(deleteBadExpense(world, { id: loss.id, Reason }, owner));
  for (const [account, balance] of foldBalances(world))
    expect([account, balance]).toEqual([account, before.get(account) ?? 0]);
  expect(codeOf(deleteBadExpense(world, { id: loss.id, Reason }, owner))).toBe('AlreadyCancelled');
  expect(codeOf(add(shop, { id: loss.id, Version: 2, Amount: 3 * MILLION, RecoveredAmount: 2 * MILLION }))).toBe(
    'WrongStatus',
  );
  expect(must(listBadExpenses(world, { toDate: '2026-11-20' }, owner)).totals).toEqual({
    Count: 0,
    Amount: 0,
    RecoveredAmount: 0,
    NetAmount: 0,
  });
  expect(must(listBadExpenses(world, { id: loss.id }, owner)).rows).toMatchObject([{ id: loss.id, Status: 2 }]);
  expect(must(listBadExpenses(world, { id: loss.id + 1 }, owner)).rows).toEqual([]);
  expect(codeOf(listBadExpenses(world, { fromDate: '2026-11-21', toDate: '2026-11-20' }, owner))).toBe('Invalid');
});

test.each<[string, Partial<BadExpenseCommand>, string]>([
  ['on nothing', { CardDataID: undefined }, 'Invalid'],
  ['of nothing', { Amount: 0 }, 'Invalid'],
  ['beyond what is owed', { Amount: 2 * MILLION + 1 }, 'OverDebt'],
  ['without words', { Reason: 'x' }, 'ReasonRequired'],
  ['on no card', { CardDataID: 99 }, 'NotFound'],
  ['on no order', { ScheduleID: 99 }, 'NotFound'],
  ['paid by no account', { Fund: { Method: 2 } }, 'Invalid'],
  ['recovered into no account', { RecoveredTo: { Method: 2, BankCardID: 9 } }, 'NotFound'],
  ['recovered beyond it', { RecoveredAmount: 6 }, 'OverLimit'],
  ['on a day to come', { Date: '2026-11-21' }, 'FutureDate'],
  ['on a day that is none', { Date: '2026-02-30' }, 'Invalid'],
  ['that is not there', { id: 9 }, 'NotFound'],
])('a loss %s is refused and nothing changes', (_, wrong, code) => {
  const shop = owing(2 * MILLION);
  const before = imageOf(shop.world);
  expect(codeOf(add(shop, { CardDataID: shop.cardId, Amount: 5, ...wrong }))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

function add({ world, owner }: TestShop, more: Partial<BadExpenseCommand> & { Amount: number }) {
  return addBadExpense(world, { Kind: 1, Reason, ...more }, owner);
}

/** A shop whose customer owes so much outside orders. */
function owing(Amount: number): TestShop {
  const shop = openShop();
  const party = { DebtType: 1 as const, PartyID: shop.customerId };
  must(adjustDebt(shop.world, { ...party, Amount, Reason: 'Số dư mang từ sổ cũ sang' }, shop.owner));
  return shop;
}

function balances({ world, owner, customerId }: TestShop): number[] {
  return [accounts.customer(customerId), accounts.badDebt, accounts.lossRecovered, accounts.cash].map((account) =>
    balanceOf(world, owner.shopId, account),
  );
}
