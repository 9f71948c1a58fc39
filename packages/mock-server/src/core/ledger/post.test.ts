import { expect, test } from 'vitest';
import { codeOf, imageOf, must, openShop } from '../testing/openShop.ts';
import { accounts, fundAccount, idIn, kindOf, partyAccount } from '../records/accounts.ts';
import { cacheFaults, trialBalance } from './audit.ts';
import { amountOn, balanceOf, entriesOf, entriesOfDay, causedMovementOf, movementOf, orderBalance } from './balance.ts';
import { credit, debit, transfer, type Line } from '../records/entry.ts';
import { post, type Draft } from './post.ts';
import { reverse } from './reverse.ts';

const draft = (Lines: readonly Line[], BusinessDate = '2026-11-20'): Draft => ({
  ShopID: 1,
  BusinessDate,
  RefType: 'TopUp',
  RefID: 1,
  Description: 'Thử',
  Lines,
});

test.each<[string, readonly Line[]]>([
  ['no lines', []],
  ['one line', debit(accounts.cash, 5)],
  ['an unbalanced pair', [...debit(accounts.cash, 5), ...credit(accounts.capitalIn, 4)]],
  ['half a đồng', [...debit(accounts.cash, 0.5), ...credit(accounts.capitalIn, 0.5)]],
  [
    'a zero line',
    [...debit(accounts.cash, 5), ...credit(accounts.capitalIn, 5), { Account: accounts.cash, Amount: 0 }],
  ],
  ['more than a number can hold', [...debit(accounts.cash, 2 ** 53), ...credit(accounts.capitalIn, 2 ** 53)]],
  ['orders that balance only together', [...debit(accounts.cash, 5, 1), ...credit(accounts.capitalIn, 5, 2)]],
])('an entry with %s is refused and changes nothing', (_, lines) => {
  const { world, owner } = openShop();
  const before = imageOf(world);
  expect(codeOf(post(world, draft(lines), owner))).toBe('Unbalanced');
  expect(imageOf(world)).toBe(before);
});

test('days on or before the lock date and days to come are closed', () => {
  const { world, owner } = openShop();
  const shop = world.shops.get(owner.shopId);
  if (shop) world.shops.put({ ...shop, LockDate: '2026-11-19' });
  const lines = transfer(accounts.cash, accounts.capitalIn, { ScheduleID: 0, Amount: 5 });
  expect(post(world, draft(lines, '2026-11-19'), owner)).toMatchObject({
    code: 'Locked',
    message: 'Sổ đã khóa đến ngày 19/11/2026',
  });
  expect(codeOf(post(world, draft(lines, '2026-11-21'), owner))).toBe('FutureDate');
  expect(codeOf(post(world, draft(lines), owner))).toBe('done');
});

test('a mirror gives every account back what it had, once, and is no more undone itself', () => {
  const { world, owner } = openShop();
  const lines = transfer(accounts.cash, accounts.customer(1), { ScheduleID: 3, Amount: 540_000 });
  const entry = must(post(world, draft(lines), owner));
  const mirror = must(reverse(world, entry.EntryID, 'thu nhầm', owner));
  expect(mirror).toMatchObject({ ReversesID: entry.EntryID, ScheduleID: 3, RefType: 'TopUp' });
  expect([balanceOf(world, 1, accounts.cash), orderBalance(world, 1, accounts.customer(1), 3)]).toEqual([0, 0]);
  expect(codeOf(reverse(world, entry.EntryID, 'lần nữa', owner))).toBe('AlreadyReversed');
  expect(codeOf(reverse(world, mirror.EntryID, 'hủy bút hủy', owner))).toBe('AlreadyReversed');
  expect(codeOf(reverse(world, 999, 'không có', owner))).toBe('NotFound');
});

test('closing is opening plus in less out, over any period, and the entries add up to it', () => {
  const { world, owner } = openShop();
  for (const [date, amount] of [
    ['2026-11-18', 300],
    ['2026-11-19', -100],
    ['2026-11-20', 50],
  ] as const) {
    must(
      post(world, draft(transfer(accounts.cash, accounts.capitalIn, { ScheduleID: 0, Amount: amount }), date), owner),
    );
  }
  const period = { from: '2026-11-19', to: '2026-11-19' };
  expect(causedMovementOf(world, 1, accounts.cash, period)).toEqual({
    opening: 300,
    debit: 0,
    flows: { OtherOut: 100 },
    credit: 100,
    closing: 200,
    lastDate: '2026-11-19',
  });
  expect(
    entriesOf(world, 1, accounts.cash, { from: '2026-11-19' }).map((entry) => amountOn(entry, accounts.cash)),
  ).toEqual([-100, 50]);
  expect(entriesOfDay(world, 1, '2026-11-18')).toHaveLength(1);
  expect([movementOf(world, 1, accounts.cash, {}).closing, movementOf(world, 9, 'x', {}).closing]).toEqual([250, 0]);
});

test('the auditor sees a cache that does not equal the fold', () => {
  const { world, owner } = openShop();
  must(post(world, draft(transfer(accounts.cash, accounts.capitalIn, { ScheduleID: 0, Amount: 7 })), owner));
  expect([cacheFaults(world), [...trialBalance(world).values()]]).toEqual([[], [0]]);
  const book = world.books.shops.get(1)?.get(accounts.cash);
  if (book) book.balance += 1;
  expect([cacheFaults(world), [...trialBalance(world).values()]]).toEqual([[`1|${accounts.cash}`], [1]]);
});

test('accounts name what they are for', () => {
  expect([
    kindOf(accounts.cash),
    kindOf(accounts.bank(3)),
    kindOf(accounts.serviceFee),
    kindOf(accounts.capitalIn),
  ]).toEqual(['fund', 'fund', 'income', 'equity']);
  expect([partyAccount(1, 5), partyAccount(2, 5), partyAccount(3, 5), partyAccount(4, 5)]).toEqual([
    'customer/5',
    'partner/5',
    'aff/5',
    'pos/5',
  ]);
  expect([
    idIn('fund:bank/12'),
    fundAccount({ Method: 2, BankCardID: 12 }),
    fundAccount({ Method: 1, BankCardID: 12 }),
  ]).toEqual([12, 'fund:bank/12', 'fund:cash']);
});
