import { expect, test } from 'vitest';
import { LINE_KIND } from '../records/schedule.ts';
import { must, openShop, startOrder } from '../testing/openShop.ts';
import { searchSchedules } from './listSchedules.ts';
import { addLine } from './moneyLines.ts';

test('orders whose customer still owes are found with their sum, those paid, even or owed to the customer are not', () => {
  const shop = openShop();
  const { world, owner } = shop;
  for (const Amount of [10_000_000, 20_000_000, 30_000_000]) startOrder(shop, { Amount });
  const owing = () => must(searchSchedules(world, { OnlyDebt: true, SortBy: 'CustomerDebt', SortDir: 'desc' }, owner));
  expect(owing()).toMatchObject({ rows: [], totals: { CustomerDebt: 0 } });
  const pay = (kind: typeof LINE_KIND.topUp | typeof LINE_KIND.payCard, ScheduleID: number, Amount: number) =>
    must(addLine(world, kind, { ScheduleID, Amount, Method: 1 }, owner));
  pay(LINE_KIND.topUp, 1, 10_000_000);
  pay(LINE_KIND.payCard, 2, 20_000_000);
  pay(LINE_KIND.payCard, 3, 30_000_000);
  const shown = owing();
  expect(shown.rows.map(({ ScheduleID, CustomerDebt }) => [ScheduleID, CustomerDebt])).toEqual([
    [3, 30_000_000],
    [2, 20_000_000],
  ]);
  expect(shown.totals.CustomerDebt).toBe(50_000_000);
  pay(LINE_KIND.topUp, 3, 30_000_000);
  expect(owing().rows.map(({ ScheduleID }) => ScheduleID)).toEqual([2]);
});
