/** Steps of a story around what a partner owes and is owed. */
import { offsetPartner } from '../debts/offsetPartner.ts';
import { payPartner } from '../debts/payPartner.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Step, type Told } from './storyStep.ts';

/** The partner pays or is paid, now and then more than is open. */
export function payAnyPartner(stage: Stage, step: Step): Told {
  const Direction = pickFrom([1, 2] as const, step.b) ?? 1;
  const order = step.flag ? pickFrom(stage.world.schedules.rows, step.a) : undefined;
  const ScheduleIDs = order ? [order.ScheduleID] : undefined;
  const terms = { PartnerID: stage.partnerId, Direction, ScheduleIDs, AllowAdvance: step.a % 3 === 0 };
  const command = { ...terms, Amount: step.amount, ...waysOf(stage, step) };
  const words = `đối tác ${Direction === 1 ? 'trả' : 'được trả'} ${step.amount} đ`;
  return { words, result: payPartner(stage.world, command, nowOf(stage)) };
}

/** What the partner is owed is offset against a customer, its own orders or a POS. */
export function offset(stage: Stage, { a, b, amount }: Step): Told {
  const OffsetType = pickFrom([1, 2, 4] as const, a) ?? 2;
  const ids = { 1: pickFrom(stage.cards, b)?.customerId, 2: undefined, 4: pickFrom(stage.posIds, b) };
  const command = { PartnerID: stage.partnerId, Amount: amount, OffsetType, OffsetID: ids[OffsetType], Reason: REASON };
  const words = `cấn trừ ${amount} đ của đối tác với ${OffsetType}/${ids[OffsetType] ?? '–'}`;
  return { words, result: offsetPartner(stage.world, command, nowOf(stage)) };
}
