import { expect, test } from 'vitest';
import { LINE_KIND, SCHEDULE_STATUS } from '../records/schedule.ts';
import { must, openShop, startOrder } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { searchSchedules } from './listSchedules.ts';
import { addLine } from './moneyLines.ts';

const MILLION = 1_000_000;

test.each([{}, { GeneralSearch: 'hoa' }])('sums of %o leave out what was called off', (query) => {
  const shop = openShop();
  const { world, owner } = shop;
  const [kept, off] = [startOrder(shop, { Amount: 5 * MILLION }), startOrder(shop, { Amount: 7 * MILLION })];
  const sum = () => must(searchSchedules(world, query, owner));
  expect(sum()).toMatchObject({ total: 2, totals: { Amount: 12 * MILLION } });
  const cancel = { ScheduleID: off.ScheduleID, Status: SCHEDULE_STATUS.cancelled, Note: 'Khách đổi ý' };
  must(changeScheduleStatus(world, cancel, owner));
  expect(sum()).toMatchObject({ total: 2, totals: { Amount: 5 * MILLION, FeeAmount: 90_000 } });
  const shown = sum().rows.find(({ ScheduleID }) => ScheduleID === off.ScheduleID);
  expect([shown?.Amount, kept.Amount]).toEqual([7 * MILLION, 5 * MILLION]);
});

test.each([{}, { GeneralSearch: 'hoa' }])('an order not begun has no profit yet, nor its list of %o', (query) => {
  const shop = openShop();
  const { world, owner } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 5 * MILLION });
  const list = () => must(searchSchedules(world, query, owner));
  expect(list()).toMatchObject({ rows: [{ FeeAmount: 90_000 }], totals: { FeeAmount: 90_000, Profit: 0 } });
  expect(list().rows[0]?.Profit).toBeUndefined();
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 5 * MILLION, Method: 1 }, owner));
  expect(list()).toMatchObject({ rows: [{ Profit: 90_000 }], totals: { Profit: 90_000 } });
});
