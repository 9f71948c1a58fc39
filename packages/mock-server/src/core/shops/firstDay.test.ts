import { expect, test } from 'vitest';
import { addBadExpense } from '../losses/badExpense.ts';
import type { Result } from '../command/result.ts';
import { pushMoney } from '../dayMoney/pushMoney.ts';
import { payDebt } from '../debts/payDebt.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { addLine, addWaitingLine } from '../schedules/moneyLines.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { hire, openCompany } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import { saveShop } from './saveShop.ts';

const Reason = 'Lý do trong bài thử';
const AT = '2025-12-31T10:00:00+07:00';
const DAY = '2025-12-31';
const MONEY = { Amount: 1_000_000, Method: 1 } as const;

type Dated = (shop: TestShop, ScheduleID: number) => Result<unknown>;

const DOCUMENTS: readonly [document: string, field: string, enter: Dated][] = [
  [
    'a card payment',
    'PaidAt',
    ({ world, owner }, ScheduleID) => addLine(world, LINE_KIND.payCard, { ScheduleID, PaidAt: AT, ...MONEY }, owner),
  ],
  [
    'a waiting line',
    'PaidAt',
    ({ world, owner }, ScheduleID) =>
      addWaitingLine(world, LINE_KIND.payCard, { ScheduleID, PaidAt: AT, ...MONEY }, owner),
  ],
  [
    'a swipe',
    'SwipedAt',
    ({ world, owner, posId }, ScheduleID) =>
      addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 1_000_000, SwipedAt: AT }, owner),
  ],
  [
    'a debt payment',
    'PaidAt',
    ({ world, owner, customerId }) => payDebt(world, { CustomerID: customerId, PaidAt: AT, ...MONEY }, owner),
  ],
  [
    'a voucher',
    'VoucherDate',
    ({ world, owner }) => {
      const ConfigID = world.voucherTypes.by('shop', owner.shopId).find((row) => row.type === 1)?.ConfigID ?? 0;
      return addVoucher(world, 1, { ConfigID, VoucherDate: DAY, Description: 'Thu khác', ...MONEY }, owner);
    },
  ],
  [
    'a loss',
    'Date',
    ({ world, owner }) => addBadExpense(world, { Kind: 1, Amount: 1, Date: DAY, Fund: { Method: 1 }, Reason }, owner),
  ],
  [
    'money from the company',
    'Date',
    ({ world, owner }) =>
      pushMoney(world, { Kind: 1, ToShopID: owner.shopId, Amount: 1, Date: DAY }, { ...owner, shopId: -111 }),
  ],
];

test.each(DOCUMENTS)('%s is not dated before the first day', (_document, field, enter) => {
  const shop = openShop();
  openCompany(shop);
  const { ScheduleID } = startOrder(shop, { Amount: 5_000_000 });
  const before = imageOf(shop.world);
  expect(enter(shop, ScheduleID)).toEqual({
    ok: false,
    code: 'BeforeFirstDay',
    message: 'Ngày ghi sổ trước ngày đầu tiên của cửa hàng 01/01/2026',
    field,
  });
  expect(imageOf(shop.world)).toBe(before);
});

test('a shop begins on the day it was opened; its owner moves that day, never past the first entry', () => {
  const { world, owner } = openShop();
  const cashier = hire({ world, owner } as TestShop, 'thungan', { MenuID: 1, ActionIDs: [1, 3] });
  const shop = world.shops.get(owner.shopId);
  if (shop) world.shops.put({ ...shop, FirstDate: undefined });
  expect(firstDayOf(world, owner.shopId)).toBe('2026-11-20');
  expect(firstDayOf(world, 99)).toBe('');
  const form = { ShopID: owner.shopId, ShopName: 'Thẻ Thử', RoundFeeTo: 1, NotifyDays: 7, Status: 1 } as const;
  const move = (FirstDate: string, context = owner) =>
    saveShop(world, { ...form, FirstDate, Version: world.shops.get(owner.shopId)?.Version }, context);
  expect(codeOf(move('2026-11-21'))).toBe('FutureDate');
  expect(codeOf(move('2026-02-30'))).toBe('FutureDate');
  expect(codeOf(move('2026-11-01', cashier))).toBe('Forbidden');
  must(move('2026-11-01'));
  expect(firstDayOf(world, owner.shopId)).toBe('2026-11-01');
  must(move('2026-11-20'));
  expect(codeOf(move('2026-11-21', { ...owner, businessDate: '2026-11-25' }))).toBe('InUse');
});

test('only the owner decides what happens when a fund is short', () => {
  const { world, owner } = openShop();
  const form = { ShopID: owner.shopId, ShopName: 'Thẻ Thử', RoundFeeTo: 1, NotifyDays: 7, Status: 1 } as const;
  const save = (NegativeFunds: 1 | 2 | 3, context = owner) =>
    saveShop(world, { ...form, NegativeFunds, Version: world.shops.get(owner.shopId)?.Version }, context);
  must(save(1));
  const log = world.actions.rows.at(-1);
  expect([log?.OldValue, log?.NewValue]).toEqual([
    expect.stringContaining('"NegativeFunds":3'),
    expect.stringContaining('"NegativeFunds":1'),
  ]);
  const user = world.users.get(owner.userId);
  if (user) world.users.put({ ...user, GroupID: 2 });
  expect(codeOf(save(3))).toBe('Forbidden');
  expect(world.shops.get(owner.shopId)?.NegativeFunds).toBe(1);
});
