import { expect, test } from 'vitest';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { getBusinessResult } from '../reports/money/businessResult.ts';
import { getOrderReport } from '../reports/orders/orderReport.ts';
import { brokenTies } from '../reports/ties/ties.ts';
import { must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { orderTotals } from './orderTotals.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { addLine } from './moneyLines.ts';
import { addWithdrawal } from './swipes.ts';

const PERIOD = { fromDate: '2026-11-20', toDate: '2026-11-20' };
const AMOUNT = 30_000_000;

test.each([
  ['a discount', { AdjustKind: 1, Amount: -40_000 }, -40_000],
  ['a debt lowered', { AdjustKind: 2, Amount: -15_000 }, -15_000],
  ['a debt raised', { Amount: 25_000 }, 25_000],
] as const)('%s of an order shows in its profit and in its row, and is gone with its cancel', (_what, more, gain) => {
  const shop = settledOrder();
  const { world, owner, customerId } = shop;
  const command = { DebtType: 1 as const, PartyID: customerId, ScheduleID: 1, Reason: 'Giảm phí theo thỏa thuận' };
  const { DebtID } = must(adjustDebt(world, { ...command, ...more }, owner));
  expect(profitOf(shop)).toEqual({ ProfitAdjust: gain, Profit: 144_000 + gain });
  expect(rowsOf(shop)).toEqual([['HD000001', 144_000, gain, 144_000 + gain]]);
  const { Adjustments } = must(getBusinessResult(world, PERIOD, owner)).totals;
  expect(Adjustments).toBe(gain);
  expect(brokenTies(world, owner, PERIOD)).toEqual([]);
  must(cancelPayDebt(world, { DebtID, Reason: 'Nhập nhầm đơn' }, owner));
  expect(profitOf(shop)).toEqual({ ProfitAdjust: 0, Profit: 144_000 });
});

test('an adjustment of no order stands outside the orders, a discount without one with the orders whose debt it takes off', () => {
  const shop = settledOrder();
  const { world, owner, customerId } = shop;
  const command = { DebtType: 1 as const, PartyID: customerId, Reason: 'Giảm phí theo thỏa thuận' };
  must(adjustDebt(world, { ...command, Amount: 25_000 }, owner));
  must(adjustDebt(world, { ...command, Amount: -40_000, AdjustKind: 1 }, owner));
  const rows = rowsOf(shop);
  expect(rows.map(([code]) => code)).toContain('Ngoài đơn');
  expect(rows.reduce((sum, [, , adjusted]) => sum + adjusted, 0)).toBe(-15_000);
  expect(brokenTies(world, owner, PERIOD)).toEqual([]);
});

function settledOrder(): TestShop {
  const shop = openShop();
  const { world, owner, posId, bankCardId } = shop;
  startOrder(shop, { Amount: AMOUNT });
  const paid = { ScheduleID: 1, Amount: AMOUNT, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, paid, owner));
  must(addWithdrawal(world, { ScheduleID: 1, PosID: posId, Amount: AMOUNT }, owner));
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 4 }, owner));
  return shop;
}

function profitOf({ world }: TestShop) {
  const order = world.schedules.get(1);
  if (!order) throw new Error('No order.');
  const { ProfitAdjust, Profit } = orderTotals(world, order);
  return { ProfitAdjust, Profit };
}

function rowsOf({ world, owner }: TestShop): [code: string, gross: number, adjusted: number, profit: number][] {
  return must(getOrderReport(world, PERIOD, owner)).rows.map((row) => [
    row.ScheduleCode,
    row.GrossProfit ?? 0,
    row.Adjustments,
    row.OrderProfit ?? 0,
  ]);
}
