import { describe, expect, test } from 'vitest';
import { trialBalance } from '../ledger/audit.ts';
import { balanceOf, orderBalance } from '../ledger/balance.ts';
import { accounts } from '../records/accounts.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { getOrderReport } from '../reports/orders/orderReport.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { cancelPayDebt } from './cancelDebt.ts';
import { debtView } from './debtView.ts';
import { offsetCustomer } from './offsetCustomer.ts';

const MILLION = 1_000_000;
const DAY = { fromDate: '2026-11-20', toDate: '2026-11-20' };

describe('what one order of a customer is owed against what another owes (domain §2(q))', () => {
  test('both fall by the same, no fund moves, no profit changes, and one cancel brings both back', () => {
    const shop = withBoth();
    const { world, owner, owing, owed, customerId } = shop;
    const before = shop.figures();
    expect([shop.on(owing), shop.on(owed)]).toEqual([3_018_000, -1_982_000]);
    const made = must(
      offsetCustomer(world, { CustomerID: customerId, Amount: 1_500_000, Note: ' trừ vào đơn cũ ' }, owner),
    );
    expect(made).toMatchObject({ Kind: 6, Amount: 1_500_000, Status: 1, Note: 'trừ vào đơn cũ' });
    expect([shop.on(owing), shop.on(owed)]).toEqual([1_518_000, -482_000]);
    expect(shop.figures()).toEqual(before);
    expect(debtView(world, made, owner)).toMatchObject({
      OffsetType: 2,
      CanCancel: true,
      Allocations: [{ ScheduleID: owed, Amount: 1_500_000 }],
      OffsetAllocations: [{ ScheduleID: owing, Amount: 1_500_000 }],
    });
    must(cancelPayDebt(world, { DebtID: made.DebtID, Reason: 'Khách không đồng ý' }, owner));
    expect([shop.on(owing), shop.on(owed), shop.figures()]).toEqual([3_018_000, -1_982_000, before]);
    expect([...trialBalance(world).values()]).toEqual([0]);
  });

  test.each([
    [{ CustomerID: 99 }, 'NotFound'],
    [{ Amount: 0 }, 'Invalid'],
    [{ Amount: 0.5 }, 'Invalid'],
    [{ Amount: 1_982_001 }, 'OverDebt'],
  ])('%o is refused and nothing changes', (wrong, code) => {
    const { world, owner, customerId } = withBoth();
    const before = imageOf(world);
    expect(codeOf(offsetCustomer(world, { CustomerID: customerId, Amount: 1, ...wrong }, owner))).toBe(code);
    expect(imageOf(world)).toEqual(before);
  });

  test('what lies on an order in work is settled there, so there is nothing to offset', () => {
    const { world, owner, customerId, on, owed } = withBoth({ isSettled: false });
    expect(on(owed)).toBe(-2_000_000);
    expect(codeOf(offsetCustomer(world, { CustomerID: customerId, Amount: 1_000 }, owner))).toBe('NoDebt');
  });

  test('all of it is offset at once, and then nothing is left to offset', () => {
    const { world, owner, customerId, on, owed } = withBoth();
    must(offsetCustomer(world, { CustomerID: customerId, Amount: 1_982_000 }, owner));
    expect(on(owed)).toBe(0);
    expect(codeOf(offsetCustomer(world, { CustomerID: customerId, Amount: 1 }, owner))).toBe('NoDebt');
  });
});

/** A customer who owes 3.018.000 đ on one order and paid 1.982.000 đ too much on another, which may still be in work. */
function withBoth({ isSettled = true } = {}) {
  const shop = openShop();
  const [owing, owed] = [order(shop, 3, 0), order(shop, 1, 3, isSettled)];
  const { world, owner, customerId } = shop;
  const account = accounts.customer(customerId);
  const profitOf = (id: number) => {
    const found = world.schedules.get(id);
    return found && orderTotals(world, found).Profit;
  };
  return {
    ...shop,
    owing,
    owed,
    on: (id: number) => orderBalance(world, owner.shopId, account, id),
    /** What an offset must leave alone: the debt, the funds, what adjustments cost, and both profits on the order and in the report. */
    figures: () => [
      balanceOf(world, owner.shopId, account),
      balanceOf(world, owner.shopId, accounts.cash),
      balanceOf(world, owner.shopId, accounts.debtAdjustment),
      profitOf(owing),
      profitOf(owed),
      ...must(getOrderReport(world, DAY, owner)).rows.map(({ Adjustments, OrderProfit }) => [Adjustments, OrderProfit]),
    ],
  };
}

/** An order of so many millions with a fee of 18.000 đ, of which the customer paid so many. */
function order(shop: TestShop, millions: number, paid: number, isSettled = true): number {
  const { world, owner, bankCardId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: millions * MILLION, CustomerFeePercent: 0, ExtraFee: 18_000 });
  const line = { ScheduleID, Amount: millions * MILLION, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, line, owner));
  const topUp = { ...line, Amount: paid * MILLION, OverrideReason: 'Khách đưa dư tiền mặt' };
  if (paid > 0) must(addLine(world, LINE_KIND.topUp, topUp, owner));
  if (isSettled) must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
  return ScheduleID;
}
