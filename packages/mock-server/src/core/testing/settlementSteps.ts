/** Steps of a story around the day an order is settled on, its reopening, and its corrected percentages. */
import type { ScheduleStatus } from '../records/schedule.ts';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { payDebt } from '../debts/payDebt.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { correctPercent } from '../schedules/correctPercent.ts';
import { done } from '../command/result.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import { addDays } from '../values/dates.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** An order at work is settled on one of the last days, or on the next, which is refused. */
export function settleOnDay(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const order = pickFrom(
    stage.world.schedules.rows.filter(({ Status }) => Status === 2),
    a,
  );
  if (!order) return undefined;
  const SettledDate = addDays(nowOf(stage).businessDate, 1 - (b % 4));
  const Status: ScheduleStatus = flag ? 3 : 4;
  const command = { ScheduleID: order.ScheduleID, Status, SettledDate };
  return {
    words: `${order.Code} quyết toán ngày ${SettledDate}, sang trạng thái ${Status}`,
    result: changeScheduleStatus(stage.world, command, nowOf(stage)),
  };
}

/** A completed order is opened again. */
export function reopenOrder(stage: Stage, { a }: Step): Told | undefined {
  const order = pickFrom(
    stage.world.schedules.rows.filter(({ Status }) => Status === 4),
    a,
  );
  if (!order) return undefined;
  const command = { ScheduleID: order.ScheduleID, Status: 2 as const, Note: REASON };
  return { words: `mở lại ${order.Code}`, result: changeScheduleStatus(stage.world, command, nowOf(stage)) };
}

/** A percentage of an order, or of one of its swipes, was wrong. */
export function correctAnyPercent(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, a);
  if (!order) return undefined;
  const swipe = pickFrom(stage.world.swipes.by('schedule', order.ScheduleID), b);
  const right = 1000 + b * 7;
  const logWithdrawalId = swipe?.logWithdrawalId;
  const values = pickFrom(
    [
      { CustomerFeePercent: right, ExtraFee: flag ? 20_000 : undefined },
      { PosFeePercent: right, logWithdrawalId },
      { PartnerFeePercent: right, logWithdrawalId },
      { AffPercent: b, logWithdrawalId: flag ? logWithdrawalId : undefined },
    ],
    a + b,
  );
  const command = { ScheduleID: order.ScheduleID, ...values, Reason: REASON };
  const words = `${order.Code} sửa phần trăm ${JSON.stringify(values)}`;
  return { words, result: correctPercent(stage.world, command, nowOf(stage)) };
}

/** Commissions are owed with the settlement, or once the customer paid, of what is settled from now on. */
export function changeCommissionRule(stage: Stage, { b }: Pick<Step, 'b'>): Told {
  const CommissionWhen = b % 3 === 0 ? 1 : 2;
  const shop = stage.world.shops.get(stage.owner.shopId);
  if (shop) stage.world.shops.put({ ...shop, CommissionWhen });
  return { words: `hoa hồng phải trả: ${CommissionWhen}`, result: done(undefined) };
}

/** What a settled order still owes is paid, let off, lost or adjusted, to the đồng. */
export function squareOrder(stage: Stage, { a, b }: Step): Told | undefined {
  const { world } = stage;
  const owing = world.schedules.rows.flatMap((order) => {
    const Amount = order.Status === 3 || order.Status === 4 ? orderTotals(world, order).CustomerDebt : 0;
    return Amount > 0 ? [{ order, Amount }] : [];
  });
  const picked = pickFrom(owing, a);
  if (!picked) return undefined;
  const { order, Amount } = picked;
  const { ScheduleID, CustomerID } = order;
  const context = nowOf(stage);
  const words = `${order.Code} hết nợ ${Amount} đ, cách ${b % 4}`;
  if (b % 4 === 0) return { words, result: payDebt(world, { CustomerID, ScheduleID, Amount, Method: 1 }, context) };
  if (b % 4 === 3)
    return { words, result: addBadExpense(world, { Kind: 3, ScheduleID, Amount, Reason: REASON }, context) };
  const AdjustKind = b % 4 === 1 ? 1 : 2;
  const adjustment = {
    DebtType: 1 as const,
    PartyID: CustomerID,
    ScheduleID,
    Amount: -Amount,
    AdjustKind,
    Reason: REASON,
  } as const;
  return { words, result: adjustDebt(world, adjustment, context) };
}
