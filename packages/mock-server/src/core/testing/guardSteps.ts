/** Steps of a story that run into the guards of money, with and without a reason. */
import { done } from '../command/result.ts';
import { COMPANY_SHOP_ID } from '../command/context.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { addLine, addWaitingLine } from '../schedules/moneyLines.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Step, type Told } from './storyStep.ts';

/** Shop and company refuse, ask or allow from now on that a fund falls below 0. */
export function changeFundRule(stage: Stage, { b }: Step): Told {
  const NegativeFunds = pickFrom([1, 2, 3] as const, b) ?? 2;
  for (const id of [stage.owner.shopId, COMPANY_SHOP_ID]) {
    const shop = stage.world.shops.get(id);
    if (shop) stage.world.shops.put({ ...shop, NegativeFunds });
  }
  return { words: `quỹ âm: ${NegativeFunds}`, result: done(undefined) };
}

/** A card is paid, or a customer pays in, a đồng more or less than the order is about, now or later. */
export function payAround(stage: Stage, step: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, step.a);
  if (!order) return undefined;
  const kind = step.b % 3 === 0 ? LINE_KIND.topUp : LINE_KIND.payCard;
  const Amount = (kind === LINE_KIND.topUp ? 2 : 1) * order.Amount + (step.b % 4) - 1;
  const OverrideReason = step.flag ? REASON : undefined;
  const command = { ScheduleID: order.ScheduleID, Amount, OverrideReason, ...waysOf(stage, step) };
  const add = step.b % 5 === 4 ? addWaitingLine : addLine;
  const words = `${order.Code} dòng loại ${kind} ${Amount} đ ${step.flag ? 'có' : 'không'} lý do`;
  return { words, result: add(stage.world, kind, command, nowOf(stage)) };
}

/** Money is taken out of a fund by a voucher, with a reason or without; now and then on a day before the shop's first. */
export function takeOut(stage: Stage, step: Step): Told | undefined {
  const { world, owner } = stage;
  const type = world.voucherTypes.by('shop', owner.shopId).find((row) => row.type === 2 && row.PartyType === undefined);
  if (!type) return undefined;
  const { Method, BankCardID } = waysOf(stage, step);
  const VoucherDate = step.b % 7 === 3 ? '2025-12-31' : undefined;
  const Reason = step.flag ? REASON : undefined;
  const command = { ConfigID: type.ConfigID, Amount: Math.min(step.amount, 9_000_000), Method, BankCardID };
  const result = addVoucher(world, 2, { ...command, Description: 'Chi thử', VoucherDate, Reason }, nowOf(stage));
  return { words: `chi ${command.Amount} đ ngày ${VoucherDate ?? 'nay'} ${step.flag ? 'có' : 'không'} lý do`, result };
}
