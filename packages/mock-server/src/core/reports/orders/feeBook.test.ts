import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID } from '../../command/context.ts';
import { balanceOf } from '../../ledger/balance.ts';
import { accounts } from '../../records/accounts.ts';
import { LINE_KIND } from '../../records/schedule.ts';
import { changeScheduleStatus } from '../../schedules/changeStatus.ts';
import { addLine } from '../../schedules/moneyLines.ts';
import { addWithdrawal } from '../../schedules/swipes.ts';
import { codeOf, contextAt, must, openShop, startOrder, type TestShop } from '../../testing/openShop.ts';
import { brokenTies } from '../ties/ties.ts';
import { getFeeBook, type FeeBookQuery } from './feeBook.ts';

const PERIOD = { fromDate: '2026-09-15', toDate: '2026-11-30' };
const LAST = '2026-11-30T10:00:00+07:00';

test('days, months and quarters tell the same fees, which are those of the account, and not what was swiped', () => {
  const shop = tradedShop();
  const { world, owner } = shop;
  expect(rowsOf(shop, {})).toEqual([
    ['20/09/2026', '2026-09-20', '2026-09-20', 540_000],
    ['05/10/2026', '2026-10-05', '2026-10-05', 180_018],
    ['30/10/2026', '2026-10-30', '2026-10-30', 18],
    ['02/11/2026', '2026-11-02', '2026-11-02', 360_000],
  ]);
  expect(rowsOf(shop, { GroupBy: 'month' })).toEqual([
    ['Tháng 09/2026', '2026-09-15', '2026-09-30', 540_000],
    ['Tháng 10/2026', '2026-10-01', '2026-10-31', 180_036],
    ['Tháng 11/2026', '2026-11-01', '2026-11-30', 360_000],
  ]);
  expect(rowsOf(shop, { GroupBy: 'quarter' })).toEqual([
    ['Quý 3/2026', '2026-09-15', '2026-09-30', 540_000],
    ['Quý 4/2026', '2026-10-01', '2026-11-30', 540_036],
  ]);
  expect(book(shop, {}).totals).toEqual({ ServiceFeeAmount: 1_080_036, PartnerFeeAmount: 0, Revenue: 1_080_036 });
  expect(balanceOf(world, owner.shopId, accounts.serviceFee)).toBe(-1_080_036);
});

test('without rates there is no column of theirs; with them rows of any length come to the same rounded sum', () => {
  const shop = tradedShop();
  const { world, owner } = shop;
  expect(book(shop, {}).rows[0]).not.toHaveProperty('VatAmount');
  const row = world.shops.get(owner.shopId);
  if (row) world.shops.put({ ...row, VatPercent: 5000, PitPercent: 1 });
  const sums = { VatAmount: 54_002, PitAmount: 11 };
  for (const GroupBy of ['day', 'month', 'quarter'] as const) {
    const { rows, totals } = book(shop, { GroupBy });
    expect(totals).toMatchObject(sums);
    expect(rows.reduce((sum, { VatAmount = 0 }) => sum + VatAmount, 0)).toBe(sums.VatAmount);
    expect(rows.reduce((sum, { PitAmount = 0 }) => sum + PitAmount, 0)).toBe(sums.PitAmount);
  }
  expect(brokenTies(world, contextAt(LAST, owner.userId, owner.shopId), PERIOD)).toEqual([]);
});

test('an order reopened on a later day takes its fee off that day’s row', () => {
  const shop = tradedShop();
  const { world, owner } = shop;
  const row = world.shops.get(owner.shopId);
  if (row) world.shops.put({ ...row, VatPercent: 5000 });
  const later = contextAt(LAST, owner.userId, owner.shopId);
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 2, Note: 'Quẹt thiếu một lần' }, later));
  const { rows, totals } = book(shop, {});
  const taken = rows.filter(({ Revenue }) => Revenue < 0);
  expect(rows.reduce((sum, { Revenue }) => sum + Revenue, 0)).toBe(540_036);
  expect(taken.every(({ VatAmount = 0 }) => VatAmount < 0)).toBe(true);
  expect(totals).toMatchObject({ Revenue: 540_036, VatAmount: 27_002 });
});

test('the company sees each shop, and a wrong period is refused', () => {
  const shop = tradedShop();
  const { world, owner } = shop;
  const row = world.shops.get(owner.shopId);
  const user = world.users.get(owner.userId);
  if (row) world.shops.put({ ...row, ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty' });
  if (user) world.users.put({ ...user, ShopIDs: [COMPANY_SHOP_ID, owner.shopId] });
  const company = contextAt(LAST, owner.userId, COMPANY_SHOP_ID);
  const found = must(getFeeBook(world, { ...PERIOD, GroupBy: 'quarter' }, company));
  expect(found.rows.map(({ ShopName, Revenue }) => [ShopName, Revenue])).toEqual([
    ['Thẻ Thử', 540_000],
    ['Thẻ Thử', 540_036],
  ]);
  expect(codeOf(getFeeBook(world, { fromDate: '2026-11-02', toDate: '2026-11-01' }, company))).toBe('Invalid');
});

/** A shop with orders settled in two quarters at 1,8 %. */
function tradedShop(): TestShop {
  const shop = openShop('2026-09-20T09:00:00+07:00');
  const orders = [
    ['2026-09-20', 30_000_000],
    ['2026-10-05', 10_001_000],
    ['2026-10-30', 1_000],
    ['2026-11-02', 20_000_000],
  ] as const;
  for (const [place, [day, Amount]] of orders.entries()) {
    const ScheduleID = place + 1;
    const context = contextAt(`${day}T10:00:00+07:00`, shop.owner.userId, shop.owner.shopId);
    startOrder({ ...shop, owner: context }, { Amount, AppointmentDate: `${day}T10:00:00+07:00` });
    const paid = { ScheduleID, Amount, Method: 2 as const, BankCardID: shop.bankCardId };
    must(addLine(shop.world, LINE_KIND.payCard, paid, context));
    must(
      addWithdrawal(
        shop.world,
        { ScheduleID, PosID: shop.posId, Amount, OverrideReason: 'Khách quẹt lần hai' },
        context,
      ),
    );
    must(changeScheduleStatus(shop.world, { ScheduleID, Status: 4 }, context));
  }
  return shop;
}

function book({ world, owner }: TestShop, query: Pick<FeeBookQuery, 'GroupBy'>) {
  return must(getFeeBook(world, { ...PERIOD, ...query }, contextAt(LAST, owner.userId, owner.shopId)));
}

function rowsOf(shop: TestShop, query: Pick<FeeBookQuery, 'GroupBy'>) {
  return book(shop, query).rows.map(({ PeriodName, FromDate, ToDate, Revenue }) => [
    PeriodName,
    FromDate,
    ToDate,
    Revenue,
  ]);
}
