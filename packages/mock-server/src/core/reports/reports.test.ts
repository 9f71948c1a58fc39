import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { payCashBack } from '../cashBacks/payCashBack.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { cancelLine } from '../schedules/cancelLine.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { codeOf, contextAt, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { getCashBook } from './money/cashBook.ts';
import { getRevenueByDay } from './orders/revenueByDay.ts';

const MILLION = 1_000_000;

test('the cash book carries each fund from opening to closing, line by line, mirrors beside what they cancel', () => {
  const shop = openShop();
  const { world, owner, bankCardId } = shop;
  dayOfWork(shop);
  const line = must(addLine(world, LINE_KIND.topUp, { ScheduleID: 1, Amount: 540_000, Method: 1 }, owner));
  must(cancelLine(world, LINE_KIND.topUp, { PaymentID: line.PaymentID, Reason: 'Thu nhầm khách' }, owner));
  const { book, total, totals } = must(getCashBook(world, { fromDate: '2026-11-20', toDate: '2026-11-20' }, owner));
  expect(book.Funds).toMatchObject([
    { AccountType: 1, AccountID: undefined, Fund: 'Tiền mặt', Opening: 0, In: 540_000, Out: 540_000, Closing: 0 },
    {
      AccountType: 2,
      AccountID: bankCardId,
      Fund: 'VCB ···5600',
      Opening: 0,
      In: 500 * MILLION,
      Out: 30 * MILLION,
      Closing: 470 * MILLION,
    },
  ]);
  expect(totals).toEqual({ Opening: 0, In: 500_540_000, Out: 30_540_000, Closing: 470 * MILLION });
  const cash = book.Entries.filter((entry) => entry.AccountType === 1);
  expect([total, cash.map((entry) => [entry.In, entry.Out, entry.Balance, entry.IsCancelled])]).toEqual([
    4,
    [
      [540_000, 0, 540_000, true],
      [0, 540_000, 0, false],
    ],
  ]);
  expect(cash[1]).toMatchObject({
    ReversesEntryID: cash[0]?.EntryID,
    PartyName: 'Nguyễn Thị Hoa',
    ScheduleCode: 'HD000001',
  });
});

test('a later period opens with what the earlier one closed, and filters leave the balances true', () => {
  const shop = openShop();
  const { world, owner } = shop;
  dayOfWork(shop);
  const later = contextAt('2026-11-21T09:00:00+07:00', owner.userId, owner.shopId);
  must(
    payCashBack(world, { PosParentID: shop.posId, Amount: 29_604_000, Method: 2, BankCardID: shop.bankCardId }, later),
  );
  const { book, total } = must(
    getCashBook(world, { fromDate: '2026-11-21', accountType: 2, GeneralSearch: 'tien ve' }, later),
  );
  expect([total, book.Entries[0]?.Balance, book.Funds[0]?.Opening]).toEqual([1, 499_604_000, 470 * MILLION]);
  expect(must(getCashBook(world, { accountID: shop.bankCardId, PageSize: 1 }, later))).toMatchObject({ total: 3 });
  expect(balanceOf(world, owner.shopId, accounts.pos(shop.posId))).toBe(0);
  expect(codeOf(getCashBook(world, { fromDate: '2026-11-22', toDate: '2026-11-21' }, later))).toBe('Invalid');
});

test('revenue counts fees when settled and machine fees when swiped; the days add up and the period before is beside them', () => {
  const shop = openShop();
  const { world, owner } = shop;
  dayOfWork(shop);
  const period = { fromDate: '2026-11-19', toDate: '2026-11-21' };
  const revenue = must(getRevenueByDay(world, period, owner));
  expect(revenue.Days.map((day) => [day.Date, day.Revenue, day.GrossProfit])).toEqual([
    ['2026-11-19', 0, 0],
    ['2026-11-20', 540_000, 144_000],
    ['2026-11-21', 0, 0],
  ]);
  expect(revenue.Totals).toMatchObject({
    OrderCount: 1,
    AppointmentCount: 1,
    TotalPaidCard: 30 * MILLION,
    TotalSwipe: 30 * MILLION,
    PosFeeAmount: 396_000,
    NewCustomers: 1,
  });
  expect(revenue.Previous).toMatchObject({ OrderCount: 0, Revenue: 0 });
  expect(revenue.Debts).toMatchObject({ Customer: 540_000, Pos: 29_604_000, Partner: 0, Aff: 0 });
  expect(must(getRevenueByDay(world, { fromDate: '2026-11-21', toDate: '2026-11-23' }, owner)).Previous.Revenue).toBe(
    540_000,
  );
  expect(revenue.Shops).toHaveLength(1);
  expect(codeOf(getRevenueByDay(world, { fromDate: '2026-11-21', toDate: '2026-11-20' }, owner))).toBe('Invalid');
  expect(codeOf(getRevenueByDay(world, { fromDate: '2024-01-01', toDate: '2026-11-20' }, owner))).toBe('Invalid');
});

test('a period that runs is compared with the one before up to the same hour, a finished one with the whole of it', () => {
  const shop = openShop();
  const { world } = shop;
  dayOfWork(shop);
  const at = (moment: string) => contextAt(`2026-11-${moment}:00+07:00`, shop.owner.userId, shop.owner.shopId);
  dayOfWork({ ...shop, owner: at('20T15:00') });
  startOrder(shop, { Amount: 30 * MILLION, AppointmentDate: '2026-11-20T17:00:00+07:00' });
  const previous = (fromDate: string, toDate: string, now: string) =>
    must(getRevenueByDay(world, { fromDate, toDate }, at(now))).Previous;
  const first = { OrderCount: 1, TotalSwipe: 30 * MILLION, Revenue: 540_000, GrossProfit: 144_000, NewCustomers: 1 };
  const both = { OrderCount: 2, TotalSwipe: 60 * MILLION, Revenue: 1_080_000, GrossProfit: 288_000, NewCustomers: 1 };
  const none = { OrderCount: 0, TotalSwipe: 0, Revenue: 0, GrossProfit: 0, NewCustomers: 0 };
  expect(previous('2026-11-21', '2026-11-21', '21T08:59')).toMatchObject(none);
  expect(previous('2026-11-21', '2026-11-21', '21T09:00')).toMatchObject(first);
  expect(previous('2026-11-21', '2026-11-21', '21T14:59')).toMatchObject(first);
  expect(previous('2026-11-21', '2026-11-21', '21T15:00')).toMatchObject(both);
  expect(previous('2026-11-21', '2026-11-21', '22T08:00')).toMatchObject(both);
  expect(previous('2026-11-21', '2026-11-27', '27T10:00')).toMatchObject(first);
  expect(previous('2026-11-22', '2026-11-23', '23T08:00')).toMatchObject(both);
  expect(previous('2026-11-21', '2026-11-21', '21T08:59').AppointmentCount).toBe(3);
});

test('a reopened order earns nothing until it is settled again', () => {
  const shop = openShop();
  const { world, owner } = shop;
  dayOfWork(shop);
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 2, Note: 'Quẹt thiếu một lần' }, owner));
  const today = { fromDate: '2026-11-20', toDate: '2026-11-20' };
  expect(must(getRevenueByDay(world, today, owner)).Totals).toMatchObject({
    Revenue: 0,
    OrderCount: 0,
    PosFeeAmount: 396_000,
  });
});

test('the company sees the funds of each of its shops by name', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const row = world.shops.get(owner.shopId);
  const user = world.users.get(owner.userId);
  if (row) world.shops.put({ ...row, ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty' });
  if (user) world.users.put({ ...user, ShopIDs: [COMPANY_SHOP_ID, owner.shopId] });
  const { book } = must(getCashBook(world, {}, { ...owner, shopId: COMPANY_SHOP_ID }));
  expect(book.Funds.map((fund) => fund.Fund)).toEqual(['Tiền mặt – Thẻ Thử', 'VCB ···5600 – Thẻ Thử']);
});

/** An order of 30 tr, paid, swiped and completed. */
function dayOfWork(shop: TestShop): void {
  const { world, owner, bankCardId, posId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
  const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, line, owner));
  must(
    addWithdrawal(
      world,
      { ScheduleID, PosID: posId, Amount: 30 * MILLION, OverrideReason: 'Khách quẹt lần hai' },
      owner,
    ),
  );
  must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
}
